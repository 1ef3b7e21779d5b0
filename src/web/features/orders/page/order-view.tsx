import { Badge, Card, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Order } from '#contract/order-shapes.ts'
import { allows } from '#domain/orders/order.ts'
import { paths } from '#web/entities/paths.ts'
import { useAccount } from '#web/lib/session/use-account.ts'
import { AutosaveFailure } from '#web/ui/autosave-failure.tsx'
import { ConflictNotice } from '#web/ui/conflict/conflict-notice.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import { isUnderWay, orderSupplierQuery } from '../orders-api.ts'
import { orderPaper } from '../paper/order-paper.ts'
import { OrderSheet } from '../paper/order-sheet.tsx'
import { OrderState } from '../send/order-state.tsx'
import { stateColor } from '../state-color.ts'
import { useOrderWords } from '#web/entities/order/use-order-words.ts'
import { DueCard } from './due-card.tsx'
import { OrderActs } from './order-acts.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderSum, ReceivedSum } from './order-sum.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import { ReceiptFacts } from './receipt-facts.tsx'
import { useOrder } from './use-order.ts'

/** When it comes, its lines, what it costs; each is stored as it is typed. */
export function OrderView({ stored }: { stored: Order }) {
  const t = useTranslations('orders')
  const words = useOrderWords()
  const typing = useOrder(stored)
  const { order, autosave, conflict, flush } = typing
  const supplier = useQuery(orderSupplierQuery(stored.supplier?.id)).data
  const unsaved = Object.keys(autosave.unsaved).length > 0
  const house = useAccount().data?.fullName
  const isKnown = supplier !== undefined || stored.supplier === null
  const paper =
    isKnown && house !== undefined
      ? orderPaper(stored, {
          house,
          customerNumber: supplier?.customerNumber ?? null,
          orderNote: supplier?.orderNote ?? null,
        })
      : undefined
  const mayEdit = allows(stored.state, 'edit') && !isUnderWay(stored)
  return (
    <>
      <article data-print="hidden">
        <UnsavedChangesGuard dirty={autosave.failure !== null && unsaved} />
        <PageHeader
          title={t('one', { number: stored.number })}
          crumb={{ label: t('title'), to: paths.orders }}
          aside={
            stored.supplier === null ? (
              stored.supplierName
            ) : (
              <TextLink to={paths.supplierProducts(stored.supplier.id)}>{stored.supplier.name}</TextLink>
            )
          }
          meta={
            <Group gap="4px 12px">
              <Badge color={stateColor(stored)}>{words.state(stored)}</Badge>
              {mayEdit && <SaveState autosave={autosave} />}
            </Group>
          }
          actions={<OrderActs stored={stored} paper={paper} unsaved={unsaved} flush={flush} />}
        />
        <Stack gap="md">
          <OrderState order={stored} />
          <ConflictNotice conflict={conflict} busy={autosave.status === 'saving'} savesItself />
          {autosave.failure !== null && conflict.state.is === 'none' && (
            <AutosaveFailure what={t('failure.save')} failure={autosave.failure} onRetry={flush} />
          )}
          <Card>
            <OrderFacts typing={typing} supplier={supplier} mayEdit={mayEdit} />
          </Card>
          {mayEdit && stored.supplier !== null && (
            <DueCard
              supplierId={stored.supplier.id}
              lines={order.lines}
              onAdd={(lines) => typing.choose({ lines: [...order.lines, ...lines] })}
            />
          )}
          <Card component="section" aria-label={t('facts.lines')}>
            <OrderLines typing={typing} supplierId={stored.supplier?.id ?? null} mayEdit={mayEdit} />
            {stored.state === 'received' ? (
              <ReceivedSum lines={stored.items} />
            ) : (
              <OrderSum lines={order.lines} minimumHt={supplier?.minimumHt ?? null} />
            )}
          </Card>
          {stored.receipt !== null && <ReceiptFacts receipt={stored.receipt} />}
        </Stack>
      </article>
      {paper !== undefined && <OrderSheet paper={paper} />}
    </>
  )
}
