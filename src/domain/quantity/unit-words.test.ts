import { expect, test } from 'vitest'
import { LINE_UNITS } from './unit.ts'
import { unitOfWord } from './unit-words.ts'

test.each([
  ['kg', 'kg'],
  ['Kgs', 'kg'],
  ['kilos', 'kg'],
  ['gr', 'g'],
  ['LITRES', 'L'],
  ['lt', 'L'],
  ['cl', 'cl'],
  ['pce.', 'pièce'],
  ['Pièces', 'pièce'],
  ['pieces', 'pièce'],
  ['btl', 'bouteille'],
  ['bq', 'barquette'],
] as const)('« %s » is %s', (word, unit) => {
  expect(unitOfWord(word)).toBe(unit)
})

test.each(['', 's', 'us', 'gousse', 'kg net', 'constructor'])('« %s » is no unit', (word) => {
  expect(unitOfWord(word)).toBeNull()
})

test('every unit is known by its own name', () => {
  for (const unit of LINE_UNITS) expect(unitOfWord(unit)).toBe(unit)
})
