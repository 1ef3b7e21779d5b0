import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { conversion, perKiloOrLitre } from '../grid/line-measure.ts'
import type { FoundLine } from '../lines/found-line.ts'
import type { SheetReason } from './sheet-reason.ts'
import { isAboveUsual } from './usual-prices.ts'
import { isBeyondUsual } from './usual-quantities.ts'
import { LUXURY_FOODS, PINCHED_FOODS } from './words/unusual-foods.ts'

/** EUR per kg or litre that few foods cost. */
const DEAR = 300
const LUXURY = new RegExp(LUXURY_FOODS, 'u')
/** What a dish takes less than a gram of. */
const BY_THE_PINCH = new RegExp(PINCHED_FOODS, 'u')
/** Kilos or litres of one ingredient in a portion that hardly any dish has. */
const HEAVY = 1
/** So many times what all other lines weigh together. */
const OUTWEIGHS = 5
/** Portions of a sheet that does not say them, for what is a plausible weight. */
const USUAL_PORTIONS = 10
type At = { reason: SheetReason['reason']; line: number }

/** Lines whose figures agree with each other, and with no kitchen: grams in a column of kilos, a pack's price for a kilo. */
export function unlikelyLines(lines: readonly FoundLine[], portions: number | null): SheetReason[] {
  const weights = lines.map(kilosOf)
  const reasons: At[] = []
  lines.forEach((line, at) => {
    const { price, priceUnit, quantity, unit, name } = line
    if (quantity === null) return
    const each = price === null ? null : perKiloOrLitre(price.value, priceUnit)
    if (price !== null && isAboveUsual(name.value, price.value, priceUnit))
      reasons.push({ reason: 'price-unlikely', line: at })
    const weight = weights[at] ?? null
    if (weight !== null && portions !== null && isBeyondUsual(name.value, weight / portions))
      reasons.push({ reason: 'quantity-unlikely', line: at })
    const isSmallUnit = unit === 'g' || unit === 'ml'
    const dear = each !== null && each > DEAR && !LUXURY.test(foldForSearch(name.value))
    if (dear && priceUnit !== 'kg' && priceUnit !== 'L') reasons.push({ reason: 'grams-for-kilos', line: at })
    else if (
      isSmallUnit &&
      quantity.value < 1 &&
      (line.cost ?? 1) < 0.05 &&
      !LUXURY.test(foldForSearch(name.value)) &&
      !BY_THE_PINCH.test(foldForSearch(name.value))
    )
      reasons.push({ reason: 'grams-for-kilos', line: at })
    else {
      const others = weights.reduce<number>((sum, other, place) => sum + (place === at ? 0 : (other ?? 0)), 0)
      const perPortion = (weight ?? 0) / (portions ?? USUAL_PORTIONS)
      if (
        weight !== null &&
        (unit === 'kg' || unit === 'L') &&
        perPortion > HEAVY &&
        weight >= 10 &&
        others > 0 &&
        weight > OUTWEIGHS * others
      )
        reasons.push({ reason: 'grams-for-kilos', line: at })
    }
  })
  return reasons as SheetReason[]
}

function kilosOf({ quantity, unit }: FoundLine): number | null {
  if (quantity === null || unit === null) return null
  const factor = conversion(unit, 'kg') ?? conversion(unit, 'L')
  return factor === null ? null : quantity.value * factor
}
