import { Card, Title } from '@mantine/core'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { DeliveryDay } from '#contract/deliveries.ts'
import { paths } from '#web/entities/paths.ts'
import { DeliveryRow } from '#web/entities/receipt/delivery-row.tsx'
import { ReceiptProblem } from '#web/entities/receipt/receipt-problem.tsx'
import classes from '#web/entities/receipt/receipt.module.css'
import { isOfOrder, openedOf } from '#web/entities/receipt/waiting-receipt.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import type { Receiving } from '#web/entities/receipt/use-receiving.ts'

interface WaitingListProps {
  receiving: Receiving
  /** Undefined where it could not be read: then the deliveries of orders that wait are here too. */
  day: DeliveryDay | undefined
}

/** What waits on this device and is not among the deliveries of the day: those without an order. */
export function WaitingList({ receiving, day }: WaitingListProps) {
  const t = useTranslations('deliveries')
  const id = useId()
  const waiting = receiving.receipts.filter((receipt) => day === undefined || !isOfOrder(receipt))
  if (waiting.length === 0) return null
  return (
    <Card component="section" aria-labelledby={id}>
      <Title order={2} size="h4" id={id} mb="xs">
        {t('onDevice')}
      </Title>
      <ul aria-labelledby={id}>
        {waiting.map((receipt) =>
          isOfOrder(receipt) ? (
            <DeliveryRow
              key={receipt.id}
              row={{ order: receipt.body.order, waiting: receipt, isReceived: false }}
              receiving={receiving}
            />
          ) : (
            <li key={receipt.id} className={classes.row}>
              <div className={classes.line}>
                <div className={classes.words}>
                  <TextLink
                    {...(receipt.id === openedOf(receipt)?.id
                      ? { to: paths.receiveDelivery(receipt.id) }
                      : { to: paths.receiveUnordered, search: { id: receipt.id } })}
                    className={classes.name}
                    c="inherit"
                  >
                    {receipt.name}
                  </TextLink>
                  <span className={classes.facts}>{t('unordered.without')}</span>
                </div>
                <span className={classes.state}>
                  {t(
                    receiving.state?.sending.has(receipt.id)
                      ? 'sending'
                      : receipt.ready
                        ? 'toSend'
                        : 'started',
                  )}
                </span>
              </div>
              <ReceiptProblem receipt={receipt} receiving={receiving} />
            </li>
          ),
        )}
      </ul>
    </Card>
  )
}
