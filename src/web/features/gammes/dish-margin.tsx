import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import type { Margin } from '#domain/pricing/margin-of.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { MarginBadge } from '#web/entities/price/margin-badge.tsx'

export interface DishMarginProps {
  /** Null without a price or a cost. */
  margin: Margin | null
  thresholds: MarginThresholds
  /** Of a cost that lacks lines. */
  provisional: boolean
  /** Of a cost that is questioned. */
  doubtful?: boolean
}

/** The margin of a dish; 0 without colour where there is nothing to compare. */
export function DishMargin({ margin, thresholds, provisional, doubtful }: DishMarginProps) {
  const format = useFormat()
  if (margin === null) return <span className="dimmed figures">{format.percent(0)}</span>
  return (
    <MarginBadge
      rate={margin.percent}
      amount={margin.amount}
      thresholds={thresholds}
      provisional={provisional}
      doubtful={doubtful}
    />
  )
}
