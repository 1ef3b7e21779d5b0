import { useEffect, useEffectEvent } from 'react'
import { isDemo } from './demo.ts'

const listeners = new Set<() => void>()

/** True in the demo, where nothing is written; the refusal is then announced. */
export function refusedInDemo(): boolean {
  if (!isDemo()) return false
  for (const listener of listeners) listener()
  return true
}

/** Calls `listen` at every refusal, while it is `listening`. */
export function useDemoRefusal(listen: () => void, listening = true): void {
  const onRefusal = useEffectEvent(listen)
  useEffect(() => {
    if (!listening) return undefined
    const listener = () => onRefusal()
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [listening])
}
