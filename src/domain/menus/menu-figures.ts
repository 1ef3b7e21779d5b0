import { hasMargin } from '../pricing/has-margin.ts'
import { marginAmount } from '../pricing/margin-amount.ts'
import { marginRate } from '../pricing/margin-rate.ts'
import type { MenuChoice } from './menu-choice.ts'
import { menuCost } from './menu-cost.ts'
import type { MenuCost } from './menu-cost.ts'
import { menuVat } from './menu-vat.ts'
import type { MenuVat } from './menu-vat.ts'

export interface MenuMargin {
  /** Percent of the price HT, unrounded. */
  percent: number
  /** EUR without VAT, unrounded. */
  amount: number
}

export interface MenuFigures {
  cost: MenuCost
  vat: MenuVat
  /** Margin of the price less its VAT over the mean cost; null without a price, a VAT split or a cost. */
  margin: MenuMargin | null
}

/**
 * All amounts that a menu shows.
 * @param prixTtc EUR with VAT
 */
export function menuFigures(prixTtc: number, choices: readonly MenuChoice[]): MenuFigures {
  const cost = menuCost(choices)
  const vat = menuVat(prixTtc, choices)
  return { cost, vat, margin: marginOf(vat, cost.mean) }
}

function marginOf(vat: MenuVat, cost: number): MenuMargin | null {
  const price = vat.known ? vat.total.baseHt : null
  if (!hasMargin(price, cost)) return null
  return { percent: marginRate(price, cost), amount: marginAmount(price, cost) }
}
