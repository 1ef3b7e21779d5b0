import { draftImport } from '../../sheet-imports/draft-import.ts'
import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { expect, test } from 'vitest'

function soldAs(above: string, prices: string) {
  const drawing = `
Fraisier
${above}
Ingrédients | Quantité | Unité | PU HT | PT HT
Fraises | 0.8 | kg | 10 | 8 =B4*D4
Crème | 0.5 | L | 4 | 2 =B5*D5
Total | | | | 10 =SUM(E4:E5)
${prices}`
  const { sheets } = findSheets([{ tabs: [tab('Fraisier', drawing)] }])
  const files = [{ name: 'f.xlsx', modifiedAt: '2026-01-01T00:00:00.000Z', tabs: ['Fraisier'] }]
  const [draft] = draftImport(sheets, files).sheets
  const [sheet] = sheets
  return {
    price: draft?.sellingPriceHt,
    notes: draft?.notes.match(/(?<=Prix de vente : ).*/u)?.[0],
    reasons: sheet?.verdict.exact === false ? sheet.verdict.reasons.map(({ reason }) => reason) : [],
  }
}

test.each([
  ['Prix de vente HT (gâteau entier) | 40', 5, 'Prix de vente HT (gâteau entier) 40 €'],
  ['PV HT la pièce entière | 40', 5, 'PV HT la pièce entière 40 €'],
  ['Prix de vente HT du gâteau | 40', 5, 'Prix de vente HT du gâteau 40 €'],
  ['PV HT le plat de 4 | 20', 5, 'PV HT le plat de 4 20 €'],
  ['Prix de vente HT pour 8 personnes | 40', 5, 'Prix de vente HT pour 8 personnes 40 €'],
])("'%s' is the price of all portions, and is divided", (price, each, notes) => {
  expect(soldAs('Couverts | 8', price)).toEqual({ price: each, notes, reasons: [] })
})

test.each(['PV HT | 40', 'PV HT par personne | 40', 'Prix de vente HT pour 1 personne | 40'])(
  "'%s' is the price of one",
  (price) => {
    expect(soldAs('Couverts | 8', price)).toMatchObject({ price: 40, reasons: [] })
  },
)

test('the price of a cake is that of a portion where cakes are counted', () => {
  expect(soldAs('Nb de gâteaux | 8', 'Prix de vente HT du gâteau | 40')).toMatchObject({ price: 40 })
})

test.each([
  ['Poids fini (kg) | 2.5', 'PV HT/kg | 12', 30],
  ['Poids fini (g) | 2500', 'Prix de vente HT aux 100 g | 1.2', 30],
  ['Quantité obtenue | 2.5 | kg', 'PV HT au kg | 12', 30],
])('with %s, %s gives the price of all of it', (given, price, whole) => {
  expect(soldAs(given, price)).toMatchObject({ price: whole, reasons: [] })
})

test('a price of a kilo without a weight is reported, and not taken', () => {
  expect(soldAs('Couverts | 8', 'PV HT/kg | 12')).toEqual({
    price: null,
    notes: 'PV HT/kg 12 €',
    reasons: ['price-of-measure'],
  })
})

test('beside a price of one portion, that of a kilo is a note', () => {
  expect(soldAs('Couverts | 8', 'PV HT/kg | 12\nPV HT | 4')).toEqual({
    price: 4,
    notes: 'PV HT/kg 12 €',
    reasons: [],
  })
})

test('the amount of VAT and the margin of a kilo are checked with its price', () => {
  const prices = 'PV HT/kg | 12\nTVA 5,5 % | 0.66\nPV TTC/kg | 12.66\nMarge | 8'
  expect(soldAs('Poids fini (kg) | 2.5', prices)).toMatchObject({ price: 30, reasons: [] })
})
