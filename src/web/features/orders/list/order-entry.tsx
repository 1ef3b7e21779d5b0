import { Badge, Group } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { OrderSummary } from '#contract/order-shapes.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { OpeningEntry } from '#web/ui/opening-entry.tsx'
import { isUnderWay } from '../orders-api.ts'
import classes from '../page/order.module.css'
import { stateColor } from '../state-color.ts'
import { useOrderWords } from '#web/entities/order/use-order-words.ts'
import { SendDraft } from './send-draft.tsx'

/** One order: whose it is, when it comes, how far it is and its sum. */
export function OrderEntry({ order }: { order: OrderSummary }) {
  const t = useTranslations('orders')
  const format = useFormat()
  const words = useOrderWords()
  const link = useRef<HTMLAnchorElement>(null)
  const { id, number, supplierName, lines, totalHt, state, otherDraft } = order
  const mayBeSent = state === 'draft' && lines > 0 && !isUnderWay(order)
  useEffect(() => {
    if (!mayBeSent) return undefined
    const row = link.current
    // The button is gone with the draft, and the focus with the button.
    return () => {
      if (document.activeElement === document.body) row?.focus()
    }
  }, [mayBeSent])
  return (
    <OpeningEntry
      to={paths.order(id)}
      name={supplierName}
      linkName={t('named', { number, supplier: supplierName })}
      beside={<Badge color={stateColor(order)}>{words.state(order)}</Badge>}
      facts={
        <>
          <span>{words.delivery(order)}</span>
          <span>{t('number', { number })}</span>
          <span>{t('lines', { count: lines })}</span>
          {otherDraft !== null && <span className={classes.doubt}>{t('otherDraft', otherDraft)}</span>}
        </>
      }
      linkRef={link}
      end={
        <Group gap="8px 16px" justify="flex-end">
          <strong>{t('ht', { sum: format.euro(totalHt) })}</strong>
          {mayBeSent && <SendDraft order={order} />}
        </Group>
      }
    />
  )
}
