import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { ToldPeriod } from '#contract/sales.ts'
import { useDemo } from '#web/lib/demo/demo.ts'
import { writeQuantities } from '../sales-api.ts'
import { QuantityKeeper } from './quantity-keeper.ts'

/** Portions sold by dish; a missing dish has no entry yet. */
export type Quantities = ReadonlyMap<string, number>

/** The sales of a period as shown on the screen, saved as they are typed. */
export function useQuantities(carteId: string, period: ToldPeriod) {
  const queryClient = useQueryClient()
  const demo = useDemo()
  const [keeper] = useState(() => {
    const of = { id: carteId, periodId: period.id }
    return new QuantityKeeper(demo ? null : (quantities) => writeQuantities(queryClient, of, quantities))
  })
  const kept = useSyncExternalStore(keeper.subscribe, keeper.snapshot)
  const { typed } = kept

  // Another page or period takes what was just typed along.
  useEffect(() => () => void keeper.flush(), [keeper])
  const waiting = !demo && typed.size > 0
  useEffect(() => {
    if (!waiting) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [waiting])

  const values = useMemo((): Quantities => {
    const all = new Map(period.quantities.map(({ gammeRecetteId, quantity }) => [gammeRecetteId, quantity]))
    for (const [dish, quantity] of typed) {
      if (quantity === null) all.delete(dish)
      else all.set(dish, quantity)
    }
    return all
  }, [period.quantities, typed])

  return {
    values,
    kept,
    type: (dish: string, quantity: number | null) => keeper.type(dish, quantity),
    flush: keeper.flush,
  }
}
