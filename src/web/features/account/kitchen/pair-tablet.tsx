import { Alert, Button, Code, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { KitchenDevice, PairingCode } from '#contract/devices.ts'
import { useFocusOnMount } from '#web/lib/browser/use-focus-on-mount.ts'
import { reachableAddress } from '#web/lib/navigation/reachable-address.ts'
import { serverClock } from '#web/lib/offline/server-clock.ts'
import { qrDrawing, qrSvg } from '#web/lib/qr/qr-drawing.ts'
import { orpc } from '#web/lib/query/api.ts'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.ts'
import { notifySuccess } from '#web/ui/notices.tsx'
import classes from './pair-tablet.module.css'

/** How often the list is read while a tablet is waited for. */
const LOOK_EVERY_MS = 3_000
const SECOND_MS = 1_000

interface PairTabletProps {
  name: string
  code: PairingCode
  /** Those that the house has now. */
  tablets: readonly KitchenDevice[]
  onRenew: () => void
  onClose: () => void
}

/** The code that pairs one tablet, to scan or to type, until it was used or has ended. */
export function PairTablet({ name, code: { code, address, expiresAt }, ...props }: PairTabletProps) {
  const { tablets, onRenew, onClose } = props
  const t = useTranslations('kitchenTablets')
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const seconds = useSecondsUntil(expiresAt)
  const { url, onlyHere } = reachableAddress(address, location.origin)
  const [former] = useState(() => new Set(tablets.map(({ id }) => id)))
  const paired = tablets.find(({ id }) => !former.has(id))
  useQuery(orpc.devices.list.queryOptions({ staleTime: 0, refetchInterval: seconds > 0 && LOOK_EVERY_MS }))

  useEffect(() => {
    if (!paired) return
    notifySuccess(t('paired', { name: paired.name }))
    onClose()
    // What was focused here is removed with it.
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [paired, onClose, t])

  return (
    <>
      <Title order={3} size="h4" ref={heading} tabIndex={-1}>
        {t('pairTitle', { name })}
      </Title>
      {seconds > 0 ? (
        <>
          <Text maw="40rem">{t('pairLead', { address: shownAddress(url) })}</Text>
          <Group gap="16px 24px">
            <img
              className={classes.qr}
              src={`data:image/svg+xml,${encodeURIComponent(qrSvg(qrDrawing(url)))}`}
              alt={t('qr')}
            />
            <Stack gap={4}>
              <Text size="sm" fw={500}>
                {t('code')}
              </Text>
              <Code className={classes.code}>{code.match(/.{1,4}/gu)?.join(' ')}</Code>
              <Text role="timer" c="dimmed" className={classes.left}>
                {t('left', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })}
              </Text>
            </Stack>
          </Group>
          {onlyHere && (
            <Alert color="saffron" icon={<IconAlertTriangle size={18} aria-hidden />}>
              {t('onlyHere')}
            </Alert>
          )}
        </>
      ) : (
        <Text component="output">{t('ended')}</Text>
      )}
      <Group gap="8px 12px">
        <Button variant={seconds > 0 ? 'default' : 'filled'} onClick={onRenew}>
          {t('renew')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      </Group>
    </>
  )
}

/** As it is typed: without the scheme and the code. */
function shownAddress(address: string): string {
  const { host, pathname } = new URL(address)
  return `${host}${pathname}`
}

/** Whole seconds until an instant of the server's clock; 0 once it has passed. */
function useSecondsUntil(instant: string): number {
  const [now, setNow] = useState(() => serverClock.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(serverClock.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((Date.parse(instant) - now) / SECOND_MS))
}
