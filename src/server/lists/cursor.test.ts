import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantKey, numberKey, readCursor, textKey, writeCursor } from './cursor.ts'

const id = '3f0d5c2e-8a44-4a35-9d7e-0f4b8f7c1a11'

test('a list goes on where its last page ended', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (key) => {
      fc.pre(!key.includes('\0'))
      expect(readCursor(writeCursor('name', { key, id }), 'name', textKey)).toEqual({ key, id })
    }),
  )
  const key = '2026-11-18T06:00:00.120Z'
  expect(readCursor(writeCursor('-updatedAt', { key, id }), '-updatedAt', instantKey)).toEqual({ key, id })
})

test('without a cursor a list starts at its beginning', () => {
  expect(readCursor(undefined, 'name', textKey)).toBeUndefined()
})

test.each([
  ['no cursor of ours', 'n’importe quoi'],
  ['cut short', writeCursor('name', { key: 'beurre', id }).slice(0, -9)],
  ['of another sort', writeCursor('-name', { key: 'beurre', id })],
  ['with a key of another kind', writeCursor('name', { key: 12, id })],
  ['with an id that is none', writeCursor('name', { key: 'beurre', id: 'beurre' })],
  ['with a character that no text holds', writeCursor('name', { key: 'beu\0rre', id })],
])('a cursor %s is refused by its name', (_what, cursor) => {
  expect(() => readCursor(cursor, 'name', textKey)).toThrow(
    expect.objectContaining({
      code: 'VALIDATION',
      data: { fields: [{ path: 'cursor', rule: 'invalid' }] },
    }),
  )
})

test('a number beyond what JSON holds is refused, not searched for', () => {
  const endless = Buffer.from(`["priceHt",1e999,"${id}"]`).toString('base64url')
  expect(() => readCursor(endless, 'priceHt', numberKey)).toThrow()
})
