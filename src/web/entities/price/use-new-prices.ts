import { useQueryClient } from '@tanstack/react-query'
import { orpc } from '../../lib/query/api.ts'
import { invalidatePrices } from './invalidate-prices.ts'
import { useSingleMutation } from '../../lib/query/use-single-mutation.ts'

/** Gives products the price that their catalogue has now. */
export function useTakeNewPrices() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.newPrices.take.mutationOptions({ onSettled: () => void invalidatePrices(queryClient) }),
  )
}

/** Keeps the price that products have until their catalogue moves again. */
export function useSetNewPricesAside() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.newPrices.setAside.mutationOptions({ onSettled: () => void invalidatePrices(queryClient) }),
  )
}
