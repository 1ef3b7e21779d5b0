import type { TechSheetSummary } from '#contract/sheets.ts'
import { MarginBadge } from '#web/entities/price/margin-badge.tsx'
import { NoMargin } from '#web/entities/price/no-margin.tsx'
import type { CostSettings } from '../sheet-view.ts'
import { useSheetFigures } from './use-sheet-figures.ts'

export interface SheetMarginProps {
  sheet: TechSheetSummary
  settings: CostSettings
  variant?: 'filled' | 'text'
}

/** The margin of a sheet, or what it lacks for one. */
export function SheetMargin({ sheet, settings, variant = 'filled' }: SheetMarginProps) {
  const { marginPercent, marginPortion, marginBand, incomplete, why } = useSheetFigures(sheet, settings)
  if (marginPercent === null || marginPortion === null || marginBand === null)
    return <NoMargin priced={(sheet.sellingPriceHt ?? 0) > 0} />
  return (
    <MarginBadge
      rate={marginPercent}
      amount={marginPortion}
      thresholds={settings}
      variant={variant}
      provisional={incomplete}
      doubtful={why !== null}
    />
  )
}
