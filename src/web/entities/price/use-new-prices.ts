import { useQueryClient } from '@tanstack/react-query'
import { orpc } from '../../lib/query/api.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { useSingleMutation } from '../../lib/query/use-single-mutation.ts'

/** Gives products the price that their catalogue has now. */
export function useTakeNewPrices() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.newPrices.take.mutationOptions({ onSettled: () => void invalidateAfter(queryClient, 'newPrices') }),
  )
}

/** Keeps the price that products have until their catalogue moves again. */
export function useSetNewPricesAside() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.newPrices.setAside.mutationOptions({
      onSettled: () => void invalidateAfter(queryClient, 'newPrices'),
    }),
  )
}
