import { expect, test } from 'vitest'
import { findSheets } from './find-sheets.ts'
import { labelOf, rateOfLabel } from './labels.ts'
import { tab } from './labelled/written-tab.ts'

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
