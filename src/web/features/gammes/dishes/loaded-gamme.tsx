import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { GammeDetail } from '#contract/gammes.ts'
import { id as gammeId } from '#contract/shapes.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { combineQueries } from '#web/lib/query/combine-queries.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { PageState } from '#web/ui/page-state.tsx'
import { gammeQuery, thresholdsQuery } from '../gammes-api.ts'
import { GammeNotFound } from './gamme-not-found.tsx'

export interface LoadedGammeProps {
  id: string
  children: (gamme: GammeDetail, thresholds: MarginThresholds) => ReactNode
}

/** A gamme with its dishes once it is there: 'Gamme introuvable' where it is not. */
export function LoadedGamme({ id, children }: LoadedGammeProps) {
  return gammeId.safeParse(id).success ? <Asked id={id}>{children}</Asked> : <GammeNotFound />
}

function Asked({ id, children }: LoadedGammeProps) {
  const t = useTranslations('gammes.failure')
  const gamme = useQuery(gammeQuery(id))
  const query = combineQueries(gamme, useQuery(thresholdsQuery()))
  if (codeOf(gamme.error) === 'NOT_FOUND') return <GammeNotFound />
  return (
    <PageState query={query} failureText={t('details')}>
      {([known, thresholds]) => children(known, thresholds)}
    </PageState>
  )
}
