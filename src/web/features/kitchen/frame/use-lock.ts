import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent } from 'react'
import { client } from '#web/lib/query/api.ts'
import { setLocked } from './kitchen-query.ts'

/** A tablet that was laid aside for so long asks for its PIN when it is woken. */
const ASLEEP_MS = 5 * 60_000

/** Locks the page at once, and the tablet on the server where there is a network. */
export function useLock(): () => void {
  const queryClient = useQueryClient()
  return useCallback(() => {
    setLocked(queryClient, true)
    client.kitchen.lock({}).catch(() => undefined)
  }, [queryClient])
}

/** Locks a tablet that has a PIN once its page was hidden for long. */
export function useLockOnWaking(hasPin: boolean): void {
  const lock = useLock()
  const onWake = useEffectEvent((hiddenMs: number) => {
    if (hasPin && hiddenMs >= ASLEEP_MS) lock()
  })
  useEffect(() => {
    let hiddenAt: number | undefined
    const look = () => {
      if (document.visibilityState === 'hidden') hiddenAt ??= Date.now()
      else if (hiddenAt !== undefined) {
        onWake(Date.now() - hiddenAt)
        hiddenAt = undefined
      }
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}
