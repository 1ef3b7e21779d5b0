import { useTranslations } from 'use-intl'
import type { OrderLine } from '#contract/order-shapes.ts'
import { differs } from '#domain/orders/match-receipts.ts'
import { useReceiptWords } from '#web/entities/receipt/use-receipt-words.ts'
import classes from './order.module.css'

/** What of a line did not arrive as it was ordered, and which order has what is missing; nothing where all of it came. */
export function LineReceipt({ line }: { line: OrderLine }) {
  const t = useTranslations('orders.line')
  const { tick } = useReceiptWords()
  if (!differs(line) && line.receipt !== 'none') return null
  return (
    <span className={`${classes.aside} ${classes.doubt}`}>
      {[tick(line), line.carriedIn === null ? '' : t('carriedIn', { number: line.carriedIn.number })]
        .filter((words) => words !== '')
        .join(', ')}
    </span>
  )
}
