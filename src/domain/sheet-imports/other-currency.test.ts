import { expect, test } from 'vitest'
import { findSheets } from '../sheet-files/find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { draftImport } from './draft-import.ts'

const draft = (drawing: string) => {
  const { sheets } = findSheets([{ tabs: [tab('Papet', drawing)] }])
  return {
    found: sheets,
    ...draftImport(sheets, [{ name: 'papet.xlsx', modifiedAt: null, tabs: ['Papet'] }]),
  }
}

test('a total and a selling price in francs are compared in francs, and no amount becomes euros', () => {
  const { found, sheets, products } = draft(`
Papet vaudois — 20 pers.
Marchandises | Quantité | Unité | Prix CHF (kg/l) | Total CHF
Poireaux | 6.5 | kg | 4.2 | 27.3
Saucisson | 3.2 | kg | 18.5 | 59.2
Décor | forfait | | | 2

 | | | Coût marchandises CHF | 88.5
 | | | Par personne | 4.425
 | | | Prix de vente TTC | 29.5
 | | | TVA | 0.1 as 0%`)
  expect(found.map(({ total, verdict }) => [total?.value, verdict])).toEqual([
    [88.5, { exact: false, reasons: [{ reason: 'other-currency', currency: 'CHF' }] }],
  ])
  expect(products.map(({ priceHt }) => priceHt)).toEqual([null, null])
  const [sheet] = sheets
  expect(sheet?.sellingPriceHt).toBeNull()
  expect(sheet?.notes).toContain('– Prix de vente TTC : 29,5 CHF')
  expect(sheet?.lines.at(-1)).toMatchObject({ costing: 'qs', forfait: null, note: '2 CHF' })
})
