import { useEffect, useEffectEvent } from 'react'
import { isDemo } from './demo.ts'

const refusals = new EventTarget()

/** True in the demo, where nothing is written; the refusal is then announced. */
export function refusedInDemo(): boolean {
  if (!isDemo()) return false
  refusals.dispatchEvent(new Event('refusal'))
  return true
}

/** Calls `listen` at every refusal, while it is `listening`. */
export function useDemoRefusal(listen: () => void, listening = true): void {
  const onRefusal = useEffectEvent(listen)
  useEffect(() => {
    if (!listening) return undefined
    const listener = () => onRefusal()
    refusals.addEventListener('refusal', listener)
    return () => refusals.removeEventListener('refusal', listener)
  }, [listening])
}
