import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { SalesDish } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { nameOf } from '#web/entities/carte/menu-dish-name.ts'
import { type PriceText, useSellingPriceText } from '#web/entities/price/use-price-text.ts'
import { distinctLabels } from '../distinct-labels.ts'
import { takenKey } from '../recorded-sales.ts'
import { cartesIn, type NamedCarte } from '../sold-carte.ts'

type Texts = ReturnType<typeof useTranslations<'till.names'>>

export interface SoldThings {
  groups: readonly { group: string; items: readonly { value: string; label: string }[] }[]
  /** Each with its group, by its id. */
  names: ReadonlyMap<string, string>
}

/**
 * All that a name of the till can stand for: dishes by gamme, menus, and the dishes that each menu offers. Where there are
 * several cartes, each says on which it is; gammes of one name have a number, and so have dishes of one name and price.
 */
export function useSoldThings(carte: CarteSales): SoldThings {
  const t = useTranslations('till.names')
  const priceText = useSellingPriceText()
  return useMemo(() => soldThings(carte, t, priceText), [carte, t, priceText])
}

function soldThings({ gammes, menus }: CarteSales, t: Texts, priceText: PriceText): SoldThings {
  const cartes = cartesIn({ gammes, menus })
  const on = (carte: NamedCarte | undefined, what: string) =>
    carte === undefined || cartes.length < 2 ? what : t('onCarte', { carte: carte.nom, what })
  const menusByCarte = Map.groupBy(menus, ({ carte }) => on(carte, t('menus')))
  const priced = ({ nomAffiche, prixTtcAffiche }: SalesDish) => `${nomAffiche}, ${priceText(prixTtcAffiche)}`
  const things = [
    ...gammes.map(({ nom, carte, dishes }) => {
      const alike = Map.groupBy(dishes, ({ nomAffiche }) => nomAffiche)
      const labelOf = (dish: SalesDish) =>
        (alike.get(dish.nomAffiche)?.length ?? 0) > 1 ? priced(dish) : dish.nomAffiche
      return {
        group: on(carte, nom),
        items: dishes.map((dish) => ({ value: dish.id, label: labelOf(dish) })),
      }
    }),
    ...[...menusByCarte].map(([group, all]) => ({
      group,
      items: all.map(({ id, nom }) => ({ value: id, label: nom })),
    })),
    ...menus.map(({ nom, carte, choices }) => ({
      group: on(carte, t('takenIn', { menu: nom })),
      items: choices.flatMap(({ id, dishes }) =>
        dishes.map((dish) => ({ value: takenKey(id, dish.ficheId), label: nameOf(dish) })),
      ),
    })),
  ]
  const groups = distinctLabels(things.map(({ group }) => group))
  const distinct = things.map(({ group, items }, at) => {
    const labels = distinctLabels(items.map(({ label }) => label))
    return {
      group: groups[at] ?? group,
      items: items.map(({ value, label }, place) => ({ value, label: labels[place] ?? label })),
    }
  })
  const names = distinct.flatMap(({ group, items }) =>
    items.map(({ value, label }) => [value, `${label} (${group})`] as const),
  )
  return { groups: distinct, names: new Map(names) }
}
