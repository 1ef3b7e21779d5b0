import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { CarteSales, SalesPeriodDetail } from '#contract/sales.ts'
import { useDemo } from '#web/lib/demo/demo.ts'
import { type FormPart, putFields } from '#web/lib/form/merge-versions.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { useMergingAutosave } from '#web/ui/conflict/use-merging-autosave.ts'
import { periodIs, writeQuantities } from '../sales-api.ts'

/** Portions sold by dish; a missing dish has no entry yet. */
export type Quantities = ReadonlyMap<string, number>

/** Portions typed by id of the dish; null takes a figure back. */
type TypedQuantities = Record<string, number | null>

/** The sales of a period as shown on the screen, saved as they are typed. */
export function useQuantities(carte: CarteSales, period: SalesPeriodDetail) {
  const queryClient = useQueryClient()
  const demo = useDemo()
  const { change, autosave, ...saving } = useMergingAutosave<SalesPeriodDetail, TypedQuantities>({
    stored: period,
    valuesOf: quantitiesOf,
    parts: useDishParts(carte),
    write: demo
      ? null
      : (typed, read) =>
          writeQuantities(
            queryClient,
            carte.id,
            read,
            Object.entries(typed).map(([gammeRecetteId, quantity = null]) => ({ gammeRecetteId, quantity })),
          ),
    show: (stored) => periodIs(queryClient, carte.id, stored),
  })
  const { unsaved } = autosave

  const values = useMemo((): Quantities => {
    const all = Object.entries({ ...quantitiesOf(period), ...unsaved })
    return new Map(all.flatMap(([dish, quantity]) => (quantity == null ? [] : [[dish, quantity]])))
  }, [period, unsaved])

  return {
    values,
    autosave,
    ...saving,
    type: (typed: TypedQuantities) => change(typed, true),
  }
}

function quantitiesOf({ quantities }: SalesPeriodDetail): TypedQuantities {
  return Object.fromEntries(quantities.map(({ gammeRecetteId, quantity }) => [gammeRecetteId, quantity]))
}

/** What two versions of a period's sales are compared by: each dish by itself. */
function useDishParts({ gammes }: CarteSales): FormPart<TypedQuantities>[] {
  const none = useTranslations('common')('none')
  const format = useFormat()
  return gammes
    .flatMap(({ dishes }) => dishes)
    .map(({ id, nomAffiche }) => ({
      key: id,
      label: nomAffiche,
      put: putFields(id),
      contentOf: ({ [id]: quantity }) => quantity ?? null,
      textOf: ({ [id]: quantity }) => (quantity == null ? none : format.quantity(quantity)),
    }))
}
