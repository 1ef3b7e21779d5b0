/** What a key means in a cell of the ingredient table. */
export type CellIntent =
  | 'row-above'
  | 'row-below'
  | 'next-line'
  | 'move-up'
  | 'move-down'
  | 'remove'
  | 'note'
  | 'price'
  | 'open-picker'

export interface KeyPress {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

const PLAIN: Record<string, CellIntent> = {
  ArrowUp: 'row-above',
  ArrowDown: 'row-below',
  Enter: 'next-line',
}
const WITH_ALT: Record<string, CellIntent> = {
  ArrowUp: 'move-up',
  ArrowDown: 'move-down',
  Delete: 'remove',
  Backspace: 'remove',
  Enter: 'note',
  p: 'price',
  // As a Mac writes it.
  π: 'price',
}

/** Null for a key that the cell itself, or the browser, is to deal with. */
export function cellIntent({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): CellIntent | null {
  if (ctrlKey || metaKey) return null
  // By the character, not by the key: on a French keyboard '/' takes Shift.
  if (key === '/' && !altKey) return 'open-picker'
  if (shiftKey) return null
  return (altKey ? WITH_ALT : PLAIN)[key] ?? null
}

/** A press for the page as a whole: saving, undoing, doing again. */
export type PageIntent = 'save' | 'undo' | 'redo'

export function pageIntent({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): PageIntent | null {
  if (altKey || !(ctrlKey || metaKey)) return null
  switch (key.toLowerCase()) {
    case 's':
      return shiftKey ? null : 'save'
    case 'z':
      return shiftKey ? 'redo' : 'undo'
    case 'y':
      return shiftKey ? null : 'redo'
    default:
      return null
  }
}
