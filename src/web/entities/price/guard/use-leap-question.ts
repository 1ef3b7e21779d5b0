import { useCallback, useRef, useState } from 'react'
import type { PriceImpact } from '#contract/prices.ts'
import { isFarMove } from '#domain/pricing/far-move.ts'
import { client } from '#web/lib/query/api.ts'
import type { ChangedPrice } from '../changed-prices.tsx'

interface LeapConfirmation extends ChangedPrice {
  /** 'unknown' where the sheets could not be read. */
  impact: PriceImpact | 'unknown'
  answer: (yes: boolean) => void
}

/** Whether a price that was typed is to be saved. */
export type ConfirmLeap = (price: ChangedPrice) => Promise<boolean>

/**
 * Asks before a single price that leaps is saved, where it moves sheets: with what it would change. One question at a
 * time. `LeapModal` shows it; of several prices at once, `PriceLeaps` shows the leaps.
 */
export function useLeapQuestion() {
  const [confirmation, setConfirmation] = useState<LeapConfirmation | null>(null)
  const before = useRef<Promise<unknown>>(Promise.resolve())

  const confirm: ConfirmLeap = useCallback((price) => {
    if (!isFarMove(price)) return Promise.resolve(true)
    const answered = before.current.then(() => confirmNow(price, setConfirmation))
    before.current = answered
    return answered
  }, [])
  return { confirm, confirmation }
}

async function confirmNow(
  price: ChangedPrice,
  show: (confirmation: LeapConfirmation | null) => void,
): Promise<boolean> {
  const { id, after } = price
  const impact = await client.prices.impact({ id, priceHt: after }).catch(() => 'unknown' as const)
  if (impact !== 'unknown' && impact.total === 0) return true
  const { promise, resolve } = Promise.withResolvers<boolean>()
  show({ ...price, impact, answer: resolve })
  const yes = await promise
  show(null)
  return yes
}
