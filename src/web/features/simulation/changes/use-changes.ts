import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useDebouncedFilter } from '#web/lib/form/use-debounced-filter.ts'
import { notifyUndo } from '#web/ui/notices.tsx'
import { readChanges, writeChanges } from './change-text.ts'
import { changeKey } from './simulated-change.ts'
import type { ChangeFigure, SimulatedChange } from './simulated-change.ts'

const MOST_STEPS_BACK = 200
/** Fields and dialogs have their own undo. */
const ELSEWHERE = '[role="combobox"], [role="dialog"] *'

/** The changes of the page: shown at once, kept in the address a moment later, each step taken back with Ctrl+Z. */
export function useChanges(address: string, onAddress: (text: string) => void) {
  const t = useTranslations()
  const { shown, type } = useDebouncedFilter(address, onAddress)
  const changes = useMemo(() => readChanges(shown), [shown])
  const past = useRef<string[]>([])
  /** The line whose figure was typed last: its letters are one step. */
  const typedIn = useRef<string | null>(null)
  const closeNotice = useRef<() => void>(() => undefined)

  const step = (next: readonly SimulatedChange[]) => {
    closeNotice.current()
    past.current = [...past.current.slice(-MOST_STEPS_BACK), shown]
    typedIn.current = null
    type(writeChanges(next))
  }
  const undo = () => {
    const before = past.current.pop()
    if (before === undefined) return
    closeNotice.current()
    typedIn.current = null
    type(before)
  }
  const forget = () => {
    past.current = []
    type('')
  }
  // A notice, and an answer of the server, outlive the render that asked for them.
  const latest = useRef({ undo, forget })
  useEffect(() => {
    latest.current = { undo, forget }
  })
  const stepWithNotice = (next: readonly SimulatedChange[], announcement: string) => {
    step(next)
    closeNotice.current = notifyUndo(announcement, t('common.undo'), () => latest.current.undo())
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const pressed = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
    const elsewhere = event.target instanceof Element && event.target.closest(ELSEWHERE) !== null
    if (!pressed || elsewhere || event.defaultPrevented || past.current.length === 0) return
    event.preventDefault()
    undo()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      closeNotice.current()
    }
  }, [])

  return {
    changes,
    add: (change: SimulatedChange) => step([...changes, change]),
    change: (key: string, figure: ChangeFigure) => {
      const next = changes.map((each) => (changeKey(each) === key ? { ...each, ...figure } : each))
      if (typedIn.current === key) type(writeChanges(next))
      else step(next)
      typedIn.current = key
    },
    remove: (key: string, name: string) =>
      stepWithNotice(
        changes.filter((each) => changeKey(each) !== key),
        t('simulation.changes.removed', { name }),
      ),
    clear: () => stepWithNotice([], t('simulation.changes.cleared')),
    /** They have come true: there is no way back to them. */
    forget: () => latest.current.forget(),
  }
}
export type Changes = ReturnType<typeof useChanges>
