import { useQueryClient } from '@tanstack/react-query'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'

/** Another tablet may use up what is shown here. */
const LOOK_EVERY_MS = 30_000

/** What is in the house, what is to be used first at the top. */
export function kitchenBatchesQuery() {
  return orpc.kitchen.batches.queryOptions({ refetchInterval: LOOK_EVERY_MS })
}

export function useKitchenBatchActs() {
  const queryClient = useQueryClient()
  const onSettled = () => invalidateAfter(queryClient, 'kitchen.closeBatch')
  return {
    close: useSingleMutation(orpc.kitchen.closeBatch.mutationOptions({ onSettled })),
    reopen: useSingleMutation(orpc.kitchen.reopenBatch.mutationOptions({ onSettled })),
  }
}
