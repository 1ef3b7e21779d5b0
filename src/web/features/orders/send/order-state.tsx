import { Alert, Button, Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Order } from '#contract/order-shapes.ts'
import { MAIL_TRIED_MINUTES } from '#domain/orders/order.ts'
import { usePersonName } from '#web/entities/house/use-person-name.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { notifyFailure } from '#web/ui/notices.tsx'
import { useStopMail } from '../orders-api.ts'
import { isChangedSince } from './sendable.ts'
import { useActFailure } from './use-act-failure.ts'

const MINUTE_MS = 60_000

/** What became of its mail, what the supplier knows of it, and what can be done; nothing of a draft. */
export function OrderState({ order }: { order: Order }) {
  const t = useTranslations('orders.state')
  const format = useFormat()
  const name = usePersonName()(order.personId)
  const by = name !== null && t('by', { name })
  const { state, confirmedAt, confirmedNote, sentAt, mail } = order
  const moment = (at: string) => ({ date: format.dateLong(at), time: format.time(at) })
  return (
    <Stack gap="xs">
      {mail !== null && mail.state !== 'sent' && <MailState order={order} mail={mail} />}
      {mail?.state === 'sent' && state === 'sent' && sentAt !== null && (
        <p className="dimmed">
          {t('sentTo', { to: mail.to, ...moment(mail.triedAt ?? sentAt) })} {by}
        </p>
      )}
      {mail === null && state === 'sent' && sentAt !== null && (
        <p className="dimmed">
          {t('sentByPhone', moment(sentAt))} {by}
        </p>
      )}
      {confirmedAt !== null && (
        <Alert color="bottle">
          {t('confirmed', moment(confirmedAt))}
          {confirmedNote !== '' && <p>{t('note', { note: confirmedNote })}</p>}
        </Alert>
      )}
      {(state === 'sent' || state === 'confirmed') && isChangedSince(order) && (
        <Alert color="saffron">{t('changed')}</Alert>
      )}
    </Stack>
  )
}

function MailState({ order, mail }: { order: Order; mail: NonNullable<Order['mail']> }) {
  const t = useTranslations('orders.state')
  const format = useFormat()
  const failureText = useActFailure()
  const stop = useStopMail()
  const { id, version } = order
  if (mail.state === 'sent') return null
  const until = new Date(Date.parse(mail.queuedAt) + MAIL_TRIED_MINUTES * MINUTE_MS)
  return (
    <Alert color="saffron" title={t(`kinds.${mail.kind}`)}>
      <p>{t(`mail.${mail.state}`, { to: mail.to, until: format.time(until) })}</p>
      {mail.state === 'waiting' && (
        <DemoLock>
          <Button
            variant="default"
            mt="sm"
            disabled={stop.isPending}
            onClick={() =>
              stop.mutate(
                { id, version },
                { onError: (failure) => notifyFailure(failureText(t('stopFailed'), failure)) },
              )
            }
          >
            {t('stop')}
          </Button>
        </DemoLock>
      )}
    </Alert>
  )
}
