import type { TechSheetSummary } from '#contract/sheets.ts'
import { MarginBadge } from '#web/entities/price/margin-badge.tsx'
import { useFormat } from '#web/lib/format/use-format.ts'
import type { CostSettings } from '../sheet-view.ts'
import { useSheetFigures } from './use-sheet-figures.ts'

export interface SheetMarginProps {
  sheet: TechSheetSummary
  settings: CostSettings
  variant?: 'filled' | 'text'
}

/** The margin of a sheet; without a price or a cost it is 0 and has no colour, as nothing is good or bad yet. */
export function SheetMargin({ sheet, settings, variant = 'filled' }: SheetMarginProps) {
  const format = useFormat()
  const { marginPercent, marginPortion, marginBand, incomplete, why } = useSheetFigures(sheet, settings)
  if (marginPercent === null || marginPortion === null || marginBand === null)
    return <span className="dimmed figures">{format.percent(0)}</span>
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
