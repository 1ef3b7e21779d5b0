import { describe, expect, test } from 'vitest'
import { differs, matchReceipts } from './match-receipts.ts'

const delivered = {
  id: 'd1',
  orderId: 'o1',
  supplierProductId: 'flour',
  code: '00451',
  packs: 2,
  receipt: 'short',
  receivedQuantity: 1,
  priceHt: 22.5,
  notedPriceHt: null,
} as const
const billed = { id: 'b1', supplierProductId: 'flour', code: '00451' }
/** What was matched, by ids. */
function matched(...given: Parameters<typeof matchReceipts>) {
  const { lines, others } = matchReceipts(...given)
  return {
    lines: lines.map(({ lineId, certainty, received }) => [
      lineId,
      certainty,
      ...received.map(({ id }) => id),
    ]),
    others: others.map(({ id }) => id),
  }
}

describe('a line of an invoice', () => {
  test('is what was received of its article', () => {
    expect(matched([billed], [delivered])).toEqual({ lines: [['b1', 'sure', 'd1']], others: [] })
  })

  test('is what was received under its number where an article is not known', () => {
    const gone = { ...delivered, supplierProductId: null, code: 'ab 1' }
    expect(matched([{ ...billed, code: ' AB 1' }], [gone]).lines).toEqual([['b1', 'sure', 'd1']])
    const unknown = { ...billed, supplierProductId: null }
    expect(matched([unknown], [delivered]).lines).toEqual([['b1', 'sure', 'd1']])
    expect(matched([{ ...unknown, code: null }], [gone]).lines).toEqual([])
  })

  test('is not what has its number and is another article', () => {
    const other = { ...delivered, supplierProductId: 'rye' }
    expect(matched([billed], [other])).toEqual({ lines: [], others: ['d1'] })
  })

  test('is possible alone where two orders match, or two lines one delivery', () => {
    const later = { ...delivered, id: 'd2', orderId: 'o2' }
    expect(matched([billed], [delivered, later]).lines).toEqual([['b1', 'possible', 'd1', 'd2']])
    expect(matched([billed], [delivered, { ...later, orderId: 'o1' }]).lines).toEqual([
      ['b1', 'sure', 'd1', 'd2'],
    ])
    expect(matched([billed, { ...billed, id: 'b2' }], [delivered]).lines).toEqual([
      ['b1', 'possible', 'd1'],
      ['b2', 'possible', 'd1'],
    ])
  })
})

test.each([
  ['short', {}, true],
  ['refused', { receivedQuantity: null }, true],
  ['replaced', { receivedQuantity: null }, true],
  ['none', { receivedQuantity: null }, false],
  ['ok', { receivedQuantity: null }, false],
  ['ok', { receivedQuantity: 2 }, false],
  ['ok', { receivedQuantity: 3 }, true],
  ['ok', { receivedQuantity: null, notedPriceHt: 22.5 }, false],
  ['ok', { receivedQuantity: null, notedPriceHt: 23 }, true],
] as const)('%s with %o: is something else than was ordered: %s', (receipt, facts, expected) => {
  expect(differs({ ...delivered, ...facts, receipt })).toBe(expected)
})
