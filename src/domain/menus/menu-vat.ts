import { allotCents } from '../money/allot-cents.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { priceHt } from '../pricing/price-ht.ts'
import type { MenuChoice } from './menu-choice.ts'

/** EUR to the cent; `baseHt` and `tva` make `ttc`. */
interface VatAmounts {
  baseHt: number
  tva: number
  ttc: number
}

interface VatPart extends VatAmounts {
  /** Percent. */
  tvaRate: number
  /** Percent of the menu's price TTC, unrounded. */
  sharePercent: number
}

export type MenuVat =
  | { known: true; /** By rate, the lowest first. */ parts: VatPart[]; total: VatAmounts }
  | { known: false; reason: 'no-price' | 'no-choice' | 'empty-choice' }
  | { known: false; reason: 'dish-without-price'; ficheIds: string[] }

/**
 * How the price of a menu splits into VAT rates: in proportion to the prices of its dishes outside the menu, all dishes
 * of a choice equally likely. Choices reduced to the dishes that a guest took give that guest's split.
 *
 * A split by prices TTC is the same as one by prices HT: either way every dish is reduced by one factor, the menu's
 * price over the sum of single prices. The French tax administration gives this method as an example for menus whose
 * dishes are also sold separately (instruction 3 C-4-09 of 30 June 2009, §§ 7 and 8, on art. 268 bis of the CGI: the
 * split has to be simple and economically realistic, and without one the highest rate applies to the whole price; the bulletin of
 * 10 February 2012, §§ 37 and 38, says the same of menus to take away).
 *
 * Parts are split to the cent before VAT is taken out of each, so that they add up to the menu's price. Where all
 * dishes have one rate it applies to the whole price, and single prices are not needed.
 *
 * @param prixTtc EUR with VAT
 */
export function menuVat(prixTtc: number, choices: readonly MenuChoice[]): MenuVat {
  if (prixTtc <= 0) return { known: false, reason: 'no-price' }
  if (choices.length === 0) return { known: false, reason: 'no-choice' }
  if (choices.some(({ dishes }) => dishes.length === 0)) return { known: false, reason: 'empty-choice' }
  const dishes = choices.flatMap((choice) => choice.dishes)
  const rates = [...new Set(dishes.map((dish) => dish.tvaRate))].toSorted((a, b) => a - b)
  if (rates.length === 1) return split(prixTtc, rates, [1])
  const ficheIds = dishes.filter((dish) => !dish.singlePriceTtc).map((dish) => dish.ficheId)
  if (ficheIds.length > 0)
    return { known: false, reason: 'dish-without-price', ficheIds: [...new Set(ficheIds)] }
  return split(
    prixTtc,
    rates,
    rates.map((rate) => choices.reduce((sum, choice) => sum + meanPriceAt(rate, choice), 0)),
  )
}

function meanPriceAt(rate: number, { dishes }: MenuChoice): number {
  const sum = dishes.reduce(
    (total, dish) => total + (dish.tvaRate === rate ? (dish.singlePriceTtc ?? 0) : 0),
    0,
  )
  return sum / dishes.length
}

function split(prixTtc: number, rates: number[], weights: number[]): MenuVat {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const shared = allotCents(prixTtc, weights)
  const parts = rates.map((tvaRate, index): VatPart => {
    const ttc = shared[index] ?? 0
    const baseHt = cents(priceHt(ttc, tvaRate))
    return {
      tvaRate,
      sharePercent: ((weights[index] ?? 0) / sum) * 100,
      baseHt,
      tva: cents(ttc - baseHt),
      ttc,
    }
  })
  const totalOf = (key: keyof VatAmounts) => cents(parts.reduce((total, part) => total + part[key], 0))
  return {
    known: true,
    parts,
    total: { baseHt: totalOf('baseHt'), tva: totalOf('tva'), ttc: totalOf('ttc') },
  }
}

const cents = (amount: number) => roundHalfAwayFromZero(amount, 2)
