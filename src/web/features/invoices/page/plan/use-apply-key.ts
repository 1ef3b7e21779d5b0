import { useEffect, useEffectEvent } from 'react'

/** Ctrl+Enter anywhere on the page but in a dialog over it. */
export function useApplyKey(onApply: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    if (event.target instanceof Element && event.target.closest('[role="dialog"]') !== null) return
    event.preventDefault()
    event.stopPropagation()
    onApply()
  })
  useEffect(() => {
    // Before the line or the answer that has the focus takes its Enter.
    document.addEventListener('keydown', handle, true)
    return () => document.removeEventListener('keydown', handle, true)
  }, [])
}
