import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { GammeDetail } from '#contract/gammes.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { useRememberedCarte } from '#web/entities/carte/use-chosen-carte.ts'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { combineQueries } from '#web/lib/query/combine-queries.ts'
import { useSettings } from '#web/lib/session/use-account.ts'
import { PageState } from '#web/ui/page-state.tsx'
import { gammeQuery } from '../gammes-api.ts'

export interface LoadedGammeProps {
  id: string
  children: (gamme: GammeDetail, thresholds: MarginThresholds) => ReactNode
}

/** A gamme with its dishes once it is there: 'Gamme introuvable' where it is not. */
export function LoadedGamme({ id, children }: LoadedGammeProps) {
  const t = useTranslations('gammes.failure')
  const gamme = useQuery(gammeQuery(id))
  const query = combineQueries(gamme, useSettings())
  useRememberedCarte(gamme.data?.carteId)
  return (
    <PageState query={query} failureText={t('details')} notFound={<RecordNotFound of="gamme" />}>
      {([known, thresholds]) => children(known, thresholds)}
    </PageState>
  )
}
