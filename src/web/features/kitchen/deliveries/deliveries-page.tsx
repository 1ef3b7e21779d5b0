import { Card, Stack, Title, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { KitchenDeliveries } from '#contract/kitchen-deliveries.ts'
import { paths } from '#web/entities/paths.ts'
import { DeliveryRows, ReceiveList } from '#web/entities/receipt/receive-list.tsx'
import receipt from '#web/entities/receipt/receipt.module.css'
import { SendBar } from '#web/entities/receipt/send-bar.tsx'
import { isOfOrder } from '#web/entities/receipt/waiting-receipt.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { kitchenDeliveriesQuery } from './deliveries-api.ts'
import classes from './deliveries.module.css'
import { useKitchenReceiving } from './use-kitchen-receiving.ts'

/** What arrives today at the back door: 'Tout est là' by one tap, also without a network. */
export function DeliveriesPage() {
  const t = useTranslations('kitchen.deliveries')
  const words = useTranslations('deliveries')
  const query = useQuery(kitchenDeliveriesQuery())
  const receiving = useKitchenReceiving()
  const waiting = receiving.receipts.filter(isOfOrder)
  return (
    <>
      <title>{`${t('title')} · Gramme`}</title>
      <VisuallyHidden component="h1">{t('title')}</VisuallyHidden>
      <Stack gap="md" className={classes.page}>
        {receiving.state?.unreadable === true && <ErrorBanner text={words('failure.unreadable')} />}
        <PageState query={query} failureText={words('failure.load')} offlineText={t('offline')}>
          {(day) => <ReceiveList day={day} receiving={receiving} Received={Received} />}
        </PageState>
        {query.data === undefined && waiting.length > 0 && (
          <DeliveryRows
            title={words('onDevice')}
            rows={waiting.map((each) => ({ order: each.body.order, waiting: each, isReceived: false }))}
            receiving={receiving}
          />
        )}
        <SendBar receiving={receiving} />
      </Stack>
    </>
  )
}

/** What was received today; that of an order is corrected on its page. */
function Received({ deliveries }: { deliveries: KitchenDeliveries['received'] }) {
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
        {deliveries.map(({ id: deliveryId, order, supplierName: supplier, receivedAt }) => (
          <li key={deliveryId} className={receipt.row}>
            <div className={receipt.words}>
              {order === null ? (
                <span className={receipt.name}>{supplier}</span>
              ) : (
                <TextLink
                  to={paths.kitchenDelivery(order.id)}
                  className={receipt.name}
                  c="inherit"
                  aria-label={orders('named', { number: order.number, supplier })}
                >
                  {supplier}
                </TextLink>
              )}
              <span className={receipt.facts}>
                {format.time(receivedAt)} ·{' '}
                {order === null ? t('unordered.without') : orders('number', { number: order.number })}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
