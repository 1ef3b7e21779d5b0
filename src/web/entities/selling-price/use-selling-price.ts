import { useState } from 'react'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { PriceRefused } from './use-give-price.ts'

/**
 * A price as it is typed in a list: it counts at once, is stored when its field is left, and stays with the reason where
 * that fails.
 * @param stored EUR with VAT; null when there is none
 */
export function useSellingPrice(stored: number | null, give: (priceTtc: number | null) => Promise<void>) {
  const [typed, setTyped] = useState<{ price: number | null } | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const value = typed === null ? stored : typed.price

  const save = async (price: number | null) => {
    const next = price === 0 ? null : price
    setRefusal(null)
    if (next === stored || refusedInDemo()) return setTyped(null)
    setSaving(true)
    try {
      await give(next)
      // What was typed meanwhile stays.
      setTyped((now) => (now?.price === price ? null : now))
    } catch (failure) {
      if (!(failure instanceof PriceRefused)) throw failure
      setRefusal(failure.message)
    } finally {
      setSaving(false)
    }
  }

  return {
    value,
    /** Whether something typed is not stored. */
    unsaved: typed !== null,
    saving,
    refusal,
    type: (price: number | null) => {
      setRefusal(null)
      setTyped({ price })
    },
    /** Stores what is typed, unless that is being stored, or was refused and is unchanged since. */
    commit: () => {
      if (typed !== null && !saving && refusal === null) void save(typed.price)
    },
    /** Sends a refused price again. */
    retry: () => void save(value),
    /** Types and stores another one. */
    put: (price: number) => {
      setTyped({ price })
      void save(price)
    },
    giveUp: () => {
      setRefusal(null)
      setTyped(null)
    },
  }
}
export type SellingPrice = ReturnType<typeof useSellingPrice>
