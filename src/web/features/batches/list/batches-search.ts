import { SEARCH_MAX_LENGTH } from '#contract/list-limits.ts'
import type { BatchState } from '#domain/batches/batch.ts'
import { oneOf, searchOf, text } from '#web/lib/navigation/search-params.ts'

/** As the address names the states, under `etat`. */
export const BATCH_FILTERS = ['en-stock', 'utilises', 'jetes'] as const
export type BatchFilter = (typeof BATCH_FILTERS)[number]

export const STATE_OF: Readonly<Record<BatchFilter, BatchState>> = {
  'en-stock': 'kept',
  utilises: 'used',
  jetes: 'thrown',
}

export const batchesSearch = searchOf({ etat: oneOf(BATCH_FILTERS), search: text(SEARCH_MAX_LENGTH) })
export type BatchesSearch = ReturnType<typeof batchesSearch>
