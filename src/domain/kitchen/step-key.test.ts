import { expect, test } from 'vitest'
import { STEP_KEY, stepKey } from './step-key.ts'

test('a step is known by its number and its text', () => {
  const key = stepKey('Cuire 12 minutes.', 2)
  expect(key).toMatch(STEP_KEY)
  expect(key).toMatch(/^3-/)
  expect(stepKey('  CUIRE 12\u00a0minutes. ', 2)).toBe(key)
  expect(stepKey('Cuire 13 minutes.', 2)).not.toBe(key)
  expect(stepKey('Cuire 12 minutes.', 3)).not.toBe(key)
  expect(stepKey('', 199)).toMatch(STEP_KEY)
})
