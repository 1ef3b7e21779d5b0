import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SalesPeriodDetail } from '#contract/sales.ts'
import { useAutosave } from '#web/lib/autosave/use-autosave.ts'
import { useDemo } from '#web/lib/demo/demo.ts'
import { writeQuantities } from '../sales-api.ts'

/** Portions sold by dish; a missing dish has no entry yet. */
export type Quantities = ReadonlyMap<string, number>

/** Portions typed by id of the dish; null takes a figure back. */
type TypedQuantities = Record<string, number | null>

/** The sales of a period as shown on the screen, saved as they are typed. */
export function useQuantities(carteId: string, period: SalesPeriodDetail) {
  const queryClient = useQueryClient()
  const demo = useDemo()
  const send = (typed: TypedQuantities) =>
    writeQuantities(
      queryClient,
      { id: carteId, periodId: period.id },
      Object.entries(typed).map(([gammeRecetteId, quantity]) => ({ gammeRecetteId, quantity })),
    )
  const autosave = useAutosave<TypedQuantities>(demo ? null : send)
  const { unsaved } = autosave

  const values = useMemo((): Quantities => {
    const all = new Map(period.quantities.map(({ gammeRecetteId, quantity }) => [gammeRecetteId, quantity]))
    for (const [dish, quantity] of Object.entries(unsaved)) {
      if (quantity === null) all.delete(dish)
      else all.set(dish, quantity)
    }
    return all
  }, [period.quantities, unsaved])

  return {
    values,
    autosave,
    type: (typed: TypedQuantities) => autosave.change(typed, true),
  }
}
