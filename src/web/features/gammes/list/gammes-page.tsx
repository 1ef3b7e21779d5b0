import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { bothQueries } from '#web/lib/both-queries.ts'
import { CarteDrawing } from '#web/ui/drawings/carte.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import { gammesQuery, thresholdsQuery } from '../gammes-api.ts'
import { useNewGamme } from '../form/use-new-gamme.tsx'
import { ExportGammes } from './export-gammes.tsx'
import { GammeCards } from './gamme-cards.tsx'

/** /gammes: 'Mes Gammes' */
export function GammesPage() {
  const t = useTranslations('gammes')
  const gammes = useQuery(gammesQuery())
  const query = bothQueries(gammes, useQuery(thresholdsQuery()))
  const { add, modal } = useNewGamme()
  const items = gammes.data?.items ?? []
  return (
    <>
      <PageHeader
        title={t('title')}
        aside={<output>{gammes.data && t('count', { count: items.length })}</output>}
        actions={
          <>
            {items.some(({ nbRecettes }) => nbRecettes > 0) && <ExportGammes gammes={items} />}
            <Button onClick={add}>{t('new')}</Button>
          </>
        }
      />
      <PageState query={query} failureText={t('failure.load')} skeleton={<TableSkeleton rows={6} />}>
        {([list, thresholds]) =>
          list.items.length === 0 ? (
            <EmptyState
              drawing={<CarteDrawing />}
              title={t('empty')}
              sentence={t('teach')}
              action={<Button onClick={add}>{t('new')}</Button>}
            />
          ) : (
            <GammeCards gammes={list.items} thresholds={thresholds} />
          )
        }
      </PageState>
      {modal}
    </>
  )
}
