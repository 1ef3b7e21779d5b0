import type { KeyboardEvent } from 'react'
import { useEditorDialogs } from '../editor-dialogs.ts'
import { useEditor } from '../state/use-editor.ts'
import { cellIntent } from './cell-keys.ts'
import { focusCell, focusEntry, focusNote, placeOf } from './focus-cell.ts'
import type { LineMoves } from './use-line-moves.ts'

/** The keyboard of the ingredient table, for all cells. */
export function useCellKeys({ moveTo, remove }: LineMoves) {
  const store = useEditor()
  const { openPicker, openPrice } = useEditorDialogs()

  const goTo = (index: number, column: string) => {
    const line = store.state().draft.lines[index]
    if (line === undefined) focusEntry()
    else focusCell(line.key, column)
  }

  return (event: KeyboardEvent) => {
    const place = placeOf(event.target)
    const intent = cellIntent(event)
    if (intent === null || place === null || event.defaultPrevented) return
    const { key, column } = place
    const { lines } = store.state().draft
    const index = key === null ? lines.length : lines.findIndex((line) => line.key === key)
    const isSelect = event.target instanceof HTMLSelectElement
    const isButton = event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement

    switch (intent) {
      case 'row-above':
        // Arrows choose in a list of units.
        if (isSelect) return
        if (index > 0) goTo(index - 1, key === null ? 'quantity' : column)
        break
      case 'row-below':
        if (isSelect || key === null) return
        goTo(index + 1, column)
        break
      case 'next-line':
        if (isButton || key === null) return
        goTo(index + 1, column)
        break
      case 'move-up':
        if (key !== null) moveTo(key, index - 1, column)
        break
      case 'move-down':
        if (key !== null) moveTo(key, index + 1, column)
        break
      case 'remove':
        if (key !== null) remove(key, column)
        break
      case 'note':
        if (key !== null) focusNote(key)
        break
      case 'price': {
        const product = lines[index]?.product ?? null
        if (product !== null) openPrice(product.id)
        break
      }
      case 'open-picker':
        // Where something is typed '/' is a letter like others: '1/2'. The empty row at the end has none yet.
        if (isTypedIn(event.target) && (key !== null || event.target.value !== '')) return
        openPicker()
        break
    }
    event.preventDefault()
  }
}

function isTypedIn(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}
