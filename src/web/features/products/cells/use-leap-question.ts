import { useCallback, useRef, useState } from 'react'
import type { PriceImpact } from '#contract/prices.ts'
import type { UserProduct } from '#contract/products.ts'
import { isFarMove } from '#domain/pricing/far-move.ts'
import { client } from '#web/lib/query/api.ts'

interface Leap {
  product: UserProduct
  /** EUR for the product's unit, without VAT. */
  priceHt: number
}

interface LeapConfirmation extends Leap {
  impact: PriceImpact
  answer: (yes: boolean) => void
}

/** Whether a price that was typed in a cell is to be saved. */
export type ConfirmLeap = (product: UserProduct, priceHt: number | null) => Promise<boolean>

/**
 * Asks before a price that leaps is saved, where it moves sheets: with what it would change, as the form of the product
 * does. One question at a time.
 */
export function useLeapQuestion() {
  const [confirmation, setConfirmation] = useState<LeapConfirmation | null>(null)
  const before = useRef<Promise<unknown>>(Promise.resolve())

  const confirm: ConfirmLeap = useCallback((product, priceHt) => {
    const { priceHt: old } = product
    if (old === null || priceHt === null || !isFarMove({ before: old, after: priceHt }))
      return Promise.resolve(true)
    const answered = before.current.then(() => confirmNow({ product, priceHt }, setConfirmation))
    before.current = answered
    return answered
  }, [])
  return { confirm, confirmation }
}

async function confirmNow(
  leap: Leap,
  show: (confirmation: LeapConfirmation | null) => void,
): Promise<boolean> {
  const { product, priceHt } = leap
  // The save comes next, and shows the failure.
  const impact = await client.prices.impact({ id: product.id, priceHt }).catch(() => null)
  if (impact === null || impact.total === 0) return true
  const { promise, resolve } = Promise.withResolvers<boolean>()
  show({ ...leap, impact, answer: resolve })
  const yes = await promise
  show(null)
  return yes
}
