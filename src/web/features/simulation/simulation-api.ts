import { useQueryClient } from '@tanstack/react-query'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { type client, orpc } from '#web/lib/query/api.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'

/** Refetched on every mount: another window may have changed a price. */
export function kitchenQuery() {
  return orpc.simulation.kitchen.queryOptions({
    staleTime: 0,
    // Structural sharing of a thousand sheets' lines would cost more than computing them.
    structuralSharing: false,
  })
}

/** Applying moves prices and sheets, and with them every figure above. */
export function useApplyChanges() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.simulation.apply.mutationOptions({
      onSettled: async (_applied, failure) => {
        const refetched = invalidateAfter(queryClient, 'simulation')
        // The question is asked again with what is stored now.
        if (codeOf(failure) === 'VERSION_CONFLICT') await refetched
      },
    }),
  )
}

export type Applied = Awaited<ReturnType<typeof client.simulation.apply>>
