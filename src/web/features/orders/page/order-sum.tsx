import { useTranslations } from 'use-intl'
import { francoMissing, orderTotal } from '#domain/orders/order-total.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import classes from './order.module.css'
import type { TypedLine } from './typed-order.ts'

export interface OrderSumProps {
  lines: readonly TypedLine[]
  /** EUR without VAT from which the supplier delivers free of charge; null where there is no such sum. */
  minimumHt: number | null
}

/** What it costs, what is missing to the franco, and what is not in the sum. */
export function OrderSum({ lines, minimumHt }: OrderSumProps) {
  const t = useTranslations('orders.sum')
  const format = useFormat()
  const { totalHt, unpriced, uncounted } = orderTotal(lines)
  const missing = francoMissing(totalHt, minimumHt)
  if (lines.length === 0) return null
  return (
    <div className={classes.sum}>
      <p className={classes.total}>{t('total', { sum: format.euro(totalHt) })}</p>
      {minimumHt !== null && missing > 0 && (
        <p className={classes.missing}>
          {t('missing', { minimum: format.euro(minimumHt), missing: format.euro(missing) })}
        </p>
      )}
      {uncounted > 0 && <p className={classes.doubt}>{t('uncounted', { count: uncounted })}</p>}
      {unpriced > 0 && <p className={classes.doubt}>{t('unpriced', { count: unpriced })}</p>}
    </div>
  )
}
