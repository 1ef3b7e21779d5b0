import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOffline } from '#web/lib/offline/use-offline.ts'
import { ErrorCard } from './error-card.tsx'
import { connectionFailure } from '../lib/failure/connection-failure.ts'

/** What a route shows when it cannot: the error card, and a way to try again, which a network that returns takes by itself. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const offline = useOffline()
  const wasOffline = useRef(offline)
  const [busy, setBusy] = useState(false)

  const retry = async () => {
    setBusy(true)
    await router.invalidate()
    reset()
    setBusy(false)
  }

  const onReturn = useEffectEvent(() => void retry())
  useEffect(() => {
    if (wasOffline.current && !offline) onReturn()
    wasOffline.current = offline
  }, [offline])

  return (
    <ErrorCard
      failure={connectionFailure(error, navigator.onLine)}
      onRetry={() => void retry()}
      busy={busy}
    />
  )
}
