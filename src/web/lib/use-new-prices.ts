import { useQueryClient } from '@tanstack/react-query'
import { orpc } from './api.ts'
import { pricesMoved } from './prices-moved.ts'
import { useSingleMutation } from './use-single-mutation.ts'

/** Gives products the price that their catalogue has now. */
export function useTakeNewPrices() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.newPrices.take.mutationOptions({ onSettled: () => void pricesMoved(queryClient) }),
  )
}

/** Keeps the price that products have until their catalogue moves again. */
export function useSetNewPricesAside() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.newPrices.setAside.mutationOptions({ onSettled: () => void pricesMoved(queryClient) }),
  )
}
