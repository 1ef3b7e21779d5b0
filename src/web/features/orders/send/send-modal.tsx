import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Order } from '#contract/order-shapes.ts'
import { paths } from '#web/entities/paths.ts'
import { useFocusBack } from '#web/lib/keyboard/use-focus-back.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { NamedModal } from '#web/ui/named-dialog.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useSendOrder } from '../orders-api.ts'
import classes from './send.module.css'
import { missingOf } from './sendable.ts'
import { useActFailure } from './use-act-failure.ts'
import { useOrderText } from './use-order-text.ts'

export interface SendModalProps {
  /** As it is stored. */
  order: Order
  /** Something that was typed is not stored yet. */
  unsaved: boolean
  opened: boolean
  /** It is not on the page of the order: where something is missing, it leads there. */
  away?: boolean
  onClose: () => void
}

/** What is sent and to whom, shown before it leaves. */
export function SendModal({ order, unsaved, opened, away = false, onClose }: SendModalProps) {
  const t = useTranslations()
  useFocusBack(opened)
  return (
    <NamedModal
      opened={opened}
      onClose={onClose}
      size="lg"
      title={t(order.state === 'draft' ? 'orders.send.title' : 'orders.send.changeTitle')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Sending order={order} unsaved={unsaved} away={away} onClose={onClose} />
    </NamedModal>
  )
}

function Sending({ order, unsaved, away, onClose }: Omit<SendModalProps, 'opened'>) {
  const t = useTranslations('orders.send')
  const failureText = useActFailure()
  const send = useSendOrder()
  const text = useOrderText(order)
  const { id, version, recipient: to, recipientConfirmed, supplier } = order
  const [confirming, setConfirming] = useState(false)
  const missing = missingOf(order)
  const ready = missing.length === 0 && !unsaved && text !== undefined && !send.isPending
  const act = (recipient: string | null) =>
    send.mutate(
      { id, version, to: recipient, confirmsRecipient: confirming },
      {
        onSuccess: ({ mail }) => {
          if (recipient === null) notifySuccess(t('notedOtherwise'))
          else if (mail?.state === 'sent') notifySuccess(t('sent', { to: recipient }))
          onClose()
        },
      },
    )
  return (
    <Stack gap="md">
      {missing.length > 0 ? (
        <Alert color="saffron" title={t('notYet')}>
          <ul>
            {missing.map((reason) => (
              <li key={reason}>{t(`missing.${reason}`)}</li>
            ))}
          </ul>
          {away && (
            <TextLink to={paths.order(id)} inherit underline="always">
              {t('complete')}
            </TextLink>
          )}
        </Alert>
      ) : (
        <>
          <dl className={classes.head}>
            <dt>{t('to')}</dt>
            <dd>{to ?? t('noAddress')}</dd>
          </dl>
          {to === null && supplier !== null && (
            <TextLink to={paths.supplierProducts(supplier.id)}>{t('addAddress')}</TextLink>
          )}
          <section
            className={classes.body}
            aria-label={t('content')}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable
            tabIndex={0}
          >
            {text}
          </section>
          <Text c="dimmed" size="sm">
            {t(order.state === 'draft' ? 'lead' : 'changeLead')}
          </Text>
        </>
      )}
      {confirming && (
        <Alert color="saffron" title={t('confirm.title', { to: to ?? '' })}>
          {t('confirm.text')}
        </Alert>
      )}
      {unsaved && <p className="dimmed">{t('saving')}</p>}
      {send.isError && <ErrorBanner text={failureText(t('failed'), send.error)} />}
      <Group justify="flex-end" gap="sm">
        {confirming ? (
          <Button variant="default" onClick={() => setConfirming(false)}>
            {t('confirm.no')}
          </Button>
        ) : (
          <Button variant="default" disabled={!ready} onClick={() => act(null)}>
            {t('otherwise')}
          </Button>
        )}
        {to !== null && (
          <Button
            disabled={!ready}
            // A double click asks once and answers nothing.
            onClick={({ detail }) => {
              if (recipientConfirmed || (confirming && detail <= 1)) act(to)
              else setConfirming(true)
            }}
            data-autofocus
          >
            {send.isPending ? t('sending') : confirming ? t('confirm.yes') : t('sendTo', { to })}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
