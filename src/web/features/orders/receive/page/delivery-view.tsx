import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { allows } from '#domain/orders/order.ts'
import { useOrderWords } from '#web/entities/order/use-order-words.ts'
import { paths } from '#web/entities/paths.ts'
import type { ReceivableOrder } from '#web/entities/receipt/receivable.ts'
import { ReceiptForm } from '#web/entities/receipt/receipt-form.tsx'
import classes from '#web/entities/receipt/receipt.module.css'
import { useReceiptDraft } from '#web/entities/receipt/use-receipt-draft.ts'
import type { Receiving } from '#web/entities/receipt/use-receiving.ts'
import type { OrderReceiving } from '#web/entities/receipt/waiting-receipt.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Photos } from './photos.tsx'
import { Unreceive } from './unreceive.tsx'

interface DeliveryViewProps {
  /** As it was read last. */
  found: ReceivableOrder
  waiting: OrderReceiving | undefined
  receiving: Receiving
}

/** A delivery with its order, its photos and what takes it back. */
export function DeliveryView({ found, waiting, receiving }: DeliveryViewProps) {
  const t = useTranslations('deliveries')
  const orders = useTranslations('orders')
  const words = useOrderWords()
  const navigate = useNavigate()
  const typing = useReceiptDraft(found, waiting, receiving)
  const { order, files } = typing
  const back = () => void navigate({ to: paths.receive })
  return (
    <>
      <PageHeader
        title={order.supplierName}
        crumb={{ label: t('title'), to: paths.receive }}
        aside={<TextLink to={paths.order(order.id)}>{orders('one', { number: order.number })}</TextLink>}
        meta={words.delivery(order)}
        actions={
          waiting ? (
            <Button
              variant="default"
              className={classes.target}
              onClick={() => {
                void receiving.drop(waiting)
                back()
              }}
            >
              {t('drop')}
            </Button>
          ) : (
            allows(found.state, 'unreceive') && <Unreceive order={found} receiving={receiving} />
          )
        }
      />
      <ReceiptForm typing={typing} waiting={waiting} receiving={receiving} onFinished={back}>
        <Photos files={files} stored={found.receipt} onChange={typing.changeFiles} />
      </ReceiptForm>
    </>
  )
}
