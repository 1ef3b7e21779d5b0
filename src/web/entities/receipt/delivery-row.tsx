import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { IconCheck } from '#web/ui/icons/check.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { useOrderWords } from '#web/entities/order/use-order-words.ts'
import { draftOf, withTheRestHere } from './receipt-draft.ts'
import type { ReceiveRow } from './receive-rows.ts'
import classes from './receipt.module.css'
import { ReceiptProblem } from './receipt-problem.tsx'
import { useReceiptWords } from './use-receipt-words.ts'
import type { Receiving } from './use-receiving.ts'

interface DeliveryRowProps {
  row: ReceiveRow
  receiving: Receiving
  /** It was to arrive on a day before today, which is named. */
  isLate?: boolean
}

/** One delivery: a tap at its end ticks all of it, one at its name opens its lines. */
export function DeliveryRow({ row, receiving, isLate = false }: DeliveryRowProps) {
  const t = useTranslations('deliveries')
  const orders = useTranslations('orders')
  const words = useOrderWords()
  const receipts = useReceiptWords()
  const { order, waiting, isReceived } = row
  const { number, supplierName: supplier, items } = order
  const isSending = waiting !== undefined && receiving.state?.sending.has(waiting.id) === true
  const facts = [
    ...(isLate && order.deliverOn !== null ? [words.day(order.deliverOn)] : []),
    orders('lines', { count: items.length }),
    orders('number', { number }),
  ]
  const tickAll = () =>
    void receiving.keep({
      id: order.id,
      name: supplier,
      ready: true,
      files: [],
      body: { is: 'order', order, draft: withTheRestHere(items, draftOf(order)) },
    })
  return (
    <li className={classes.row}>
      <div className={classes.line}>
        <div className={classes.words}>
          <TextLink
            to={receiving.pathOf(order)}
            className={classes.name}
            c="inherit"
            aria-label={orders('named', { number, supplier })}
          >
            {supplier}
          </TextLink>
          <span className={classes.facts}>
            {(waiting === undefined
              ? facts
              : [receipts.summary(items, waiting.body.draft), orders('number', { number })]
            ).join(' · ')}
          </span>
        </div>
        {isReceived ? (
          <span className={classes.state} data-done>
            <IconCheck size={18} aria-hidden /> {t('received')}
          </span>
        ) : waiting?.ready ? (
          <span className={classes.state}>
            <IconCheck size={18} aria-hidden /> {t(isSending ? 'sending' : 'toSend')}
          </span>
        ) : waiting ? (
          <ButtonLink to={receiving.pathOf(order)} variant="default" className={classes.act}>
            {t('goOn')}
          </ButtonLink>
        ) : (
          <DemoLock>
            <Button
              className={classes.act}
              aria-label={t('allOf', { supplier, number })}
              disabled={receiving.state === undefined || items.length === 0}
              onClick={tickAll}
            >
              {t('all')}
            </Button>
          </DemoLock>
        )}
      </div>
      {waiting?.ready && <ReceiptProblem receipt={waiting} receiving={receiving} />}
    </li>
  )
}
