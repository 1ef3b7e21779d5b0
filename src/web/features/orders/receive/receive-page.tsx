import { Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { deliveriesQuery } from './deliveries-api.ts'
import { ReceiveList } from '#web/entities/receipt/receive-list.tsx'
import classes from '#web/entities/receipt/receipt.module.css'
import { ReceivedList } from './received-list.tsx'
import { SendBar } from '#web/entities/receipt/send-bar.tsx'
import { useReceiving } from './use-receiving.ts'
import { WaitingList } from './waiting-list.tsx'

/** /orders/receive: what arrives today at the back door, ticked with one hand, also without a network. */
export function ReceivePage() {
  const t = useTranslations('deliveries')
  const orders = useTranslations('orders')('title')
  const query = useQuery(deliveriesQuery())
  const receiving = useReceiving()
  return (
    <>
      <PageHeader title={t('title')} crumb={{ label: orders, to: paths.orders }} />
      <Stack gap="md">
        {receiving.state?.unreadable === true && <ErrorBanner text={t('failure.unreadable')} />}
        <PageState query={query} failureText={t('failure.load')} offlineText={t('failure.offline')}>
          {(day) => <ReceiveList day={day} receiving={receiving} Received={ReceivedList} />}
        </PageState>
        <WaitingList receiving={receiving} day={query.data} />
        <Group gap="xs">
          <ButtonLink to={paths.receiveUnordered} variant="default" className={classes.target}>
            {t('unordered.open')}
          </ButtonLink>
          <ButtonLink to={paths.receivingPaper} variant="default" className={classes.target}>
            {t('paper.open')}
          </ButtonLink>
        </Group>
        <SendBar receiving={receiving} />
      </Stack>
    </>
  )
}
