import type { BatchSummary } from '#contract/batch-shapes.ts'
import { useCloseBatch } from '../batches-api.ts'
import { useActNotices } from './use-act-notices.ts'

/** One press, which can be taken back. */
export function useMarkUsed() {
  const close = useCloseBatch()
  const notices = useActNotices()
  return {
    isPending: close.isPending,
    mark: ({ id, version }: BatchSummary) =>
      close.mutate({ id, version, as: 'used' }, { onSuccess: notices.closed, onError: notices.failed }),
  }
}
