import { expect, test } from 'vitest'
import type { KitchenLine } from '#contract/kitchen-shapes.ts'
import { amountOf, grossOf } from './amounts.ts'

const line = (more: Partial<KitchenLine>): KitchenLine => ({
  id: 'line',
  name: 'Crème',
  costing: 'quantity',
  quantity: 1,
  unit: 'kg',
  wastagePercent: 0,
  note: '',
  product: null,
  preparationId: null,
  ...more,
})
const taken = (times: number, language: 'fr' | 'en' = 'fr') => ({
  times,
  method: 'majoration' as const,
  language,
})
const plain = (text: string | null) => text?.replaceAll(/\s/gu, ' ')

test.each([
  [{ quantity: 0.4, unit: 'L' }, 1, '40 cl'],
  [{ quantity: 1.5, unit: 'pièce' }, 1, '1 ½ pièce'],
  [{ quantity: 2, unit: 'botte' }, 1, '2 bottes'],
  [{ quantity: 3, unit: 'pièce' }, 1.875, '≈ 5 ½ pièces'],
  [{ quantity: 1.6 }, 2, '3,2 kg'],
  [{ quantity: null }, 2, '—'],
  [{ quantity: null, costing: 'qs' }, 2, 'QS'],
  [{ quantity: null, costing: 'forfait-portion' }, 1, '—'],
] as const)('%j, taken %d times, is %s', (facts, times, text) => {
  expect(plain(amountOf(line(facts), taken(times)))).toBe(text)
})

test('in English units agree as well', () => {
  expect(plain(amountOf(line({ quantity: 1.5, unit: 'botte' }), taken(1, 'en')))).toBe('1 ½ bunches')
})

test('what is weighed before the loss is beside a line that has one', () => {
  expect(plain(grossOf(line({ quantity: 2, wastagePercent: 8 }), taken(1)))).toBe('2,16 kg')
  expect(grossOf(line({ quantity: 2 }), taken(1))).toBeNull()
  expect(grossOf(line({ quantity: null, wastagePercent: 8 }), taken(1))).toBeNull()
})
