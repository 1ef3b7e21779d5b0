import { expect, test } from 'vitest'
import { isSame, orderDifferences, type SentLine } from './order-differences.ts'

const line = (id: string, facts: Partial<SentLine> = {}): SentLine => ({
  id,
  name: id,
  code: null,
  packText: null,
  packs: 1,
  packQuantity: 1,
  unit: 'kg',
  ...facts,
})
const order = (lines: SentLine[], facts: { deliverOn?: string; note?: string } = {}) => ({
  deliverOn: '2026-09-30',
  note: '',
  ...facts,
  lines,
})

test('names what is new, another or gone, and nothing else', () => {
  const [flour, butter, eggs] = [line('flour'), line('butter'), line('eggs')]
  const more = line('butter', { packs: 3 })
  const milk = line('milk')
  const found = orderDifferences(
    order([flour, butter, eggs]),
    order([milk, more, flour], { deliverOn: '2026-10-01', note: 'Par la cour' }),
  )
  expect(found).toEqual({
    deliverOn: { before: '2026-09-30', after: '2026-10-01' },
    note: { before: '', after: 'Par la cour' },
    lines: [
      { before: null, after: milk },
      { before: butter, after: more },
      { before: eggs, after: null },
    ],
  })
  expect(isSame(found)).toBe(false)
})

test('the order of lines is none', () => {
  const lines = [line('flour'), line('butter')]
  expect(isSame(orderDifferences(order(lines), order(lines.toReversed())))).toBe(true)
})
