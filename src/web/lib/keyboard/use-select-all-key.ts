import { useEffect, useEffectEvent } from 'react'

/** Where Ctrl + A selects text, or belongs to a dialog. */
const ELSEWHERE = 'input:not([type="checkbox"]), textarea, select, [role="dialog"] *'

/** Ctrl + A takes every row of the page, as it takes every file of a folder. */
export function useSelectAllKey(onSelectAll: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const pressed = event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && !event.altKey
    if (!pressed || (event.target instanceof Element && event.target.closest(ELSEWHERE) !== null)) return
    event.preventDefault()
    onSelectAll()
  })
  useEffect(() => {
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])
}
