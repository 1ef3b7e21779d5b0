import { type Margin, marginOf } from '../pricing/margin-of.ts'
import type { MenuChoice } from './menu-choice.ts'
import { menuCost } from './menu-cost.ts'
import type { MenuCost } from './menu-cost.ts'
import { menuVat } from './menu-vat.ts'
import type { MenuVat } from './menu-vat.ts'

export interface MenuFigures {
  cost: MenuCost
  vat: MenuVat
  /** Margin of the price less its VAT over the mean cost; null without a price, a VAT split or a cost. */
  margin: Margin | null
}

/**
 * All amounts that a menu shows.
 * @param prixTtc EUR with VAT
 */
export function menuFigures(prixTtc: number, choices: readonly MenuChoice[]): MenuFigures {
  const cost = menuCost(choices)
  const vat = menuVat(prixTtc, choices)
  return { cost, vat, margin: marginOf(vat.known ? vat.total.baseHt : null, cost.mean) }
}
