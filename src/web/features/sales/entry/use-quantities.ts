import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { SalesPeriodDetail } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { useDemo } from '#web/lib/demo/demo.ts'
import { type FormParts, formParts } from '#web/lib/form/merge-versions.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { useMergingAutosave } from '#web/ui/conflict/use-merging-autosave.ts'
import { periodIs, writeQuantities } from '../sales-api.ts'
import type { TypedSales } from '../recorded-sales.ts'
import { takenKey, recordedOf } from '../recorded-sales.ts'

/** Portions of dishes, menus, and dishes taken in menus by their key; a missing one has no entry yet. */
export type Quantities = ReadonlyMap<string, number>

/** The sales of a period as shown on the screen, saved as they are typed. */
export function useQuantities(carte: CarteSales, period: SalesPeriodDetail) {
  const queryClient = useQueryClient()
  const demo = useDemo()
  const { change, autosave, ...saving } = useMergingAutosave<SalesPeriodDetail, TypedSales>({
    stored: period,
    valuesOf: recordedOf,
    parts: useSoldParts(carte),
    write: demo ? null : (typed, read) => writeQuantities(queryClient, carte, read, typedOf(typed)),
    show: (stored) => periodIs(queryClient, carte.id, stored),
  })
  const { unsaved } = autosave

  const values = useMemo((): Quantities => {
    const all = Object.entries({ ...recordedOf(period), ...unsaved })
    return new Map(all.flatMap(([key, quantity]) => (quantity == null ? [] : [[key, quantity]])))
  }, [period, unsaved])

  return {
    values,
    autosave,
    ...saving,
    type: (typed: TypedSales) => change(typed, true),
  }
}

/** Without what is not there. */
function typedOf(typed: Partial<TypedSales>): TypedSales {
  return Object.fromEntries(Object.entries(typed).map(([key, quantity = null]) => [key, quantity]))
}

/** What two versions of a period's sales are compared by: each figure by itself. */
function useSoldParts({ gammes, menus }: CarteSales): FormParts<TypedSales> {
  const t = useTranslations('sales.menus')
  const none = useTranslations('common')('none')
  const format = useFormat()
  const named = [
    ...gammes.flatMap(({ dishes }) => dishes).map(({ id, nomAffiche }) => ({ key: id, label: nomAffiche })),
    ...menus.map(({ id, nom }) => ({ key: id, label: nom })),
    ...menus.flatMap(({ nom, choices }) =>
      choices.flatMap(({ id, dishes }) =>
        dishes.map((dish) => ({
          key: takenKey(id, dish.ficheId),
          label: t('dishOf', { dish: dish.nomAffiche ?? dish.title, menu: nom }),
        })),
      ),
    ),
  ]
  const partOf = ({ key, label }: (typeof named)[number]) => ({
    label,
    contentOf: ({ [key]: quantity }: TypedSales) => quantity ?? null,
    textOf: ({ [key]: quantity }: TypedSales) => (quantity == null ? none : format.quantity(quantity)),
  })
  return formParts(
    (typed: TypedSales) => typed,
    Object.fromEntries(named.map((each) => [each.key, partOf(each)])),
  )
}
