import { expect, test } from 'vitest'
import { listOf } from './testing/lists.ts'

const read = (...lines: string[]) =>
  listOf(...lines).rows.map(({ name, priceHt }) => `${name} ${String(priceHt)}`)

test.each([
  'POISSONS',
  'FROMAGES',
  'ŒUFS',
  'LAIT',
  'CRUSTACÉS',
  'MOLLUSQUES',
  'CÉRÉALES',
  'NOIX',
  'Fruits à coque',
  'Moutarde',
  'Sésame',
  'Soja',
  'Céleri',
  'Produits laitiers',
  'Pesce',
  'Huevos',
  'Milk',
])('%s heads a list beside another one, though it is an allergen too', (head) => {
  const meat = ['Poulet;kg;2,50', 'Porc;kg;4,50', 'Veau;kg;9,50']
  const others = ['Merlu;kg;8,50', 'Thon;kg;12,50', 'Lotte;kg;21,00']
  const beside = (left: string, right: string, between: string) => [
    `${left};Unité;Prix;${between}${right};Unité;Prix`,
    ...meat.map((row, at) => `${row};${between}${others[at] ?? ''}`),
  ]
  const all = ['Poulet 2.5', 'Porc 4.5', 'Veau 9.5', 'Merlu 8.5', 'Thon 12.5', 'Lotte 21']
  for (const between of ['', ';'])
    for (const [left, right] of [
      ['VIANDES', head] as const,
      [head, 'LÉGUMES'] as const,
      [head, 'CRUSTACÉS'] as const,
    ])
      expect(read(...beside(left, right, between))).toEqual(all)
})

test('crosses under the name of an allergen are its marks', () => {
  const list = listOf(
    'Produit;Unité;Prix HT;Lait;Œufs',
    'Brioche;pièce;1,20;x;x',
    'Pain;pièce;0,90;;',
    'Flan;pièce;2,20;x;',
  )
  expect(list.rows.map(({ allergens }) => allergens.length)).toEqual([2, 0, 1])
})

test.each(['POISSONS', 'CRUSTACÉS', 'FROMAGES', 'ALMACEN SECO', 'Fruits & légumes', 'Le coin du chef'])(
  'the heads again over %s begin a section, and no row above them vanishes',
  (section) => {
    const list = listOf(
      'VIANDES;Unité;Prix HT',
      'Poulet;kg;2,50',
      'Porc;kg;4,50',
      `${section};Unité;Prix HT`,
      'Merlu;kg;8,50',
      `${section};U;Prix`,
      'Thon;kg;12,50',
      `${section};Unité;Prix net HT`,
      'Bar;kg;14,50',
    )
    expect(list.rows.map(({ name, priceHt }) => `${name} ${String(priceHt)}`)).toEqual([
      'Poulet 2.5',
      'Porc 4.5',
      'Merlu 8.5',
      'Thon 12.5',
      'Bar 14.5',
    ])
    expect(list.skipped).toEqual([])
  },
)

test.each([[[]], [['Produit;Unité;']]])(
  'a product without a price under no head is no section, and is named: %j',
  (heads) => {
    const list = listOf(...heads, 'Poulet;kg;2,50', 'Porc;kg;', 'Merlu;kg;8,50', 'Thon;kg;12,50')
    expect(list.rows.map(({ name }) => name)).toEqual(['Poulet', 'Merlu', 'Thon'])
    expect(list.skipped).toMatchObject([{ reason: 'price-missing', text: 'Porc · kg' }])
  },
)

test('a product above the row of heads is named among those that are not read', () => {
  const list = listOf('Poulet;kg;2,50', '', 'Produit;Unité;Prix HT', 'Merlu;kg;8,50', 'Thon;kg;12,50')
  expect(list.skipped).toMatchObject([{ row: 0, reason: 'above-header', text: 'Poulet · kg · 2,50' }])
})
