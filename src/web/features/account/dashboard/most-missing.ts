import type { TechSheetSummary } from '#contract/sheets.ts'
import { portionCost } from '#domain/costing/portion-cost.ts'
import { displayedPrice } from '#domain/pricing/displayed-price.ts'
import { hasMargin } from '#domain/pricing/has-margin.ts'
import { priceForMargin } from '#domain/pricing/price-for-margin.ts'
import { priceKeepingMargin } from '#domain/pricing/price-keeping-margin.ts'

export interface SheetUnderTarget {
  sheet: TechSheetSummary
  /** EUR with VAT for one portion: today's price, and that which reaches the target margin. */
  from: number
  to: number
}

/**
 * The sheets that lose the most money: by what the price of a portion lacks for the target margin. Sheets whose cost is
 * incomplete or improbable are left out, and those without a price.
 * @param targetMargin percent of the price
 * @param doubtful ids of the sheets with an improbable cost
 * @returns those that lack most first; none whose price would stay the same to the cent
 */
export function mostMissing(
  sheets: readonly TechSheetSummary[],
  targetMargin: number,
  doubtful: ReadonlySet<string>,
): SheetUnderTarget[] {
  return sheets
    .flatMap((sheet) => {
      const { id, uncostedLines, sellingPriceHt, tvaRate, coutMatiere, portions } = sheet
      const cost = portionCost(coutMatiere, portions)
      if (uncostedLines > 0 || doubtful.has(id) || !hasMargin(sellingPriceHt, cost)) return []
      const missing = (priceForMargin(cost, targetMargin) ?? 0) - (sellingPriceHt ?? 0)
      const from = displayedPrice(sellingPriceHt, tvaRate)
      const to = priceKeepingMargin(cost, targetMargin, tvaRate)
      return to !== null && to > from ? [{ sheet, from, to, missing }] : []
    })
    .toSorted((one, other) => other.missing - one.missing)
}
