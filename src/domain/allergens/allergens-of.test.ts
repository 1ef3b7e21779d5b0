import { describe, expect, it } from 'vitest'
import { ALLERGENS } from './allergen.ts'
import { allergensOf } from './allergens-of.ts'

describe('a dish carries the allergens of all its products', () => {
  it('each once, in the order of the list', () => {
    const custard = { allergens: ['Lait', 'Œufs'] as const }
    const crust = { allergens: ['Lait', 'Gluten'] as const }
    expect(allergensOf([custard, crust])).toEqual(['Gluten', 'Œufs', 'Lait'])
  })
  it('none without products, or with products that carry none', () => {
    expect(allergensOf([])).toEqual([])
    expect(allergensOf([{ allergens: [] }])).toEqual([])
  })
  it('a line whose product is not chosen adds none', () => {
    expect(allergensOf([null, { allergens: ['Soja'] }])).toEqual(['Soja'])
  })
  it('all fourteen when its products carry all', () => {
    expect(ALLERGENS).toHaveLength(14)
    expect(allergensOf(ALLERGENS.toReversed().map((allergen) => ({ allergens: [allergen] })))).toEqual(
      ALLERGENS,
    )
  })
})
