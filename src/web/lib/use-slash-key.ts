import { useEffect, useEffectEvent } from 'react'

const TYPED_IN = 'input, textarea, select, [contenteditable="true"], [role="dialog"] *'

/**
 * Runs `onSlash` when '/' is pressed outside a field and outside a dialog. By the character, not by
 * the key: on a French keyboard it takes Shift.
 */
export function useSlashKey(onSlash: () => void, enabled = true): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const plain = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
    const typing = event.target instanceof Element && event.target.closest(TYPED_IN) !== null
    if (!plain || typing || event.defaultPrevented) return
    event.preventDefault()
    onSlash()
  })
  useEffect(() => {
    if (!enabled) return undefined
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [enabled])
}
