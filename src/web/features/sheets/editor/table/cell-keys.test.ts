import { expect, test } from 'vitest'
import { cellIntent, pageIntent } from './cell-keys.ts'
import type { KeyPress } from './cell-keys.ts'

function press(keys: string): KeyPress {
  const parts = keys.split('+')
  return {
    key: parts.at(-1) ?? '',
    altKey: parts.includes('Alt'),
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Cmd'),
    shiftKey: parts.includes('Shift'),
  }
}

test.each([
  ['ArrowUp', 'row-above'],
  ['ArrowDown', 'row-below'],
  ['Enter', 'next-line'],
  ['Alt+ArrowUp', 'move-up'],
  ['Alt+ArrowDown', 'move-down'],
  ['Alt+p', 'price'],
  ['Alt+π', 'price'],
  ['Alt+Delete', 'remove'],
  ['Alt+Backspace', 'remove'],
  ['/', 'open-picker'],
  ['Shift+/', 'open-picker'],
] as const)('%s in a cell means %s', (keys, intent) => {
  expect(cellIntent(press(keys))).toBe(intent)
})

test.each([
  'a',
  '5',
  'Tab',
  'Escape',
  'Delete',
  'Backspace',
  'Ctrl+ArrowUp',
  'Shift+Enter',
  'Ctrl+s',
  'ArrowLeft',
])('%s is left to the cell', (keys) => {
  expect(cellIntent(press(keys))).toBeNull()
})

test.each([
  ['Ctrl+s', 'save'],
  ['Cmd+s', 'save'],
  ['Ctrl+S', 'save'],
  ['Ctrl+z', 'undo'],
  ['Ctrl+Shift+Z', 'redo'],
  ['Ctrl+y', 'redo'],
] as const)('%s on the page means %s', (keys, intent) => {
  expect(pageIntent(press(keys))).toBe(intent)
})

test.each(['s', 'z', 'Alt+s', 'Ctrl+Alt+z', 'Ctrl+Shift+S', 'Ctrl+a'])(
  '%s is left to the browser',
  (keys) => {
    expect(pageIntent(press(keys))).toBeNull()
  },
)
