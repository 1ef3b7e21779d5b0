import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useState } from 'react'
import { ErrorCard } from './error-card.tsx'
import { connectionFailure } from './connection-failure.ts'

/** What a route shows when it cannot: the error card, and a way to try again. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  const retry = async () => {
    setBusy(true)
    await router.invalidate()
    reset()
    setBusy(false)
  }

  return (
    <ErrorCard
      failure={connectionFailure(error, navigator.onLine)}
      onRetry={() => void retry()}
      busy={busy}
    />
  )
}
