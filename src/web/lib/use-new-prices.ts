import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orpc } from './api.ts'
import { pricesMoved } from './prices-moved.ts'

/** Gives products the price that their catalogue has now. */
export function useTakeNewPrices() {
  const queryClient = useQueryClient()
  return useMutation(orpc.newPrices.take.mutationOptions({ onSettled: () => void pricesMoved(queryClient) }))
}

/** Keeps the price that products have until their catalogue moves again. */
export function useSetNewPricesAside() {
  const queryClient = useQueryClient()
  return useMutation(
    orpc.newPrices.setAside.mutationOptions({ onSettled: () => void pricesMoved(queryClient) }),
  )
}
