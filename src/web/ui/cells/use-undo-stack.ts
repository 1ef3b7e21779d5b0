import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { notifyUndo } from '#web/ui/notices.tsx'

/** Fields and dialogs have their own undo. */
const ELSEWHERE = 'input:not([type="checkbox"]), textarea, [role="dialog"] *'

interface Act {
  undo: () => void
  closeNotice: () => void
}

type ShowUndoable = (text: string, label: string, undo: () => void) => () => void

/** Says that an act was done, and gives its undoing: by the button of the notice, or by Ctrl+Z, the last act first. */
export type AnnounceUndoable = (text: string, undo: () => void) => void

/** @param show says the act and offers its undoing, in a notice unless the page has a place for it; returns what ends that */
export function useUndoStack(show: ShowUndoable = notifyUndo): AnnounceUndoable {
  const label = useTranslations('common')('undo')
  const acts = useRef<Act[]>([])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const pressed = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
    const elsewhere = event.target instanceof Element && event.target.closest(ELSEWHERE) !== null
    if (!pressed || elsewhere || event.altKey || event.defaultPrevented) return
    const act = acts.current.pop()
    if (act === undefined) return
    event.preventDefault()
    act.closeNotice()
    act.undo()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return useCallback(
    (text, undo) => {
      // A column of typed prices leaves one notice; the acts before are undone by the key.
      acts.current.at(-1)?.closeNotice()
      const act: Act = { undo, closeNotice: () => undefined }
      act.closeNotice = show(text, label, () => {
        acts.current = acts.current.filter((other) => other !== act)
        undo()
      })
      acts.current.push(act)
    },
    [label, show],
  )
}
