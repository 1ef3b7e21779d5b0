import type { Batch, BatchInput } from '#contract/batch-shapes.ts'
import { keepsUntil } from '#domain/batches/use-by.ts'
import type { ApiClient } from './api-client.ts'

/** What a chef does with batches, for tests. */

const HOUR_MS = 3_600_000

/** So many hours from now; before it where they are below zero. */
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

type Making = Partial<BatchInput> & ({ techSheetId: string } | { userProductId: string })

export const sendBatch = (chef: ApiClient, batch: Making) =>
  chef.post<Batch>('/api/batches', {
    kind: 'techSheetId' in batch ? 'made' : 'opened',
    useBy: keepsUntil(inHours(0), 72),
    initials: 'FB',
    ...batch,
  })

/** Keeps for three days, and has no quantity unless one is given. */
export const make = (chef: ApiClient, batch: Making): Promise<Batch> => chef.done(sendBatch(chef, batch))

export const readBatch = (chef: ApiClient, { id }: { id: string }) =>
  chef.done(chef.get<Batch>(`/api/batches/${id}`))
