import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Carte } from '#contract/cartes.ts'
import { useRememberedCarte } from '#web/entities/carte/use-chosen-carte.ts'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { codeOf } from '#web/lib/failure/failure.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { PageSpinner } from '#web/ui/page-spinner.tsx'
import { carteQuery } from '../cartes-api.ts'

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
  if (error === null) return <PageSpinner />
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
