import { expect, test } from 'vitest'
import { Random } from '#tests/random.ts'
import { shownToBeMade } from './kitchen-quantity.ts'
import { shownParts } from './shown-parts.ts'
import type { LineUnit } from './unit.ts'

test('parts that would be more than their sum once each is rounded up are cut where least is lost', () => {
  expect(shownParts([7.14, 12.86], 'portion').map((part) => Number(part.toFixed(9)))).toEqual([7.1, 12.9])
  expect(shownParts([3.34, 3.34, 3.34], 'portion').map((part) => Number(part.toFixed(9)))).toEqual([
    3.4, 3.4, 3.3,
  ])
})

test('parts that add up are shown as each is by itself: halves and thirds are not made tenths', () => {
  expect(shownParts([9.5, 3], 'portion')).toEqual([9.5, 3])
  expect(shownParts([1 / 3, 1 / 3], 'portion')).toEqual([1 / 3, 1 / 3])
})

test('10,000 sums are what their parts add up to, and no part is a step off', () => {
  const random = new Random(7)
  const units: LineUnit[] = ['portion', 'pièce', 'kg', 'L']
  for (let turn = 0; turn < 10_000; turn += 1) {
    const unit = units[turn % units.length] ?? 'kg'
    const parts = Array.from(
      { length: 1 + random.below(6) },
      () => 0.1 + random.next() * 10 ** random.below(3),
    )
    const sum = parts.reduce((all, part) => all + part, 0)
    const { shown, step } = shownToBeMade(sum, unit)
    const cut = shownParts(parts, unit)
    const missed = cut.reduce((all, part) => all + part, 0) - shown
    const off = parts.map((part, at) => Math.abs((cut[at] ?? 0) - part))
    if (Math.abs(missed) > 1e-6 * Math.max(1, shown) || Math.max(...off) > step + 1e-9)
      expect.fail(`${parts.join(' + ')} ${unit} are shown as ${cut.join(' + ')}`)
  }
})
