import type { BatchSummary } from '#contract/batch-shapes.ts'
import { useCloseBatch } from '../batches-api.ts'
import { useActNotices } from './use-act-notices.ts'

/** One press, which can be taken back. */
export function useMarkUsed({ id, version }: BatchSummary) {
  const close = useCloseBatch()
  const notices = useActNotices()
  return {
    /** Also once it is used and the list does not show that yet. */
    isBusy: close.isPending || (close.isSuccess && close.variables.version === version),
    mark: () =>
      close.mutate({ id, version, as: 'used' }, { onSuccess: notices.closed, onError: notices.failed }),
  }
}
