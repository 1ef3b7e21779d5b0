import { Badge } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { OrderSummary } from '#contract/order-shapes.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import entries from '#web/ui/entry-list.module.css'
import { TextLink } from '#web/ui/text-link.tsx'
import { stateColor } from '../state-color.ts'
import { useOrderWords } from '../use-order-words.ts'
import classes from './order-entry.module.css'

/** One order: whose it is, when it comes, how far it is and its sum; the whole row opens it. */
export function OrderEntry({ order }: { order: OrderSummary }) {
  const t = useTranslations('orders')
  const format = useFormat()
  const words = useOrderWords()
  const { id, number, supplierName, lines, totalHt } = order
  return (
    <li className={`${entries.entry} ${classes.entry}`}>
      <div>
        <p className={classes.name}>
          <TextLink
            to={paths.order(id)}
            fw={600}
            c="inherit"
            aria-label={t('named', { number, supplier: supplierName })}
          >
            {supplierName}
          </TextLink>
          <Badge color={stateColor(order)}>{words.state(order)}</Badge>
        </p>
        <p className={classes.facts}>
          <span>{words.delivery(order)}</span>
          <span>{t('number', { number })}</span>
          <span>{t('lines', { count: lines })}</span>
        </p>
      </div>
      <strong className={classes.total}>{t('ht', { sum: format.euro(totalHt) })}</strong>
    </li>
  )
}
