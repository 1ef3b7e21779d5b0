import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { proposeColumns } from './propose-columns.ts'
import { readList } from './read-list.ts'
import { applySavedMapping, toSavedMapping } from './saved-mapping.ts'
import { listOf, matrixOf, rolesOf } from './testing/lists.ts'
import { propertyRuns } from '#tests/property-runs.ts'

const LEFT = [
  ['Tomate ronde', 'kg', '2,50'],
  ['Ail violet', 'kg', '7,90'],
  ['Thym', 'botte', '1,20'],
]
const MIDDLE = [
  ['Beurre doux', 'kg', '8,40'],
  ['Lait entier', 'L', '0,95'],
]
const RIGHT = [['Riz rond', 'kg', '2,10']]

/** Lists beside each other under their heads, each with empty cells under its last row. */
function beside(lists: string[][][], heads: string[][], between: string[] = []): string[] {
  const height = Math.max(...lists.map(({ length }) => length))
  const line = (cells: (list: number) => string[]) =>
    lists.map((_, list) => cells(list).join(';')).join([';', ...between.map(() => ';')].join(''))
  const rows = Array.from({ length: height }, (_, at) =>
    line((list) => lists[list]?.[at] ?? (heads[list] ?? []).map(() => '')),
  )
  return [line((list) => heads[list] ?? []), ...rows]
}

const read = (...lines: string[]) =>
  listOf(...lines).rows.map(({ name, priceHt, unit }) => `${name} ${String(priceHt)}/${unit}`)

const TWO = [
  'Tomate ronde 2.5/kg',
  'Ail violet 7.9/kg',
  'Thym 1.2/botte',
  'Beurre doux 8.4/kg',
  'Lait entier 0.95/L',
]
const THREE = [...TWO, 'Riz rond 2.1/kg']
const HEAD = ['Désignation', 'Unité', 'Prix HT']

describe('lists side by side are read each for itself', () => {
  test.each([
    ['the same heads', HEAD, HEAD, HEAD],
    ['other writings', HEAD, ['DESIGNATION', 'U.', 'PX HT'], ['Désignations', 'Unités', 'Prix H.T.']],
    [
      'other words',
      ['Produit', 'Unité', 'Prix HT'],
      ['Libellé', 'U.V.', 'Tarif HT'],
      ['Article', 'Unit', 'P.U. HT'],
    ],
    [
      'numbers',
      ['Produit 1', 'Unité 1', 'Prix 1'],
      ['Produit 2', 'Unité 2', 'Prix 2'],
      ['Produit 3', 'Unité 3', 'Prix 3'],
    ],
    ['rayons as heads', ['Légumes', 'U', 'Prix'], ['Crémerie', 'U', 'Prix'], ['Épicerie', 'U', 'Prix']],
    [
      'heads that nobody knows',
      ['Du jardin', 'U', 'Prix'],
      ['De la ferme', 'U', 'Prix'],
      ['Du moulin', 'U', 'Prix'],
    ],
  ])('%s, two or three, with and without an empty column between', (_, ...heads) => {
    for (const between of [[], ['']]) {
      expect(read(...beside([LEFT, MIDDLE], heads, between))).toEqual(TWO)
      expect(read(...beside([LEFT, MIDDLE, RIGHT], heads, between))).toEqual(THREE)
    }
  })

  test('a second list under unknown heads does not vanish', () => {
    const list = beside([LEFT, MIDDLE], [HEAD, ['Le coin du moulin', 'U', 'Tarif au kilo']])
    expect(listOf(...list).skipped).toMatchObject([{ reason: 'several-lists' }])
  })

  test('under titles, with codes before and prices per kg behind', () => {
    const list = [
      'TARIF D’AUTOMNE;;;;;;;;',
      'Code;Désignation;Colis;Prix/kg;;Code;Désignation;Colis;Prix/kg',
      'A1;Tomate;6 kg;2,50;;B1;Beurre;10 kg;8,40',
      'A2;Ail;5 kg;7,90;;B2;Brie;3 kg;9,80',
    ]
    const group = ['code', 'name', 'pack', 'unitPrice']
    expect(rolesOf(...list)).toEqual([...group, 'ignored', ...group])
    expect(listOf(...list).rows.map(({ code, name, priceHt }) => [code, name, priceHt])).toEqual([
      ['A1', 'Tomate', 2.5],
      ['A2', 'Ail', 7.9],
      ['B1', 'Beurre', 8.4],
      ['B2', 'Brie', 9.8],
    ])
  })

  test('the price before the name', () => {
    const list = ['Prix;Désignation;Prix;Désignation', '2,50;Tomate;8,40;Beurre', '7,90;Ail;9,80;Brie']
    expect(read(...list)).toEqual(['Tomate 2.5/pièce', 'Ail 7.9/pièce', 'Beurre 8.4/pièce', 'Brie 9.8/pièce'])
  })

  test('details belong to their own names', () => {
    const list = [
      'Origine;Désignation;Prix/kg;Origine;Désignation;Prix/kg',
      'Maroc;Tomate;2,50;France;Pomme;2,40',
      'France;Ail;7,90;Italie;Kiwi;3,10',
    ]
    expect(read(...list)).toEqual([
      'Tomate, Maroc 2.5/kg',
      'Ail, France 7.9/kg',
      'Pomme, France 2.4/kg',
      'Kiwi, Italie 3.1/kg',
    ])
  })

  test('headings, repeated heads and remarks are those of one list', () => {
    const list = [
      'Désignation;Unité;Prix HT;Désignation;Unité;Prix HT',
      'Tomate;kg;2,50;BOISSONS;;',
      'Désignation;Unité;Prix HT;Désignation;Unité;Prix HT',
      'FRUITS;;;Limonade;L;0,95',
      'Pomme;kg;2,10;Homard;kg;cours du jour',
    ]
    const { rows, skipped } = listOf(...list)
    expect(rows.map(({ name, category }) => [name, category])).toEqual([
      ['Tomate', 'Légumes'],
      ['Pomme', 'Fruits'],
      ['Limonade', 'Boissons'],
    ])
    expect(skipped.map(({ row, reason }) => [row, reason])).toEqual([
      [2, 'repeated-header'],
      [2, 'repeated-header'],
      [4, 'price-on-request'],
    ])
  })

  test('without prices in one of them its rows are set aside', () => {
    const list = beside(
      [
        LEFT,
        [
          ['Homard', 'kg', 'cours du jour'],
          ['Bar', 'kg', 'sur demande'],
        ],
      ],
      [HEAD, HEAD],
    )
    expect(read(...list)).toEqual(TWO.slice(0, 3))
    expect(listOf(...list).skipped.map(({ text }) => text)).toEqual([
      'Homard · kg · cours du jour',
      'Bar · kg · sur demande',
    ])
  })

  test('of a workbook, with its numbers', () => {
    const matrix = [HEAD.concat([''], HEAD), ['Ail', 'kg', 7.9, null, 'Lait', 'L', 0.95], ['Sel', 'kg', 0.4]]
    const list = readList(matrix, proposeColumns(matrix).mapping)
    expect(list.known && list.rows.map(({ name, priceHt }) => [name, priceHt])).toEqual([
      ['Ail', 7.9],
      ['Sel', 0.4],
      ['Lait', 0.95],
    ])
  })

  test('without heads', () => {
    expect(read(...beside([LEFT, MIDDLE], [HEAD, HEAD]).slice(1))).toEqual(TWO)
  })

  test('of any lengths, no name takes the price of another list', () => {
    const word = fc.stringMatching(/^[A-Z][a-z]{4,9}$/u)
    const price = fc.integer({ min: 101, max: 9999 })
    const list = fc.uniqueArray(fc.tuple(word, price), {
      minLength: 1,
      maxLength: 12,
      selector: ([name]) => name,
    })
    fc.assert(
      fc.property(fc.array(list, { minLength: 2, maxLength: 4 }), (lists) => {
        const cells = lists.map((rows) => rows.map(([name, cents]) => [name, 'kg', (cents / 100).toFixed(2)]))
        const { rows } = listOf(
          ...beside(
            cells,
            lists.map(() => HEAD),
          ),
        )
        const printed = cells.flat().map(([name, , amount]) => `${name ?? ''} ${String(Number(amount))}`)
        const found = rows.map(({ name, priceHt }) => `${name} ${String(priceHt)}`)
        expect(new Set(found)).toEqual(new Set(printed))
      }),
      { numRuns: propertyRuns(60) },
    )
  })
})

describe('names and prices that cannot be paired are refused by name', () => {
  test.each([
    [
      [
        'Désignation;Désignation;Unité;Unité;Prix HT;Prix HT',
        'Tomate;Lait;kg;L;2,50;0,95',
        'Ail;Brie;kg;kg;7,90;9,80',
      ],
    ],
    [['Produit;Produit;Prix;Prix', 'Tomate;Lait;2,50;0,95', 'Ail;Brie;7,90;9,80']],
    [['Tomate;2,50;Beurre;8,40', 'Ail;7,90;Lait;0,95', 'Thym;1,20;Riz rond;2,10']],
  ])('%j', (list) => {
    expect(listOf(...list).skipped).toMatchObject([{ reason: 'several-lists' }])
  })
})

describe('a mapping of lists side by side', () => {
  const list = matrixOf(beside([LEFT, MIDDLE], [HEAD, HEAD]))
  const { mapping } = proposeColumns(list)

  test('serves again for the same lists, and not when it leaves one out or mixes them', () => {
    expect(applySavedMapping(list, toSavedMapping(list, mapping))?.roles).toEqual(mapping.roles)
    for (const roles of [
      ['name', 'unit', 'price', 'ignored', 'ignored', 'ignored'],
      ['ignored', 'unit', 'price', 'name', 'ignored', 'ignored'],
    ] as const)
      expect(applySavedMapping(list, toSavedMapping(list, { ...mapping, roles }))).toBeNull()
  })

  test('in which the user ignores one name still takes no price of that list', () => {
    const of = (roles: typeof mapping.roles) => {
      const reading = readList(list, { ...mapping, roles })
      return reading.known ? reading.rows.map(({ name, priceHt }) => `${name} ${String(priceHt)}`) : []
    }
    expect(of(mapping.roles.with(3, 'ignored'))).toEqual(['Tomate ronde 2.5', 'Ail violet 7.9', 'Thym 1.2'])
    expect(of(mapping.roles.with(0, 'ignored'))).toEqual(['Beurre doux 8.4', 'Lait entier 0.95'])
  })
})
