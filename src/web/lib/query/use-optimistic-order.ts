import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { refusedInDemo } from '../demo/demo-refusal.ts'

interface Keeping {
  /** Names what is ordered: orders of the same thing are kept one after the other, so that the last one stays. */
  scope: string
  save: (ids: string[]) => Promise<unknown>
  /** Reads again what is there, whether it was kept or not. */
  onSettled: () => Promise<unknown>
  onFailed: (failure: unknown) => void
}

/** An order shown before it is saved; null while the order is the server's. */
export function useOptimisticOrder({ scope, save, onSettled, onFailed }: Keeping) {
  const [asked, setAsked] = useState<readonly string[] | null>(null)
  const { mutate } = useMutation({
    mutationFn: (ids: readonly string[]) => save([...ids]),
    scope: { id: scope },
    onError: onFailed,
    onSettled: async (_kept, _failure, ids) => {
      await onSettled()
      setAsked((latest) => (latest === ids ? null : latest))
    },
  })
  return {
    asked,
    /** False where the demo refuses it. */
    order: (ids: readonly string[]): boolean => {
      if (refusedInDemo()) return false
      setAsked(ids)
      mutate(ids)
      return true
    },
  }
}
