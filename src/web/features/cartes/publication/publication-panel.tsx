import { Card, Skeleton, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { CarteSettings } from '#contract/cartes.ts'
import { PageState } from '#web/ui/page-state.tsx'
import { ClosedCarte } from './closed-carte.tsx'
import { OpenCarte } from './open-carte.tsx'
import { publicationQuery } from './publication-api.ts'
import classes from './publication.module.css'

const TITLE_ID = 'carte-publication'

/** Whether a carte is open to everyone, at which address, and what guests do not see of it. */
export function PublicationPanel({ carte }: { carte: CarteSettings }) {
  const t = useTranslations('publication')
  const query = useQuery(publicationQuery(carte.id))
  return (
    <Card component="section" className={classes.card} aria-labelledby={TITLE_ID}>
      <Title order={2} size="h3" id={TITLE_ID}>
        {t('title')}
      </Title>
      <PageState query={query} skeleton={<Skeleton h={96} />} failureText={t('loadFailed')}>
        {(publication) => {
          const { address } = publication
          return address === null ? (
            <ClosedCarte carteId={carte.id} publication={publication} />
          ) : (
            <OpenCarte carte={carte} publication={{ ...publication, address }} />
          )
        }}
      </PageState>
    </Card>
  )
}
