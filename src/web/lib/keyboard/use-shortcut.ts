import { useEffect, useEffectEvent } from 'react'

const TYPED_IN = 'input, textarea, select, [contenteditable="true"], [role="dialog"] *'

/**
 * Runs `onKey` when a character is typed outside a field and outside a dialog. By the character, not by
 * the key: on a French keyboard '/' takes Shift.
 */
export function useShortcut(character: string, onKey: () => void, enabled = true): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const plain = event.key === character && !event.ctrlKey && !event.metaKey && !event.altKey
    const typing = event.target instanceof Element && event.target.closest(TYPED_IN) !== null
    if (!plain || typing || event.defaultPrevented) return
    event.preventDefault()
    onKey()
  })
  useEffect(() => {
    if (!enabled) return undefined
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [enabled])
}
