import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SalesPeriod, SalesPeriodDetail, SoldCarte } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { dishesToday, losesMost, rankSold } from './actions/rank-sold.ts'
import { recordedOf } from './recorded-sales.ts'
import { periodQuery } from './sales-api.ts'
import { ALL_GAMMES, type SalesSearch, type SalesTab } from './sales-search.ts'
import { cartesIn, dishesOn, type NamedCarte, partOn, soldCarteOf, withOwn } from './sold-carte.ts'
import { spreadMenus } from './sold-menus/spread-menus.ts'

export interface ShownSales {
  tab: SalesTab
  /** The carte that is looked at: of several, the one that was chosen. */
  carte: NamedCarte
  /** All that can be looked at, also those that have left with their sales in the period. */
  cartes: (NamedCarte & { dishes: number })[]
  /** The id of the gamme that is looked at; the whole carte without. */
  gamme: string | undefined
}

/**
 * What is looked at of a period. Without a tab in the address an empty period opens on its entry and another one on its
 * analysis; without a gamme the analysis opens on the one that loses most. Both are chosen once: figures that are typed
 * later leave what is open.
 */
export function useShownSales(sales: CarteSales, period: SalesPeriod, search: SalesSearch): ShownSales {
  const { data: detail } = useQuery(periodQuery(sales.id, period.id))
  const sold = detail === undefined ? sales : soldCarteOf(sales, detail)
  const cartes = withOwn(cartesIn(sales, sold), sales)
  const carte = cartes.find(({ id }) => id === search.carte) ?? sales
  const [opened, setOpened] = useState<{ of: string; tab: SalesTab }>()
  const [worst, setWorst] = useState<{ of: string; gamme: string | undefined }>()
  if (opened?.of !== period.id)
    setOpened({ of: period.id, tab: period.dishes + period.menus === 0 ? 'ventes' : 'analyse' })
  const tab = search.vue ?? opened?.tab ?? 'analyse'
  const of = `${period.id} ${carte.id} ${tab}`
  if (detail?.id === period.id && worst?.of !== of)
    setWorst({ of, gamme: tab === 'analyse' ? worstGamme(sales, partOn(sold, carte.id), detail) : undefined })
  const requested = search.gamme === ALL_GAMMES ? undefined : (search.gamme ?? worst?.gamme)
  return {
    tab,
    carte,
    cartes: cartes.map(({ id, nom }) => ({ id, nom, dishes: dishesOn(sold, id) })),
    gamme: requested,
  }
}

function worstGamme(sales: CarteSales, sold: SoldCarte, detail: SalesPeriodDetail): string | undefined {
  const values = new Map(Object.entries(recordedOf(detail)))
  const menus = spreadMenus(sold, values)
  return losesMost(rankSold(sold.gammes, { values, menus, today: dishesToday(sales) }))?.gamme.id
}
