import { Button, Flex, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { allows } from '#domain/orders/order.ts'
import { useOrderWords } from '#web/entities/order/use-order-words.ts'
import { paths } from '#web/entities/paths.ts'
import type { ReceivableOrder } from '#web/entities/receipt/receivable.ts'
import { ReceiptForm } from '#web/entities/receipt/receipt-form.tsx'
import receipt from '#web/entities/receipt/receipt.module.css'
import { useReceiptDraft } from '#web/entities/receipt/use-receipt-draft.ts'
import type { Receiving } from '#web/entities/receipt/use-receiving.ts'
import { isOfOrder, type OrderReceiving } from '#web/entities/receipt/waiting-receipt.ts'
import { IconArrowLeft } from '#web/ui/icons/arrow-left.ts'
import { PageState } from '#web/ui/page-state.tsx'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { DeliveryGone } from './delivery-gone.tsx'
import { kitchenDeliveriesQuery, kitchenDeliveryQuery } from './deliveries-api.ts'
import classes from './deliveries.module.css'
import { useKitchenReceiving } from './use-kitchen-receiving.ts'

/** The lines of one delivery, as it waits on this tablet, or as it is stored. */
export function DeliveryPage({ id }: { id: string }) {
  const t = useTranslations('deliveries')
  const receiving = useKitchenReceiving()
  const waiting = receiving.receipts.filter(isOfOrder).find((each) => each.id === id)
  const query = useQuery({ ...kitchenDeliveryQuery(id), enabled: waiting === undefined })
  // Without a network an order that was never opened is among the deliveries of the day.
  const day = useQuery(kitchenDeliveriesQuery())
  const expected = day.data?.expected.find((order) => order.id === id)
  if (receiving.state === undefined) return <TableSkeleton />
  return (
    <PageState<ReceivableOrder>
      query={{ ...query, data: waiting?.body.order ?? query.data ?? expected }}
      failureText={t('failure.load')}
      notFound={<DeliveryGone />}
    >
      {(found) =>
        // What another device has stored since is shown, unless something is typed here: that keeps its version.
        allows(found.state, 'receive') ? (
          <DeliveryView
            key={`${found.id} ${found.version}`}
            found={found}
            waiting={waiting}
            receiving={receiving}
          />
        ) : (
          <DeliveryGone />
        )
      }
    </PageState>
  )
}

interface DeliveryViewProps {
  found: ReceivableOrder
  waiting: OrderReceiving | undefined
  receiving: Receiving
}

function DeliveryView({ found, waiting, receiving }: DeliveryViewProps) {
  const t = useTranslations()
  const words = useOrderWords()
  const navigate = useNavigate()
  const typing = useReceiptDraft(found, waiting, receiving)
  const { number, supplierName } = typing.order
  const back = () => void navigate({ to: paths.kitchenDeliveries })
  return (
    <div className={classes.page}>
      <title>{`${supplierName} · Gramme`}</title>
      <TextLink to={paths.kitchenDeliveries} className={classes.back}>
        <IconArrowLeft size={22} aria-hidden /> {t('kitchen.deliveries.title')}
      </TextLink>
      <Flex wrap="wrap" align="center" justify="space-between" gap="8px 24px" mb="md">
        <div>
          <Title order={1}>{supplierName}</Title>
          <Text c="dimmed">
            {t('orders.number', { number })} · {words.delivery(typing.order)}
          </Text>
        </div>
        {waiting && (
          <Button
            variant="default"
            className={receipt.target}
            onClick={() => {
              void receiving.drop(waiting)
              back()
            }}
          >
            {t('deliveries.drop')}
          </Button>
        )}
      </Flex>
      <ReceiptForm typing={typing} waiting={waiting} receiving={receiving} onFinished={back} />
    </div>
  )
}
