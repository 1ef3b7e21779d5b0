import { useEffect, useEffectEvent } from 'react'
import type { EditorStore } from '../state/editor-store.ts'
import { pageIntent } from '../table/cell-keys.ts'

/** Fields of running text undo letter by letter, by the browser's own means. */
const OWN_UNDO = 'textarea, [role="combobox"]'

/** An empty search field has nothing to undo: the focus goes there when the last line is removed. */
function hasOwnUndo(target: Element): boolean {
  return target.closest(OWN_UNDO) !== null && !(target instanceof HTMLInputElement && target.value === '')
}

/** Ctrl+S, Ctrl+Z and Ctrl+Y anywhere on the page but in a dialog over it. */
export function usePageKeys(store: EditorStore, onSave: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const intent = pageIntent(event)
    const target = event.target instanceof Element ? event.target : document.body
    if (intent === null || document.querySelector('[role="dialog"]') !== null) return
    if (intent !== 'save' && hasOwnUndo(target)) return
    event.preventDefault()
    if (intent === 'save') onSave()
    else store.dispatch({ type: intent === 'undo' ? 'undone' : 'redone' })
  })
  useEffect(() => {
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])
}
