import { useFormat } from '#web/lib/format/use-format.ts'
import { MarginBadge } from '#web/entities/price/margin-badge.tsx'
import type { CostSettings, priceView } from '../sheet-view.ts'
import classes from './sheet-margin.module.css'

export interface SheetMarginProps {
  price: ReturnType<typeof priceView>
  settings: CostSettings
  /** While lines are without cost: the margin is less than it seems. */
  provisional: boolean
  /** While the cost is questioned. */
  doubtful: boolean
}

/** The margin of a sheet; without a price or a cost it is 0 and has no colour, as nothing is good or bad yet. */
export function SheetMargin({ price, settings, provisional, doubtful }: SheetMarginProps) {
  const format = useFormat()
  if (price.marginPercent === null || price.marginBand === null) {
    return <span className={classes.uncosted}>{format.percent(0)}</span>
  }
  return (
    <MarginBadge
      rate={price.marginPercent}
      thresholds={settings}
      provisional={provisional}
      doubtful={doubtful}
    />
  )
}
