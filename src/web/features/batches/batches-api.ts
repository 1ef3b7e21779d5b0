import { useQueryClient } from '@tanstack/react-query'
import type { Batch } from '#contract/batch-shapes.ts'
import type { BatchState } from '#domain/batches/batch.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { orpc } from '#web/lib/query/api.ts'
import { cursorPages } from '#web/lib/query/cursor-pages.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'

const LIST_PAGE = 50

/** The batches of one state: what is in the house by its use-by. @param search a part of a name or of a lot */
export function batchesQuery(state: BatchState, search: string) {
  return orpc.batches.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ state, search: search || undefined, cursor, limit: LIST_PAGE }),
    ...cursorPages,
  })
}

/** How many are in the house, and how many of them are to be used by now or today. */
export function dueBatchesQuery() {
  return orpc.batches.list.queryOptions({ input: { state: 'kept', limit: 1 } })
}

/** One batch: refetched on every mount, as a changed sheet changes its answer. */
export function batchQuery(id: string) {
  return orpc.batches.get.queryOptions({ input: { id }, staleTime: 0 })
}

/** What may have brought its products. */
export function originsQuery(id: string) {
  return orpc.batches.origins.queryOptions({ input: { id }, staleTime: 0 })
}

/** The answer of a write is the batch as it is now; the lists are refetched. */
export function useBatchStored() {
  const queryClient = useQueryClient()
  return (batch: Batch) => {
    const { queryKey } = batchQuery(batch.id)
    queryClient.setQueryData(queryKey, batch)
    return invalidateAfter(queryClient, 'batches', queryKey)
  }
}

/** Another window may have changed a batch: what is shown of it is read again. */
export function useReadBatchesAgain() {
  const queryClient = useQueryClient()
  return () => invalidateAfter(queryClient, 'batches')
}

export function useCloseBatch() {
  return useSingleMutation(
    orpc.batches.close.mutationOptions({ onSuccess: useBatchStored(), onError: useReadBatchesAgain() }),
  )
}

/** Takes back that a batch was used or thrown away. */
export function useReopenBatch() {
  return useSingleMutation(
    orpc.batches.reopen.mutationOptions({ onSuccess: useBatchStored(), onError: useReadBatchesAgain() }),
  )
}
