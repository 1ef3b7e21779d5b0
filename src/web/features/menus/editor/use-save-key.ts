import { useEffect, useEffectEvent } from 'react'

/** Ctrl+S anywhere on the page but in a dialog over it. */
export function useSaveKey(onSave: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    if (event.target instanceof Element && event.target.closest('[role="dialog"]') !== null) return
    event.preventDefault()
    onSave()
  })
  useEffect(() => {
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])
}
