import { describe, expect, test } from 'vitest'
import { rowsChangedSince, seenRows } from './changed-rows.ts'
import type { ChangedRows } from './changed-rows.ts'

const product = (id: string, version = 1) => {
  const row = { id, version } as ChangedRows['products'][number]['before']
  return { before: row, after: { ...row, priceHt: 3 } }
}
const sheet = (id: string, sellingPriceHt: number, version = 1) => {
  const row = { id, version, sellingPriceHt: 10 } as ChangedRows['sheets'][number]['before']
  return { before: row, after: { ...row, sellingPriceHt } }
}
const SEEN = seenRows({ products: [product('beurre'), product('farine')], sheets: [sheet('tarte', 12)] })
const since = (products: ChangedRows['products'], sheets: ChangedRows['sheets']) =>
  rowsChangedSince({ products, sheets }, SEEN)

describe('what was agreed to', () => {
  test('is written as it was seen, in any order', () => {
    const none = { products: [], sheets: [] }
    expect(since([product('farine'), product('beurre')], [sheet('tarte', 12)])).toEqual(none)
  })
  test.each([
    [
      'another version of a product',
      [product('beurre', 2), product('farine')],
      [sheet('tarte', 12)],
      'beurre',
    ],
    [
      'a product that was not seen',
      [product('beurre'), product('farine'), product('sel')],
      [sheet('tarte', 12)],
      'sel',
    ],
    ['a product that would change no more', [product('beurre')], [sheet('tarte', 12)], 'farine'],
    ['another version of a sheet', [product('beurre'), product('farine')], [sheet('tarte', 12, 2)], 'tarte'],
    [
      'a price that costs have changed',
      [product('beurre'), product('farine')],
      [sheet('tarte', 12.5)],
      'tarte',
    ],
    ['a sheet that is gone', [product('beurre'), product('farine')], [], 'tarte'],
  ])('is not %s', (_what, products, sheets, id) => {
    const changed = since(products, sheets)
    expect([...changed.products, ...changed.sheets]).toEqual([id])
  })
})
