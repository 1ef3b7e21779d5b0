import { Button, Flex } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useOffline } from '#web/lib/offline/use-offline.ts'
import { OutcomeBar } from '#web/ui/table-file/outcome-bar.tsx'
import classes from './receipt.module.css'
import type { Receiving } from './use-receiving.ts'

/** What waits on this device, and the one button that sends it. */
export function SendBar({ receiving }: { receiving: Receiving }) {
  const t = useTranslations('deliveries.send')
  const offline = useOffline()
  const [busy, setBusy] = useState(false)
  const count = receiving.receipts.filter(({ ready }) => ready).length
  // One that is sent by its own tap is gone in a moment.
  const isLeaving = count > 0 && receiving.state?.sending.size === count && !busy
  if (count === 0 || isLeaving) return null
  const send = async () => {
    setBusy(true)
    try {
      await receiving.sendAll()
    } finally {
      setBusy(false)
    }
  }
  return (
    <OutcomeBar label={t('label')}>
      <Flex wrap="wrap" align="center" justify="space-between" gap="xs">
        <span>{offline ? t('offline', { count }) : t('waiting', { count })}</span>
        <Button className={classes.send} loading={busy} onClick={() => void send()}>
          {t('act', { count })}
        </Button>
      </Flex>
    </OutcomeBar>
  )
}
