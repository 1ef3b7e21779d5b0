import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Carte } from '#contract/cartes.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { PageSpinner } from '#web/ui/page-spinner.tsx'
import { carteQuery } from '../cartes-api.ts'

export interface LoadedCarteProps {
  id: string
  /** In its place, when there is no such carte of the user's. */
  notFound: ReactNode
  children: (carte: Carte) => ReactNode
}

/** The carte of the route's id, which may be invalid. */
export function LoadedCarte({ id, notFound, children }: LoadedCarteProps) {
  const t = useTranslations('cartes.failure')
  const { data, error, isFetching, refetch } = useQuery(carteQuery(id))
  if (data !== undefined) return children(data)
  if (error === null) return <PageSpinner />
  if (codeOf(error) === 'NOT_FOUND') return notFound
  return (
    <Box p="xl">
      <ErrorCard failure={error} failureText={t('load')} onRetry={() => void refetch()} busy={isFetching} />
    </Box>
  )
}
