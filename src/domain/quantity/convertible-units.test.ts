import { describe, expect, it } from 'vitest'
import { convertibleUnits } from './convertible-units.ts'
import type { ProductMeasures } from './product-measures.ts'
import { UNITS } from './unit.ts'
import type { Unit } from './unit.ts'

function unitsOf(unit: Unit, facts: Partial<ProductMeasures> = {}): Unit[] {
  return convertibleUnits({ unit, densityKgPerL: null, contentQuantity: null, contentUnit: null, ...facts })
}

const COUNTS: Unit[] = ['unité', 'pièce', 'botte', 'barquette', 'bouteille', 'sachet']

describe('a line offers the units its product can be used in', () => {
  it('flour by the kilo: weights', () => {
    expect(unitsOf('kg')).toEqual(['kg', 'g'])
  })
  it('milk by the litre: volumes', () => {
    expect(unitsOf('L')).toEqual(['L', 'cl', 'ml'])
  })
  it('oil whose density is known: weights and volumes', () => {
    expect(unitsOf('L', { densityKgPerL: 0.92 })).toEqual(['kg', 'g', 'L', 'cl', 'ml'])
  })
  it('eggs by the piece: pieces', () => {
    expect(unitsOf('pièce')).toEqual(['unité', 'pièce'])
  })
  it('radishes by the botte: bottes', () => {
    expect(unitsOf('botte')).toEqual(['botte'])
  })
  it('wine by the bottle of 0.75 L: bottles and volumes', () => {
    expect(unitsOf('bouteille', { contentQuantity: 0.75, contentUnit: 'L' })).toEqual([
      'L',
      'cl',
      'ml',
      'bouteille',
    ])
  })
  it('oranges by the kilo, 150 g each: weights and every count', () => {
    expect(unitsOf('kg', { contentQuantity: 150, contentUnit: 'g' })).toEqual(['kg', 'g', ...COUNTS])
  })
  it('cream by the litre in pots of 500 g needs a density before pots count', () => {
    const pots = { contentQuantity: 500, contentUnit: 'g' } as const
    expect(unitsOf('L', pots)).toEqual(['L', 'cl', 'ml'])
    expect(unitsOf('L', { ...pots, densityKgPerL: 1 })).toEqual([...UNITS])
  })
})
