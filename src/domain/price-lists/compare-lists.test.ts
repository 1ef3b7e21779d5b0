import { describe, expect, test } from 'vitest'
import { compareLists } from './compare-lists.ts'
import type { CataloguedProduct } from './compare-lists.ts'
import type { ListRow } from './list-row.ts'

const facts = {
  code: '001',
  name: 'Beurre doux',
  brand: 'Val',
  category: 'Crémerie',
  unit: 'kg',
  priceHt: 8,
  contentQuantity: 500,
  contentUnit: 'g',
  allergens: ['Lait'],
  traces: [],
  allergenFree: false,
  packText: '20 x 500 g',
  packPriceHt: 80,
  densityKgPerL: null,
  chargedHt: 80,
  vatRate: 5.5,
} satisfies Partial<ListRow>

const row = (changes: Partial<ListRow> = {}): ListRow => ({
  ...facts,
  row: 1,
  check: null,
  doubts: [],
  categoryGuessed: false,
  ...changes,
})
const product = (changes: Partial<CataloguedProduct> = {}): CataloguedProduct => ({
  ...facts,
  id: 'a',
  ...changes,
})
const kinds = (rows: ListRow[], catalogue: CataloguedProduct[]) =>
  compareLists(rows, catalogue).map(({ kind }) => kind)

describe('a list beside the catalogue in hand', () => {
  test('the same price with more decimals than it was once kept with is no change', () => {
    expect(kinds([row({ priceHt: 1.347222 })], [product({ priceHt: 1.3472 })])).toEqual(['unchanged'])
    expect(kinds([row({ priceHt: 0.00119 })], [product({ priceHt: 0.0012 })])).toEqual(['cheaper'])
    expect(kinds([row({ priceHt: 1000 })], [product({ priceHt: 1000.1 })])).toEqual(['cheaper'])
  })
  test('shows which prices rise and which fall, in EUR and percent', () => {
    expect(compareLists([row({ priceHt: 8.5 })], [product()])).toEqual([
      {
        kind: 'dearer',
        row: row({ priceHt: 8.5 }),
        product: product(),
        price: { before: 8, after: 8.5, difference: 0.5, percent: 6.25 },
        changes: [],
      },
    ])
    expect(compareLists([row({ priceHt: 6 })], [product()])[0]).toMatchObject({
      kind: 'cheaper',
      price: { difference: -2, percent: -25 },
    })
  })

  test('what is new, unchanged and gone', () => {
    const rows = [row(), row({ code: '002', name: 'Crème' })]
    const catalogue = [product(), product({ id: 'b', code: '003', name: 'Lait' })]
    expect(compareLists(rows, catalogue).map((change) => change.kind)).toEqual([
      'unchanged',
      'new',
      'vanished',
    ])
  })

  test('what else changed, price or not', () => {
    expect(compareLists([row({ name: 'Beurre extra-fin', brand: 'Alpage' })], [product()])[0]).toMatchObject({
      kind: 'changed',
      changes: ['name', 'brand'],
    })
    expect(compareLists([row({ priceHt: 9, allergens: ['Lait', 'Soja'] })], [product()])[0]).toMatchObject({
      kind: 'dearer',
      changes: ['allergens'],
    })
  })

  test('what a list leaves out takes nothing away', () => {
    const bare = row({
      brand: null,
      allergens: [],
      packText: null,
      densityKgPerL: null,
      contentQuantity: null,
      contentUnit: null,
    })
    expect(kinds([bare], [product()])).toEqual(['unchanged'])
  })

  test('another unit is compared through the content, and not at all without', () => {
    expect(compareLists([row({ unit: 'pièce', priceHt: 4.5 })], [product()])[0]).toMatchObject({
      kind: 'dearer',
      price: { before: 4, after: 4.5 },
      changes: ['unit'],
    })
    const without = { contentQuantity: null, contentUnit: null }
    expect(compareLists([row({ unit: 'pièce', ...without })], [product(without)])[0]).toMatchObject({
      kind: 'changed',
      changes: ['unit'],
    })
  })
})

describe('a product is the same', () => {
  test('by its code, whatever it is called, and though a workbook ate its zeros', () => {
    expect(kinds([row({ code: '1', name: 'BEURRE' })], [product()])).toEqual(['changed'])
  })

  test('by its exact code before any other', () => {
    const catalogue = [product({ id: 'a', code: '12' }), product({ id: 'b', code: '012' })]
    const changes = compareLists([row({ code: '012' }), row({ code: '12' })], catalogue)
    expect(changes.map((change) => ('product' in change ? change.product.id : ''))).toEqual(['b', 'a'])
  })

  test('by name, brand and pack, without case and accents, when there is no code', () => {
    expect(kinds([row({ code: null, name: 'BEURRE DOUX', brand: 'VAL' })], [product()])).toEqual(['changed'])
    expect(kinds([row({ code: '777' })], [product()])).toEqual(['changed'])
    expect(kinds([row({ code: null, packText: '10 x 1 kg' })], [product()])).toEqual(['new', 'vanished'])
    expect(kinds([row({ code: null, packText: null })], [product()])).toEqual(['unchanged'])
  })

  test('never one whose code is elsewhere in the list', () => {
    const rows = [row({ code: '900' }), row({ code: '001', name: 'Margarine' })]
    expect(kinds(rows, [product()])).toEqual(['new', 'changed'])
  })

  test('not for sure when several could be meant', () => {
    const catalogue = [product({ id: 'a', code: null }), product({ id: 'b', code: null })]
    expect(compareLists([row({ code: null })], catalogue)).toMatchObject([
      { kind: 'ambiguous', products: catalogue },
    ])
  })
})

test('a row that comes twice says whether it says the same', () => {
  const rows = [row(), row({ row: 2 }), row({ row: 3, priceHt: 9 })]
  expect(compareLists(rows, [])).toMatchObject([
    { kind: 'new' },
    { kind: 'duplicate', sameFacts: true, of: { row: 1 } },
    { kind: 'duplicate', sameFacts: false, of: { row: 1 } },
  ])
})

describe('a code on many different names identifies no product', () => {
  const WINES = Array.from({ length: 49 }, (_, at) => `Château ${String.fromCodePoint(65 + (at % 26))}${at}`)
  const wines = (code: string | null, priceHt = 8) =>
    WINES.map((name, at) => row({ row: at, name, code, packText: '75 cl', priceHt }))
  const cellar = (code: string | null) =>
    WINES.map((name, at) => product({ id: String(at), name, code, packText: '75 cl' }))

  test.each(['A Créer', 'À CRÉER', '0', '000', '-', 'NC', 'N/A', 'Nouveau', 'VIN', 'F12', '4711'])(
    '%j: 49 wines stay 49',
    (code) => {
      expect(kinds(wines(code), [])).toEqual(WINES.map(() => 'new'))
      expect(kinds(wines(code), cellar(code))).toEqual(WINES.map(() => 'unchanged'))
      const dearer = compareLists(wines(code, 9), cellar(code))
      expect(dearer.map((change) => ('product' in change ? change.product.name : ''))).toEqual(WINES)
      expect(dearer.every(({ kind }) => kind === 'dearer')).toBe(true)
      const [last] = wines(code).slice(-1)
      expect(kinds(last === undefined ? [] : [last], cellar(code))[0]).toBe('unchanged')
    },
  )

  test('and a word for a missing code identifies none, even on one product', () => {
    for (const code of ['A Créer', '-', '0'])
      expect(kinds([row({ code, name: 'Margarine' })], [product({ code })])).toEqual(['new', 'vanished'])
  })

  test('while two names for one code are one product, and a question', () => {
    const rows = [row(), row({ row: 2, name: 'BEURRE DOUX EXTRA' })]
    expect(kinds(rows, [product()])).toEqual(['unchanged', 'duplicate'])
  })

  test('and codes that differ in their zeros alone are not one', () => {
    const rows = ['1', '01', '001'].map((code, at) => row({ row: at, code, name: `Sel ${code}` }))
    const catalogue = rows.map(({ code, name }) => product({ id: name, code, name: `${name} fin` }))
    expect(kinds(rows, catalogue)).toEqual(['changed', 'changed', 'changed'])
  })
})
