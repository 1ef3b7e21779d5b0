import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import type { Margin } from '#domain/pricing/margin-of.ts'
import { MarginBadge } from '#web/entities/price/margin-badge.tsx'
import { NoMargin } from '#web/entities/price/no-margin.tsx'

export interface DishMarginProps {
  /** Null without a price or a cost. */
  margin: Margin | null
  /** Whether it has a selling price. */
  priced: boolean
  thresholds: MarginThresholds
  /** Of a cost that lacks lines. */
  provisional: boolean
  /** Of a cost that is questioned. */
  doubtful?: boolean
}

/** The margin of a dish, or what it lacks for one. */
export function DishMargin({ margin, priced, thresholds, provisional, doubtful }: DishMarginProps) {
  if (margin === null) return <NoMargin priced={priced} />
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
