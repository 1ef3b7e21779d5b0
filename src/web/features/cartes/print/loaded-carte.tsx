import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Carte } from '#contract/cartes.ts'
import { useRememberedCarte } from '#web/entities/carte/use-chosen-carte.ts'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { codeOf } from '#web/lib/failure/failure.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { PaperBar } from '#web/ui/paper-bar/paper-bar.tsx'
import { PageSkeleton } from '#web/ui/paper-pages/page-skeleton.tsx'
import { paths } from '#web/entities/paths.ts'
import { carteQuery } from '../cartes-api.ts'
import { PAPERS } from '../composition/formats.ts'

export interface LoadedCarteProps {
  id: string
  children: (carte: Carte) => ReactNode
}

/** A carte once it is there: 'Carte introuvable' where it is not, 'Carte non trouvée' where it could not be loaded. */
export function LoadedCarte({ id, children }: LoadedCarteProps) {
  const t = useTranslations('cartes.failure.print')
  const { data, error, isFetching, refetch } = useQuery(carteQuery(id))
  useRememberedCarte(data?.id)
  if (data !== undefined) return children(data)
  if (error === null) return <LoadingPaper />
  return (
    <Box p="xl">
      {codeOf(error) === 'NOT_FOUND' ? (
        <RecordNotFound of="carte" />
      ) : (
        <ErrorCard
          failure={error}
          title={t('title')}
          failureText={t('sentence')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
    </Box>
  )
}

/** The way back, and a page on its way. */
function LoadingPaper() {
  const t = useTranslations()
  return (
    <>
      <PaperBar back={{ to: paths.cartes, label: t('cartes.print.back') }}>{false}</PaperBar>
      <Box maw="56rem" mx="auto" p="md">
        <PageSkeleton paper={PAPERS.a4} text={t('common.pages.loading')} />
      </Box>
    </>
  )
}
