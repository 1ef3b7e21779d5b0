import type { TechSheetSummary } from '#contract/sheets.ts'
import { portionCost } from '#domain/costing/portion-cost.ts'
import { hasMargin } from '#domain/pricing/has-margin.ts'
import { priceForMargin } from '#domain/pricing/price-for-margin.ts'

/**
 * The sheets that lose the most money: by what the price of a portion lacks for the target margin. Sheets whose cost is
 * incomplete or improbable are left out, and those without a price.
 * @param targetMargin percent of the price
 * @param doubtful ids of the sheets with an improbable cost
 * @returns EUR without VAT for one portion, above 0, the most first
 */
export function mostMissing(
  sheets: readonly TechSheetSummary[],
  targetMargin: number,
  doubtful: ReadonlySet<string>,
): { sheet: TechSheetSummary; missing: number }[] {
  return sheets
    .flatMap((sheet) => {
      const { id, uncostedLines, sellingPriceHt, coutMatiere, portions } = sheet
      const cost = portionCost(coutMatiere, portions)
      if (uncostedLines > 0 || doubtful.has(id) || !hasMargin(sellingPriceHt, cost)) return []
      const missing = (priceForMargin(cost, targetMargin) ?? 0) - (sellingPriceHt ?? 0)
      return missing > 0 ? [{ sheet, missing }] : []
    })
    .toSorted((one, other) => other.missing - one.missing)
}
