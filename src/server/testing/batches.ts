import type { Batch, BatchInput, BatchSummary } from '#contract/batch-shapes.ts'
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

type Listed = { items: BatchSummary[]; total: number; nextCursor: string | null; due: object }

export const listBatches = (chef: ApiClient, query = '') =>
  chef.done(chef.get<Listed>(`/api/batches${query}`))

export const namesOfBatches = async (chef: ApiClient, query = '') =>
  (await listBatches(chef, query)).items.map(({ name }) => name)

/** The answer that refuses one field. */
export const refusedField = (rule: string, path: string) => ({
  status: 422,
  body: { data: { fields: [{ path, rule }] } },
})
