import { SHEETS_FOR_USUAL_COST } from './cost-doubt.ts'

interface CostedSheet {
  category: string
  /** EUR without VAT for one portion. */
  portionCost: number
  incomplete: boolean
}

/** The median portion cost of each category that has enough sheets with a whole cost, EUR without VAT. */
export function usualCosts(sheets: readonly CostedSheet[]): Map<string, number> {
  const costed = sheets.filter(({ portionCost, incomplete }) => !incomplete && portionCost > 0)
  return new Map(
    [...Map.groupBy(costed, ({ category }) => category)]
      .filter(([, ofCategory]) => ofCategory.length >= SHEETS_FOR_USUAL_COST)
      .map(([category, ofCategory]) => [category, median(ofCategory.map(({ portionCost }) => portionCost))]),
  )
}

/** Of at least one figure; of an even number of them, the mean of the two in the middle. */
function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other)
  const [lower = 0, upper = lower] = sorted.slice(Math.ceil(sorted.length / 2) - 1)
  return sorted.length % 2 === 1 ? lower : (lower + upper) / 2
}
