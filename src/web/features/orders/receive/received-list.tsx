import { Card, Title } from '@mantine/core'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Delivery } from '#contract/deliveries.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import classes from '#web/entities/receipt/receipt.module.css'
import { RemoveDelivery } from './unordered/remove-delivery.tsx'

/** What was received today, with and without an order. */
export function ReceivedList({ deliveries }: { deliveries: readonly Delivery[] }) {
  const t = useTranslations('deliveries')
  const orders = useTranslations('orders')
  const format = useFormat()
  const id = useId()
  if (deliveries.length === 0) return null
  return (
    <Card component="section" aria-labelledby={id}>
      <Title order={2} size="h4" id={id} mb="xs">
        {t('receivedToday')}
      </Title>
      <ul aria-labelledby={id}>
        {deliveries.map((delivery) => (
          <li key={delivery.id} className={classes.row}>
            <div className={classes.line}>
              <div className={classes.words}>
                <TextLink
                  to={
                    delivery.order === null
                      ? paths.receiveDelivery(delivery.id)
                      : paths.receiveOrder(delivery.order.id)
                  }
                  className={classes.name}
                  c="inherit"
                  {...(delivery.order && {
                    'aria-label': orders('named', {
                      number: delivery.order.number,
                      supplier: delivery.supplierName,
                    }),
                  })}
                >
                  {delivery.supplierName}
                </TextLink>
                <span className={classes.facts}>
                  {[
                    format.time(delivery.receivedAt),
                    delivery.order === null
                      ? t('unordered.without')
                      : orders('number', { number: delivery.order.number }),
                    delivery.note,
                  ]
                    .filter((fact) => fact !== '')
                    .join(' · ')}
                </span>
              </div>
              {delivery.order === null && <RemoveDelivery delivery={delivery} />}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
