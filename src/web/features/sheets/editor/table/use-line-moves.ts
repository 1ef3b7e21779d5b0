import { useCallback } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { notifyUndo } from '#web/ui/notices.tsx'
import { lineName } from '../state/line-source.ts'
import { useEditor } from '../state/use-editor.ts'
import { focusCell, focusEntry } from './focus-cell.ts'

/** Moving and removing lines, with focus, announcement and undo. */
export function useLineMoves(announce: (text: string) => void) {
  const store = useEditor()
  const t = useTranslations('editor.line')
  const undoLabel = useTranslations('common')('undo')

  const nameOf = useCallback(
    (key: string) => {
      const { lines } = store.state().draft
      const place = lines.findIndex((line) => line.key === key)
      const line = lines[place]
      return (line && lineName(line)) ?? t('unknown', { place: String(place + 1) })
    },
    [store, t],
  )

  const moveTo = useCallback(
    (key: string, to: number, column = 'quantity') => {
      const count = store.state().draft.lines.length
      if (to < 0 || to >= count) return
      const product = nameOf(key)
      flushSync(() => store.dispatch({ type: 'line-moved', key, to }))
      focusCell(key, column)
      announce(t('moved', { product, place: String(to + 1), count: String(count) }))
    },
    [store, nameOf, announce, t],
  )

  const remove = useCallback(
    (key: string, column = 'quantity') => {
      const { lines } = store.state().draft
      const index = lines.findIndex((line) => line.key === key)
      const line = lines[index]
      if (line === undefined) return
      const next = lines[index + 1] ?? lines[index - 1]
      flushSync(() => store.dispatch({ type: 'line-removed', key }))
      if (next === undefined) focusEntry()
      else focusCell(next.key, column)
      const product = lineName(line)
      const text =
        product === null
          ? t('removedWithoutProduct', { place: String(index + 1) })
          : t('removed', { product })
      const close = notifyUndo(text, undoLabel, () => {
        flushSync(() => store.dispatch({ type: 'line-restored', line, index }))
        focusCell(key, column)
      })
      const stop = store.subscribe(() => {
        // Brought back by Ctrl+Z as well as by the button.
        if (!store.state().draft.lines.some((each) => each.key === key)) return
        stop()
        close()
      })
    },
    [store, t, undoLabel],
  )

  return { moveTo, remove }
}

export type LineMoves = ReturnType<typeof useLineMoves>
