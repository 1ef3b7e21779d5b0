import { useTranslations } from 'use-intl'
import type { OrderLine } from '#contract/order-shapes.ts'
import { francoMissing, orderTotal } from '#domain/orders/order-total.ts'
import { receivedTotal } from '#domain/orders/received-total.ts'
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
  const { totalHt } = orderTotal(lines)
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
      <LeftOut lines={lines} />
    </div>
  )
}

/** What was ordered and what was kept of it, with the difference where both are known whole. */
export function ReceivedSum({ lines }: { lines: readonly OrderLine[] }) {
  const t = useTranslations('orders.sum')
  const format = useFormat()
  const { totalHt, unpriced, uncounted } = orderTotal(lines)
  const { receivedHt, unknown } = receivedTotal(lines)
  const gap = Math.round((receivedHt - totalHt) * CENTS) / CENTS
  if (lines.length === 0) return null
  return (
    <div className={classes.sum}>
      <p>{t('ordered', { sum: format.euro(totalHt) })}</p>
      <LeftOut lines={lines} />
      <p className={classes.total}>{t('received', { sum: format.euro(receivedHt) })}</p>
      {unknown > 0 && <p className={classes.doubt}>{t('unknown', { count: unknown })}</p>}
      {unknown + unpriced + uncounted === 0 && gap !== 0 && (
        <p className={classes.doubt}>{t('gap', { sum: `${gap > 0 ? '+' : ''}${format.euro(gap)}` })}</p>
      )}
    </div>
  )
}

const CENTS = 100

/** Lines that are not in the sum of what is ordered. */
function LeftOut({ lines }: { lines: Parameters<typeof orderTotal>[0] }) {
  const t = useTranslations('orders.sum')
  const { unpriced, uncounted } = orderTotal(lines)
  return (
    <>
      {uncounted > 0 && <p className={classes.doubt}>{t('uncounted', { count: uncounted })}</p>}
      {unpriced > 0 && <p className={classes.doubt}>{t('unpriced', { count: unpriced })}</p>}
    </>
  )
}
