import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SalesPeriod, SalesPeriodDetail } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { dishesToday, losesMost, rankSold } from './actions/rank-sold.ts'
import { recordedOf } from './recorded-sales.ts'
import { periodQuery } from './sales-api.ts'
import { ALL_GAMMES, type SalesSearch, type SalesTab } from './sales-search.ts'
import { soldCarteOf } from './sold-carte.ts'
import { spreadMenus } from './sold-menus/spread-menus.ts'

export interface ShownSales {
  tab: SalesTab
  /** The id of the gamme that is looked at; the whole carte without. */
  gamme: string | undefined
}

/**
 * What is looked at of a period. Without a tab in the address an empty period opens on its entry and another one on its
 * analysis; without a gamme the analysis opens on the one that loses most. Both are chosen once: figures that are typed
 * later leave what is open.
 */
export function useShownSales(carte: CarteSales, period: SalesPeriod, search: SalesSearch): ShownSales {
  const { data: detail } = useQuery(periodQuery(carte.id, period.id))
  const [opened, setOpened] = useState<{ of: string; tab: SalesTab }>()
  const [worst, setWorst] = useState<{ of: string; gamme: string | undefined }>()
  if (opened?.of !== period.id)
    setOpened({ of: period.id, tab: period.dishes + period.menus === 0 ? 'ventes' : 'analyse' })
  const tab = search.vue ?? opened?.tab ?? 'analyse'
  const of = `${period.id} ${tab}`
  if (detail?.id === period.id && worst?.of !== of)
    setWorst({ of, gamme: tab === 'analyse' ? worstGamme(carte, detail) : undefined })
  const asked = search.gamme === ALL_GAMMES ? undefined : (search.gamme ?? worst?.gamme)
  return { tab, gamme: asked }
}

function worstGamme(carte: CarteSales, detail: SalesPeriodDetail): string | undefined {
  const sold = soldCarteOf(carte, detail)
  const values = new Map(Object.entries(recordedOf(detail)))
  const menus = spreadMenus(sold, values)
  return losesMost(rankSold(sold.gammes, { values, menus, today: dishesToday(carte) }))?.gamme.id
}
