import { describe, expect, test } from 'vitest'
import type { Allergen } from './allergen.ts'
import { allergenOrigins } from './allergen-origins.ts'

const product = (
  name: string,
  allergens: Allergen[] = [],
  allergenFree = allergens.length === 0,
  traces: Allergen[] = [],
) => ({ product: { name, allergens, traces, allergenFree } })
const preparation = (title: string, allergens: Allergen[] = [], undeclaredLines = 0) => ({
  product: null,
  preparation: { id: title, title, allergens, traces: [], undeclaredLines },
})

const below = new Map([
  ['Sauce suprême', [product('Crème', ['Lait']), preparation('Fond', ['Céleri'])]],
  ['Fond', [product('Céleri branche', ['Céleri']), product('Os')]],
])

describe('each allergen of a sheet names where it comes from', () => {
  test('a product, or the product through its preparations', () => {
    const lines = [product('Beurre', ['Lait']), preparation('Sauce suprême', ['Lait', 'Céleri'])]
    expect(allergenOrigins(lines, below).allergens).toEqual([
      {
        allergen: 'Lait',
        origins: [
          { name: 'Beurre', via: [] },
          { name: 'Crème', via: ['Sauce suprême'] },
        ],
      },
      { allergen: 'Céleri', origins: [{ name: 'Céleri branche', via: ['Sauce suprême', 'Fond'] }] },
    ])
  })

  test('the preparation itself while its lines are not loaded', () => {
    const { allergens } = allergenOrigins([preparation('Sauce suprême', ['Lait'])], new Map())
    expect(allergens).toEqual([{ allergen: 'Lait', origins: [{ name: 'Sauce suprême', via: [] }] }])
  })

  test('each place once, however many lines it has', () => {
    const { allergens } = allergenOrigins([product('Beurre', ['Lait']), product('Beurre', ['Lait'])], below)
    expect(allergens[0]?.origins).toHaveLength(1)
  })
})

test('a trace names where it comes from too, unless the sheet contains it', () => {
  const below = new Map([['Ganache', [product('Chocolat', ['Soja'], false, ['Lait', 'Fruits à coque'])]]])
  const lines = [product('Beurre', ['Lait']), preparation('Ganache'), product('Sucre', [], true, ['Soja'])]
  expect(allergenOrigins(lines, below).traces).toEqual([
    { allergen: 'Fruits à coque', origins: [{ name: 'Chocolat', via: ['Ganache'] }] },
  ])
  expect(allergenOrigins(lines.slice(1), below).traces.map(({ allergen }) => allergen)).toEqual([
    'Lait',
    'Fruits à coque',
  ])
})

test('a line without declared allergens is named, a line whose product was deleted by its note', () => {
  const lines = [
    product('Sel', [], false),
    { product: null, note: 'Beurre' },
    { product: null },
    product('Eau'),
  ]
  expect(allergenOrigins(lines, below)).toEqual({
    allergens: [],
    traces: [],
    undeclared: [
      { name: 'Sel', via: [] },
      { name: 'Beurre', via: [] },
      { name: null, via: [] },
    ],
  })
})
