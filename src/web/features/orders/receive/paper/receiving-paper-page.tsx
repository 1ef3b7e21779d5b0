import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import type { Order } from '#contract/order-shapes.ts'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TruckDrawing } from '#web/ui/drawings/truck.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { ComposedPaper } from '#web/ui/paper-pages/composed-paper.tsx'
import { orderQuery } from '../../orders-api.ts'
import { useOrderWords } from '#web/entities/order/use-order-words.ts'
import { deliveriesQuery } from '../deliveries-api.ts'
import { receivingPagesQuery } from './receiving-pages-query.ts'
import { receivingPaper } from './receiving-paper.ts'

/** /orders/receive/paper: receiving sheets of all that is expected today, or of one order. */
export function ReceivingPaperPage({ orderId }: { orderId: string | undefined }) {
  return orderId === undefined ? <PaperOfDay /> : <PaperOfOrder id={orderId} />
}

function PaperOfDay() {
  const t = useTranslations('deliveries.failure')
  const query = useQuery(deliveriesQuery())
  return (
    <PageState query={query} failureText={t('load')}>
      {({ expected }) => <Paper orders={expected} back={paths.receive} />}
    </PageState>
  )
}

function PaperOfOrder({ id }: { id: string }) {
  const t = useTranslations('deliveries.failure')
  const query = useQuery(orderQuery(id))
  return (
    <PageState query={query} failureText={t('load')}>
      {(order) => <Paper orders={[order]} back={paths.receiveOrder(id)} />}
    </PageState>
  )
}

interface PaperProps {
  orders: readonly Order[]
  back: typeof paths.receive | ReturnType<typeof paths.receiveOrder>
}

function Paper({ orders, back }: PaperProps) {
  const t = useTranslations()
  const language = useLocale()
  const words = useOrderWords()
  const backLabel = t('deliveries.title')
  if (orders.length === 0)
    return (
      <EmptyState
        drawing={<TruckDrawing />}
        level={1}
        sentence={t('deliveries.none')}
        action={<ButtonLink to={back}>{backLabel}</ButtonLink>}
      />
    )
  const title = t('deliveries.paper.title')
  const dayOf = ({ deliverOn }: Order) => (deliverOn === null ? '' : words.day(deliverOn))
  const paper = receivingPaper({ orders, dayOf, title }, t, language)
  return (
    <ComposedPaper
      back={{ to: back, label: backLabel }}
      query={receivingPagesQuery(paper)}
      title={title}
      kind=""
      windowTitle={title}
      texts={{
        print: t('deliveries.paper.print'),
        exportPdf: t('deliveries.paper.exportPdf'),
        exporting: t('deliveries.paper.exporting'),
        exportFailed: t('deliveries.paper.exportFailed'),
      }}
    />
  )
}
