import { SHEETS_FOR_USUAL_COST } from './cost-doubt.ts'
import { median } from './median.ts'

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
    [...Map.groupBy(costed, ({ category }) => category)].flatMap(([category, ofCategory]) => {
      const usual = median(ofCategory.map(({ portionCost }) => portionCost))
      return usual === null || ofCategory.length < SHEETS_FOR_USUAL_COST ? [] : [[category, usual] as const]
    }),
  )
}
