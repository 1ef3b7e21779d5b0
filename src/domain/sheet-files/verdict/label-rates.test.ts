import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { labelOf, rateOfLabel } from '../tables/labels.ts'
import { expect, test } from 'vitest'

test.each([
  ['PVP (IVA 10 % incl.)', 'price-ttc', 10],
  ['Prix vente ttc 10%', 'price-ttc', 10],
  ['Prix de vente TTC (TVA 5,5 %)', 'price-ttc', 5.5],
  ['PV TTC 20 %', 'price-ttc', 20],
  ['Selling price (incl. VAT)', 'price-ttc', null],
  ['Prix de vente (€ TTC)', 'price-ttc', null],
  ['Prix de vente (HT)', 'price-ht', null],
  ['Prix de vente hors taxes', 'price-ht', null],
  ['Selling price (excl. VAT)', 'price-ht', null],
  ['Prix de vente', 'price', null],
  ['Prix de vente -10%', 'price', null],
])("'%s' is a %s with the rate %s", (text, kind, rate) => {
  expect([labelOf(text), rateOfLabel(text)]).toEqual([kind, rate])
})

const LINES = `
Tarte
Ingrédients | Qté | Unité | PU | Coût
Pommes | 2 | kg | 1 | 2
Beurre | 0.6 | kg | 10 | 6
Total | | | | 8`

test.each([
  ['below the lines', [tab('Tarte', `${LINES}\nPVP (IVA 10 % incl.) | | | | 11`)]],
  [
    'in a list of dishes',
    [tab('Tarte', LINES), tab('Carte', 'Plat | Prix vente ttc 10%\nTarte | 11\nSoupe | 5.5')],
  ],
  [
    'in a table of lines',
    [
      tab(
        'Tout',
        'Plat | Ingrédient | Qté | Unité | PU | Coût | PVP (IVA 10 % incl.)\nTarte | Pommes | 2 | kg | 1 | 2 | 11\nTarte | Beurre | 0.6 | kg | 10 | 6 | 11',
      ),
    ],
  ],
])('a price has the VAT of its label: %s', (_, tabs) => {
  const { sheets } = findSheets([{ name: 'classeur.xlsx', tabs }])
  expect(sheets).toMatchObject([{ priceTtc: { value: 11 }, vat: { value: 10 } }])
})

test('a row of the VAT itself is taken before', () => {
  const { sheets } = findSheets([
    { tabs: [tab('Tarte', `${LINES}\nPV TTC 10 % | | | | 12\nTVA | | | | 20 %`)] },
  ])
  expect(sheets).toMatchObject([{ vat: { value: 20 } }])
})

const sold = (below: string) =>
  findSheets([
    { tabs: [tab('Tarte', LINES.replace('Tarte\n', 'Tarte\nPour 8 personnes\n') + below)] },
  ]).sheets.map(({ priceHt, priceTtc, priceOfUnknownTax, portionCost }) => ({
    ht: priceHt?.value,
    ttc: priceTtc?.value,
    unknownTax: priceOfUnknownTax?.value,
    cost: portionCost?.value,
  }))

test.each([
  ['Prix 9,50 € TTC', { ttc: 9.5 }],
  ['PV : 9,50 € HT', { ht: 9.5 }],
  ['Prix de vente 9,50 €', { unknownTax: 9.5 }],
  ['Prix de vente | | | | 9.5', { unknownTax: 9.5 }],
  ['Prix par personne | | | | 9.5', { unknownTax: 9.5 }],
  ['Prix par personne | | | | 1', { cost: 1 }],
  ['Coût par pot | | | | 1', { cost: 1 }],
  ['Coût par jour | | | | 9', {}],
])("'%s' is what guests pay, or what a portion costs", (row, expected) => {
  const none = { ht: undefined, ttc: undefined, unknownTax: undefined, cost: undefined }
  expect(sold(`\n${row}`)).toEqual([{ ...none, ...expected }])
})
