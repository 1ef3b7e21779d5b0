import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { MarginBadge } from '#web/entities/price/margin-badge.tsx'

export interface DishMarginProps {
  /** Percent of the price without VAT; null without a price or a cost. */
  rate: number | null
  /** EUR without VAT that a portion leaves; null with the rate. */
  amount: number | null
  thresholds: MarginThresholds
  /** Of a cost that lacks lines. */
  provisional: boolean
  /** Of a cost that is questioned. */
  doubtful?: boolean
}

/** The margin of a dish or of a gamme; 0 without colour where there is nothing to compare. */
export function DishMargin({ rate, amount, thresholds, provisional, doubtful }: DishMarginProps) {
  const format = useFormat()
  if (rate === null || amount === null) return <span className="dimmed figures">{format.percent(0)}</span>
  return (
    <MarginBadge
      rate={rate}
      amount={amount}
      thresholds={thresholds}
      provisional={provisional}
      doubtful={doubtful}
    />
  )
}
