import { notifyManager, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderInput } from '#contract/shapes.ts'
import { refusedInDemo } from '../demo/demo-refusal.ts'

interface Keeping {
  /** Names what is ordered: orders of the same thing are kept one after the other, so that the last one stays. */
  scope: string
  save: (order: OrderInput) => Promise<unknown>
  /** Reads again what is there, whether it was kept or not. */
  onSettled: () => Promise<unknown>
  onFailed: (failure: unknown) => void
}

interface OrderChange {
  ids: readonly string[]
  from: readonly string[]
}

/** An order shown before it is saved; null while the order is the server's. */
export function useOptimisticOrder({ scope, save, onSettled, onFailed }: Keeping) {
  const [optimisticIds, setOptimisticIds] = useState<readonly string[] | null>(null)
  const { mutate } = useMutation({
    mutationFn: ({ ids, from }: OrderChange) => save({ ids: [...ids], from: [...from] }),
    scope: { id: scope },
    onError: onFailed,
    onSettled: async (_kept, _failure, { ids }) => {
      await onSettled()
      // After the notification of what was read, which this queue delivers: otherwise the previous order shows for a moment.
      notifyManager.schedule(() => setOptimisticIds((latest) => (latest === ids ? null : latest)))
    },
  })
  return {
    optimisticIds,
    /** Makes an order of the one that was shown. False where the demo refuses it. */
    order: (order: OrderChange): boolean => {
      if (refusedInDemo()) return false
      setOptimisticIds(order.ids)
      mutate(order)
      return true
    },
  }
}
