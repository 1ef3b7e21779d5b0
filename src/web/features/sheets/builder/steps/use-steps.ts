import { useCallback } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { notifyUndo } from '#web/ui/notices.tsx'
import { useEditor } from '../../editor/state/use-editor.ts'
import {
  asText,
  joinToPrevious,
  moveStep,
  removeStep,
  restoreStep,
  splitStep,
  stepsIn,
} from './step-lines.ts'

/** The actions on steps, with focus, announcement and undo. */
export function useSteps(list: RefObject<HTMLElement | null>, announce: (text: string) => void) {
  const store = useEditor()
  const t = useTranslations('builder.steps')
  const undoLabel = useTranslations('common')('undo')

  const current = useCallback(() => stepsIn(store.state().draft.steps), [store])
  const write = useCallback(
    (steps: readonly string[]) =>
      flushSync(() => store.dispatch({ type: 'fact-changed', change: { steps: asText(steps) } })),
    [store],
  )
  const focus = (index: number, caret: number) => {
    const field = list.current?.querySelectorAll('textarea')[index]
    field?.focus()
    field?.setSelectionRange(caret, caret)
  }

  const change = (index: number, typed: string) => {
    write(current().toSpliced(index, 1, typed))
    // A text of several lines that was pasted is as many steps.
    const added = stepsIn(typed)
    if (added.length > 1) focus(index + added.length - 1, added.at(-1)?.length ?? 0)
  }
  const split = (index: number, caret: number) => {
    write(splitStep(current(), index, caret))
    focus(index + 1, 0)
  }
  const join = (index: number) => {
    const caret = current()[index - 1]?.length ?? 0
    write(joinToPrevious(current(), index))
    focus(index - 1, caret)
  }
  const append = () => {
    const steps = current()
    const place = steps.at(-1) === '' ? steps.length - 1 : steps.length
    if (place === steps.length) write([...steps, ''])
    focus(place, 0)
  }
  const move = (from: number, to: number) => {
    const steps = current()
    if (to < 0 || to >= steps.length) return
    write(moveStep(steps, from, to))
    focus(to, steps[from]?.length ?? 0)
    announce(t('moved', { place: String(to + 1), count: String(steps.length) }))
  }
  const remove = (index: number) => {
    const step = current()[index] ?? ''
    write(removeStep(current(), index))
    focus(Math.min(index, current().length - 1), 0)
    if (step.trim() === '') return
    notifyUndo(t('removed', { place: String(index + 1) }), undoLabel, () => {
      write(restoreStep(current(), step, index))
      focus(index, step.length)
    })
  }

  return { change, split, join, append, move, remove }
}
