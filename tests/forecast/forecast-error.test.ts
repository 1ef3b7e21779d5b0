import { expect, test } from 'vitest'
import { generateSales } from './generated-house.ts'
import { HOUSES } from './houses.ts'
import { walkForward } from './walk-forward.ts'

test('half a year of a brasserie is forecast within 18 %, and its dishes better than by their mean', () => {
  const house = HOUSES.find(({ covers }) => covers === 200)
  if (house === undefined) throw new Error('there is a brasserie')
  const missed = walkForward(generateSales({ ...house, days: 210, dishes: 24 }, 1))
  expect(missed.services).toBeGreaterThan(300)
  expect(missed.covers).toBeLessThan(0.18)
  expect(missed.dishes).toBeLessThan(missed.mean)
  expect(missed.chance).toBeLessThan(missed.covers)
  expect(missed.dishesChance).toBeLessThan(missed.dishes)
  expect(Math.abs(missed.overLessShort)).toBeLessThan(0.03)
  expect(missed.coversHeld).toBeGreaterThan(0.75)
  expect(missed.coversHeld).toBeLessThan(0.85)
})
