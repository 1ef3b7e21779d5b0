import { expect, test } from 'vitest'
import { bareMeasures } from '../quantity/product-measures.ts'
import type { FoundSheet } from '../sheet-files/verdict/found-sheet.ts'
import { draftImport } from './draft-import.ts'
import { costDifference, storedCosts } from './stored-costs.ts'
import { found, line, sheet } from './testing/found-sheets.ts'

const FILES = [{ name: 'carte.xlsx', modifiedAt: null, tabs: ['Tarte'] }]

function differences(sheets: FoundSheet[], prices: Record<string, number | null> = {}) {
  const draft = draftImport(sheets, FILES)
  const productOf = (at: number) => {
    const { name = '', unit = 'kg', priceHt = null } = draft.products[at] ?? {}
    if (prices[name] === null) return null
    return { ...bareMeasures(unit), priceHt: prices[name] ?? priceHt }
  }
  const stored = storedCosts(draft.sheets, productOf, 'rendement')
  return draft.sheets.map((one, at) => {
    const cost = stored[at] ?? null
    return cost && costDifference(one, cost)
  })
}

const STOCK = line('Fond', { preparation: 1, unit: 'L', priceUnit: 'L' })
const stock = (facts: Partial<FoundSheet> = {}) =>
  sheet([line('Os')], { title: found('Fond'), portions: null, ...facts })

test('sheets whose prices are stored as they are in the file keep their cost', () => {
  expect(differences([sheet([line('Ail'), line('Sel', { costing: 'qs', cost: null })])])).toEqual([null])
})

test('another price of a product is named with the line and both costs', () => {
  expect(differences([sheet([line('Ail'), line('Riz')])], { Ail: 6 })).toMatchObject([
    {
      inFile: 4,
      stored: 5,
      isIncomplete: false,
      lines: [{ line: 0, inFile: 2, stored: { cost: 3, unitPrice: 6 } }],
    },
  ])
})

test('a preparation costs what its own sheet does for the yield that its file says', () => {
  const given = stock({ yield: { ...found(1), unit: 'L' } })
  expect(differences([sheet([STOCK]), given])).toMatchObject([
    { inFile: 2, stored: 1, lines: [{ stored: { unitPrice: 2, priceUnit: 'L' } }] },
    null,
  ])
  const half = stock({ yield: { ...found(0.5), unit: 'L' } })
  expect(differences([sheet([STOCK]), half])).toEqual([null, null])
})

test('a preparation of which nothing says what it gives leaves the sheet without a part of its cost', () => {
  expect(differences([sheet([line('Ail'), STOCK]), stock()])).toMatchObject([
    {
      stored: 2,
      isIncomplete: true,
      lines: [{ line: 1, stored: { known: false, reason: 'yield-missing' } }],
    },
    null,
  ])
})

test('sheets with a product that is not known, and those that contain them, have no difference', () => {
  const given = stock({ yield: { ...found(9), unit: 'L' } })
  expect(differences([sheet([STOCK]), given, sheet([line('Ail')])], { Os: null, Ail: 9 })).toMatchObject([
    null,
    null,
    { stored: 4.5 },
  ])
})
