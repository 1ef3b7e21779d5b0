import { expect, test } from 'vitest'
import { formerProductNote, noteWithoutFormerName } from './former-product-note.ts'
import { SHEET_MAX_LENGTH } from './sheet-limits.ts'

test('a line keeps the name of the product that was deleted, before what was noted of it', () => {
  expect(formerProductNote('Beurre doux', null)).toBe('Beurre doux')
  expect(formerProductNote('Beurre doux', 'pommade')).toBe('Beurre doux · pommade')
})

test('a long note is cut rather than refused', () => {
  expect(formerProductNote('Beurre doux', 'x'.repeat(SHEET_MAX_LENGTH.lineNote))).toHaveLength(
    SHEET_MAX_LENGTH.lineNote,
  )
})

test.each([
  ['the same product', 'Fond de veau', 'Fond de veau', null],
  ['another product', 'Fond de veau', 'Fond brun', null],
  ['the same product, with a remark', 'Beurre doux · pommade', 'Beurre doux', 'pommade'],
  ['another product, with remarks', 'Beurre doux · pommade · froid', 'Margarine', 'pommade · froid'],
  ['a product with a point in its name', 'Crème · 35 % · froide', 'Crème · 35 %', 'froide'],
  ['a line without a note', null, 'Margarine', null],
])('a line linked again does not say its name twice: %s', (_, note, newName, left) => {
  expect(noteWithoutFormerName(note, newName)).toBe(left)
})
