import { expect, test } from 'vitest'
import { formerProductNote, NOTE_LENGTH } from './former-product-note.ts'

test('a line keeps the name of the product that was deleted, before what was noted of it', () => {
  expect(formerProductNote('Beurre doux', null)).toBe('Beurre doux')
  expect(formerProductNote('Beurre doux', 'pommade')).toBe('Beurre doux · pommade')
})

test('a long note is cut rather than refused', () => {
  expect(formerProductNote('Beurre doux', 'x'.repeat(NOTE_LENGTH))).toHaveLength(NOTE_LENGTH)
})
