import { expect, test } from 'vitest'
import { usualCosts } from './usual-costs.ts'

const sheets = (category: string, ...costs: number[]) =>
  costs.map((portionCost) => ({ category, portionCost, incomplete: false }))

test('the usual cost of a category is its median, which one wrong cost hardly moves', () => {
  expect(usualCosts(sheets('Plat', 3, 1, 2, 5, 4, 9000, 6))).toEqual(new Map([['Plat', 4]]))
  expect(usualCosts(sheets('Plat', 3, 1, 2, 5, 4, 9000))).toEqual(new Map([['Plat', 3.5]]))
})

test('a category of fewer than six costs has none, and what is incomplete or free is no cost', () => {
  const five = sheets('Plat', 1, 2, 3, 4, 5)
  const others = [...sheets('Plat', 0), { category: 'Plat', portionCost: 3, incomplete: true }]
  expect(usualCosts([...five, ...others, ...sheets('Dessert', 1)])).toEqual(new Map())
})
