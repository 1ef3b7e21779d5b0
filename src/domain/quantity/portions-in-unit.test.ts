import { expect, test } from 'vitest'
import { portionsInUnit } from './portions-in-unit.ts'

const nothingKnown = { unit: 'kg', densityKgPerL: null, contentQuantity: null, contentUnit: null } as const
const egg = { unit: 'pièce', densityKgPerL: null, contentQuantity: 60, contentUnit: 'g' } as const
const cream = { ...nothingKnown, unit: 'L', densityKgPerL: 1.02 } as const

test.each([
  ['meat in grams', 180, 8, 'g', nothingKnown, 1440],
  ['meat in kilograms', 180, 8, 'kg', nothingKnown, 1.44],
  ['eggs by the piece, of 60 g each', 50, 6, 'pièce', egg, 5],
  ['cream in centilitres, by its density', 30, 10, 'cl', cream, 29.412],
  ['a line that has no product yet', 60, 4, 'g', null, 240],
] as const)('%s', (_name, grams, portions, unit, measures, quantity) => {
  expect(portionsInUnit(grams, portions, unit, measures)).toBe(quantity)
})

test.each([
  ['a bunch of which nobody said what it weighs', 'botte', { ...nothingKnown, unit: 'botte' }],
  ['litres of something without a density', 'L', nothingKnown],
  ['portions of a preparation', 'portion', null],
] as const)('%s has no weight', (_name, unit, measures) => {
  expect(portionsInUnit(100, 4, unit, measures)).toBeNull()
})
