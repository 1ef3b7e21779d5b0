import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Order } from '#contract/order-shapes.ts'
import { allows } from '#domain/orders/order.ts'
import { paths } from '#web/entities/paths.ts'
import { Action, ActionLink } from '#web/ui/actions/action.tsx'
import { MoreMenu } from '#web/ui/actions/more-menu.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { isUnderWay } from '../orders-api.ts'
import type { OrderPaper } from '../paper/order-paper.ts'
import { PaperActs } from '../paper/paper-acts.tsx'
import { CancelModal } from '../send/cancel-modal.tsx'
import { SendModal } from '../send/send-modal.tsx'
import { isChangedSince } from '../send/sendable.ts'
import { RemoveOrderModal } from './remove-order-modal.tsx'

export interface OrderActsProps {
  stored: Order
  paper: OrderPaper | undefined
  /** Something that was typed is not stored yet. */
  unsaved: boolean
  /** Stores it now. */
  flush: () => void
}

/** What can be done with an order in its state. */
export function OrderActs({ stored, paper, unsaved, flush }: OrderActsProps) {
  const t = useTranslations('orders')
  const c = useTranslations('common')
  const [opened, setOpened] = useState<'send' | 'cancel' | null>(null)
  const [removing, setRemoving] = useState<Order | null>(null)
  const { state } = stored
  const may = (act: Parameters<typeof allows>[1]) => allows(state, act) && !isUnderWay(stored)
  const isDraft = state === 'draft'
  const maySend = may('send') && (isDraft || unsaved || isChangedSince(stored))
  const close = () => setOpened(null)
  return (
    <>
      <MoreMenu>
        <PaperActs order={stored} paper={paper} />
        {may('receive') && (
          <ActionLink to={paths.receivingPaper} search={{ commande: stored.id }}>
            {t('receipt.paper')}
          </ActionLink>
        )}
        {may('cancel') && (
          <DemoLock>
            <Action onClick={() => setOpened('cancel')}>{t('send.cancel')}</Action>
          </DemoLock>
        )}
        {may('remove') && (
          <DemoLock>
            <Action onClick={() => setRemoving(stored)}>{c('delete')}</Action>
          </DemoLock>
        )}
      </MoreMenu>
      {may('receive') && (
        <ButtonLink to={paths.receiveOrder(stored.id)} variant="default">
          {t(state === 'received' ? 'receipt.correct' : 'receipt.open')}
        </ButtonLink>
      )}
      {maySend && (
        <DemoLock>
          <Button
            onClick={() => {
              flush()
              setOpened('send')
            }}
          >
            {t(isDraft ? 'send.open' : 'send.openChange')}
          </Button>
        </DemoLock>
      )}
      <SendModal order={stored} unsaved={unsaved} opened={opened === 'send'} onClose={close} />
      <CancelModal order={stored} opened={opened === 'cancel'} onClose={close} />
      <RemoveOrderModal order={removing} onClose={() => setRemoving(null)} />
    </>
  )
}
