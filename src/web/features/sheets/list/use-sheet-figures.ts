import type { TechSheetSummary } from '#contract/sheets.ts'
import { useCostDoubt } from '../cost-doubt.tsx'
import { type CostSettings, priceView } from '../sheet-view.ts'

/** What is shown of a sheet in a list: its figures, and what they lack. */
export function useSheetFigures(sheet: TechSheetSummary, settings: CostSettings) {
  const price = priceView(sheet, sheet.coutMatiere, settings)
  const incomplete = sheet.uncostedLines > 0
  const { costPortion } = price
  const why = useCostDoubt({ sheet: { ...sheet, costPortion, incomplete }, thresholds: settings })
  return { ...price, incomplete, why }
}
