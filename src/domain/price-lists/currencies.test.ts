import { expect, test } from 'vitest'
import { listOf } from './test-lists.ts'

test.each([
  ['Price (£)', 'price-in-pounds'],
  ['Price GBP', 'price-in-pounds'],
  ['Prix CHF', 'price-in-francs'],
  ['Preis in CHF', 'price-in-francs'],
  ['Price $', 'price-in-dollars'],
  ['Unit price USD', 'price-in-dollars'],
])('plain figures under %s are set aside', (header, reason) => {
  const head = header.startsWith('Preis') ? `Prix, ${header}` : header
  const { rows, skipped } = listOf(`Désignation;${head}`, 'Butter 10 x 250 g;21,25', 'Cheddar 5 kg;39,00')
  expect(rows).toEqual([])
  expect(skipped.map((row) => row.reason)).toEqual([reason, reason])
})

test('euros beside another currency are euros', () => {
  expect(listOf('Désignation;Prix €', 'Beurre 5 kg;39,00').rows).toHaveLength(1)
})
