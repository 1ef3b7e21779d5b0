import { expect, test } from 'vitest'
import { landingFigures } from '#content/landing-figures.ts'
import { COUNTER_STEP_MS, COUNTER_STEPS, counterAt } from './counter.ts'

test('the figures climb in 50 steps of 40 ms', () => {
  expect([COUNTER_STEPS, COUNTER_STEP_MS]).toEqual([50, 40])
})

test.each([
  ['users', 5000],
  ['recipes', 25_000],
  ['restaurants', 1200],
  ['savings', 15],
] as const)('%s reach %d exactly, without ever falling back', (key, target) => {
  const climb = Array.from({ length: COUNTER_STEPS + 1 }, (_, step) => counterAt(landingFigures[key], step))
  expect(climb[0]).toBe(0)
  expect(climb[COUNTER_STEPS / 2]).toBe(Math.round(target / 2))
  expect(climb.at(-1)).toBe(target)
  expect(climb).toEqual([...climb].sort((a, b) => a - b))
  expect(climb.every((figure) => Number.isInteger(figure))).toBe(true)
})

test('after the last step the figure stays', () => {
  expect(counterAt(landingFigures.recipes, COUNTER_STEPS + 7)).toBe(25_000)
})
