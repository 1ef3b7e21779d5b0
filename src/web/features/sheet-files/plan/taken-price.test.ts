import { expect, test } from 'vitest'
import { findSheets } from '#domain/sheet-files/find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { draftSheets } from '../reading/draft-sheets.ts'
import { overviewOf } from '../reading/overview.ts'
import { pricesOfDraft, withStoredCosts } from './stored-costs.ts'
import { differingPrices, takenPrice } from './taken-price.ts'

const sheetWith = (title: string, lines: string, total: string) => ({
  tabs: [
    tab(
      'Fiche',
      `
${title}
Portions | 8
Ingrédients | Qté | Unité | PU | PT
${lines}
Total | | | | ${total}`,
    ),
  ],
})
const TART = sheetWith(
  'Tarte aux pommes',
  'Pommes | 2 | kg | 2 | 4\nBeurre | 0.5 | kg | 8 | 4\nFarine | 1 | kg | 1 | 1',
  '9',
)
const CRUMBLE = sheetWith('Crumble', 'Pommes | 1 | kg | 2 | 2\nBeurre | 0.5 | kg | 9 | 4.5', '6.5')
const CAKE = sheetWith('Gâteau', 'Farine | 1 | kg | 1 | 1\nPommes | 1 | kg | 2 | 2', '3')
const NONE = { leftOut: [], portions: {}, vat: {}, preparations: {}, method: 'rendement' as const }

function read(dates: readonly (string | null)[]) {
  const found = findSheets([TART, CRUMBLE, CAKE])
  const files = dates.map((modifiedAt, at) => ({ name: `${String(at)}.xlsx`, modifiedAt, tabs: ['Fiche'] }))
  const draft = draftSheets(found, files, NONE)
  const differing = differingPrices(draft)
  const overview = withStoredCosts(overviewOf(found, { ofSheets: [], leftOut: 0 }), {
    draft,
    prices: pricesOfDraft(draft),
    method: 'rendement',
  })
  return {
    draft,
    differing,
    verdicts: overview.sheets.map(({ title, verdict }) => [title, verdict]),
    overview,
  }
}
const [OLD, NEW] = ['2026-01-05T10:00:00.000Z', '2026-03-05T10:00:00.000Z']

test('of files of one date, the sheets with a price that is not taken are named with it and are not exact', () => {
  const { differing, verdicts, overview } = read([OLD, OLD, OLD])
  expect(differing).toMatchObject([
    { name: 'Beurre', unit: 'kg', priceHt: 8, sheets: [{ title: 'Crumble', priceHt: 9 }] },
  ])
  expect(verdicts).toEqual([
    ['Tarte aux pommes', 'exact'],
    ['Crumble', 'doubtful'],
    ['Gâteau', 'exact'],
  ])
  const [reason] = overview.sheets[1]?.reasons ?? []
  expect(reason).toMatchObject({ reason: 'stored-cost-differs', stated: 6.5, computed: 6 })
  expect(reason?.stored).toEqual({
    wasExact: true,
    isIncomplete: false,
    causes: [{ cause: 'file-price', name: 'Beurre', price: 8, inFile: 9, unit: 'kg', source: '0.xlsx' }],
  })
  expect(overview.sheets[1]?.added).toEqual([reason])
})

test('the cost in the list is the one that the sheet will have, marked or not', () => {
  const found = findSheets([TART, CRUMBLE, CAKE])
  const files = ['a.xlsx', 'b.xlsx', 'c.xlsx'].map((name) => ({ name, modifiedAt: OLD, tabs: ['Fiche'] }))
  const draft = draftSheets(found, files, NONE)
  const costs = (butter: number, flour: number | null) =>
    withStoredCosts(overviewOf(found, { ofSheets: [], leftOut: 0 }), {
      draft,
      prices: draft.products.map(({ name, unit }) => {
        const priceHt = name === 'Beurre' ? butter : name === 'Farine' ? flour : 2
        return { priceHt, unit, file: null }
      }),
      method: 'rendement',
    }).sheets.map(({ cost, isPartial, verdict }) => [cost, isPartial, verdict])
  // Half a cent is no mark, and another figure all the same.
  expect(costs(8.008, 1)).toEqual([
    [9.004, false, 'exact'],
    [6.004, false, 'doubtful'],
    [3, false, 'exact'],
  ])
  expect(costs(12, null)).toEqual([
    [10, true, 'doubtful'],
    [8, false, 'doubtful'],
    [2, true, 'doubtful'],
  ])
})

test('a newer file has the price, and the sheets of older ones that have another are no more exact', () => {
  const { differing, verdicts, draft } = read([OLD, NEW, OLD])
  expect(differing).toMatchObject([
    { name: 'Beurre', priceHt: 9, sheets: [{ title: 'Tarte aux pommes', priceHt: 8 }] },
  ])
  expect(verdicts.map(([, verdict]) => verdict)).toEqual(['doubtful', 'exact', 'exact'])
  const butter = draft.products.findIndex(({ name }) => name === 'Beurre')
  expect(takenPrice(draft, [butter])).toMatchObject({ priceHt: 9, file: 1 })
})

test('a doubtful price is not taken where there is another one, however new its file is', () => {
  const { draft } = read([OLD, NEW, OLD])
  const at = draft.products.findIndex(({ name }) => name === 'Beurre')
  const products = draft.products.map((product) => ({
    ...product,
    prices: product.prices.map((price) => ({ ...price, isDoubtful: price.file === 1 })),
  }))
  expect(takenPrice({ ...draft, products }, [at])).toMatchObject({ priceHt: 8, file: 0 })
})

test('prices for a gram and for a kilo are compared', () => {
  const grams = sheetWith('Sablé', 'Beurre | 500 | g | 0.008 | 4\nSucre | 100 | g | 0.001 | 0.1', '4.1')
  const found = findSheets([TART, grams])
  const files = ['a.xlsx', 'b.xlsx'].map((name) => ({ name, modifiedAt: OLD, tabs: ['Fiche'] }))
  const draft = draftSheets(found, files, NONE)
  const places = draft.products.flatMap(({ name }, at) => (name === 'Beurre' ? [at] : []))
  expect(places).toHaveLength(2)
  expect(takenPrice(draft, places)).toMatchObject({ priceHt: 8, others: [] })
  const dearer = draft.products.map((product, at) =>
    at === places[1]
      ? { ...product, prices: product.prices.map((price) => ({ ...price, priceHt: 0.009 })) }
      : product,
  )
  expect(takenPrice({ ...draft, products: dearer }, places).others).toMatchObject([
    { title: 'Sablé', priceHt: 9 },
  ])
})

test('prices of two names that mean one product are compared as well', () => {
  const { draft } = read([OLD, OLD, OLD])
  const places = ['Farine', 'Pommes'].map((name) =>
    draft.products.findIndex((product) => product.name === name),
  )
  expect(takenPrice(draft, places)).toMatchObject({
    priceHt: 1,
    others: [
      { title: 'Tarte aux pommes', priceHt: 2 },
      { title: 'Crumble', priceHt: 2 },
      { title: 'Gâteau', priceHt: 2 },
    ],
  })
})
