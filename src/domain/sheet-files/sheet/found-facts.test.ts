import { cellName } from '../../tables/tab.ts'
import { findSheets } from '../find-sheets.ts'
import type { Found } from '../grid/found.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { expect, test } from 'vitest'

const onlySheet = (drawing: string) => {
  const { sheets } = findSheets([{ tabs: [tab('Fiche', drawing)] }])
  expect(sheets).toHaveLength(1)
  const [sheet] = sheets
  if (sheet === undefined) throw new Error('no sheet')
  return sheet
}
const at = (found: Found<unknown> | null | undefined) =>
  found == null ? null : `${String(found.value)} in ${cellName(found.cell)}`

const FULL = `
RESTAURANT LE PONT
FICHE TECHNIQUE : Crème brûlée (pour 10 pers.)
Catégorie : Dessert | | Allergènes | lait, œufs
Denrées | Unité | Quantité | PU HT | PT HT | | Progression
Crème 35 % | L | 1 | 4.5 | 4.5 | | 1. Chauffer la crème.
Jaunes d'œufs | pièce | 12 | 0.15 | 1.8 | | 2. Blanchir les jaunes.
Sucre | kg | 0.2 | 1.25 | 0.25 | | 3. Cuire à 95 °C.
Vanille | pièce | PM
TOTAL HT | | | | 6.55
Coût par portion | | | | 0.655
Prix de vente HT | | | | 3.6364
TVA | | | | 0.1 as 0%
Prix de vente TTC | | | | 4
Coefficient | | | | 5.55
Marge brute | | | | 2.9814
Ratio matière | | | | 0.18 as 0%
Remarques : servir tiède`

test('the facts of a sheet have the cells that they were read from', () => {
  const sheet = onlySheet(FULL)
  expect(at(sheet.title)).toBe('Crème brûlée in A2')
  expect(at(sheet.category)).toBe('Dessert in A3')
  expect(at(sheet.allergens)).toBe('lait, œufs in D3')
  expect(at(sheet.portions)).toBe('10 in A2')
  expect(at(sheet.total)).toBe('6.55 in E9')
  expect(at(sheet.portionCost)).toBe('0.655 in E10')
  expect(at(sheet.priceHt)).toBe('3.6364 in E11')
  expect(at(sheet.vat)).toBe('10 in E12')
  expect(at(sheet.priceTtc)).toBe('4 in E13')
  expect(at(sheet.coefficient)).toBe('5.55 in E14')
  expect(sheet.priceFor).toBe('portion')
  expect(sheet.steps.map(at)).toEqual([
    'Chauffer la crème. in G5',
    'Blanchir les jaunes. in G6',
    'Cuire à 95 °C. in G7',
  ])
  expect(sheet.notes.map(at)).toEqual(['servir tiède in A17'])
  expect(sheet.lines.map(({ costing }) => costing)).toEqual(['quantity', 'quantity', 'quantity', 'qs'])
})

test.each(['Procédé', 'Mise en œuvre', 'Progression', 'Preparation steps'])(
  'steps below the table stand under %s',
  (head) => {
    const sheet = onlySheet(
      `${FULL}
${head}
1. Chauffer la crème
2. Cuire à 95 °C`
        .replace(' | | Progression', '')
        .replaceAll(/ \| \| \d\. .*$/gmu, ''),
    )
    expect(sheet.steps.map(({ value }) => value)).toEqual(['Chauffer la crème', 'Cuire à 95 °C'])
  },
)

test('each figure that follows from the cost is a proof with its cell', () => {
  const { verdict } = onlySheet(FULL)
  if (!verdict.exact) throw new Error(JSON.stringify(verdict.reasons))
  expect(verdict.proofs.map(at)).toEqual([
    'total in E9',
    'price-ttc in E13',
    'portion-cost in E10',
    'coefficient in E14',
    'cost-percent in E16',
    'margin in E15',
  ])
})

test.each([
  ['another total', '6.55', '6.75', ['figure-differs']],
  ['another cost of a line', '1.8', '1.9', ['line-cost-differs']],
  ['another cost of a portion', '0.655', '0.7', ['figure-differs']],
  ['another coefficient', '5.55', '4', ['figure-differs']],
  ['another margin', '2.9814', '3.2', ['figure-differs']],
  ['a margin of the price with VAT', '2.9814', '3.345', ['figure-differs']],
  ['another ratio', '0.18 as 0%', '0.25 as 0%', ['figure-differs']],
  ['another price with VAT', '| 4\n', '| 4.2\n', ['figure-differs']],
])('%s is a reason', (_, from, to, reasons) => {
  const { verdict } = onlySheet(FULL.replace(from, to))
  expect(verdict.exact ? [] : [...new Set(verdict.reasons.map(({ reason }) => reason))]).toEqual(reasons)
})

test('a line that the total leaves out is named, with what it is a portion', () => {
  const { verdict } = onlySheet(`
Soupe au pistou
Portions | 10
Denrées | Quantité | Unité | PU | Total
Haricots | 1 | kg | 3 | 3 =B4*D4
Basilic | 2 | botte | 1.5 | 3 =B5*D5
Parmesan | 0.2 | kg | 20 | 4 =B6*D6
Total | | | | 6 =SUM(E4:E5)`)
  expect(verdict).toMatchObject({
    exact: false,
    reasons: [
      { reason: 'total-leaves-out-lines', lines: [2], amount: 4, perPortion: 0.4, stated: { value: 6 } },
    ],
  })
})

const COLUMN = `
Pâte
Denrées | Qté (kg) | PU | PT | Allergènes
Crème | 1 | 4 | 4 | lait
Farine | 2 | 1 | 2 | gluten, traces de soja
Sucre | 1 | 1 | 1
Total | | | 7`
const MARKED = `
Pâte
Denrées | Qté (kg) | PU | PT | Gluten | Lait | Œufs | Soja
Crème | 1 | 4 | 4 | | x | |
Farine | 2 | 1 | 2 | x | | |
Total | | | 6`
const UNDER = `
Pâte
Denrées | Qté (kg) | PU | PT
Crème | 1 | 4 | 4
Farine | 2 | 1 | 2
Total | | | 6

Allergènes
voir le tableau
Dressage
Au centre
Servir tiède`

test.each([
  ['in a column', COLUMN, 'Crème : lait ; Farine : gluten, traces de soja in E2'],
  ['in columns of marks', MARKED, 'Crème : Lait ; Farine : Gluten in E2'],
  ['under their label', UNDER, 'voir le tableau in A8'],
])('allergens are kept in the words of the file: %s', (_, drawing, words) => {
  const sheet = onlySheet(drawing)
  expect(at(sheet.allergens)).toBe(words)
  expect(sheet.verdict.exact).toBe(true)
})

test('notes under their label are notes, and say what they are about', () => {
  expect(onlySheet(UNDER).notes.map(at)).toEqual([
    'Dressage : Au centre in A10',
    'Dressage : Servir tiède in A11',
  ])
})

test('two readings that fit as well are a doubt', () => {
  const { verdict } = onlySheet(`
Sirop
Denrées | A | B | Coût
Sucre | 2 | 1.5 | 3
Eau | 3 | 0.5 | 1.5
Citron | 4 | 0.5 | 2
Total | | | 6.5`)
  expect(verdict).toMatchObject({
    exact: false,
    reasons: expect.arrayContaining([{ reason: 'several-readings', columns: [1, 2] }]),
  })
})

test('units that do not convert, and a price in another currency, are reasons', () => {
  const { verdict } = onlySheet(`
Sauce
Denrées | Quantité | Unité | Prix au kg
Huile | 0.5 | L | 4
Sel | 0.1 | kg | 0.5
Coût total | | | 2.05`)
  expect(verdict).toMatchObject({
    reasons: expect.arrayContaining([{ reason: 'units-unrelated', line: 0, unit: 'L', priceUnit: 'kg' }]),
  })
  const dollars = onlySheet(`
Sauce
Ingredient | Qty | Unit | Unit price | Cost
Oil | 0.5 | l | $4.00 | $2.00
Salt | 0.1 | kg | $0.50 | $0.05
Total | | | | $2.05`)
  expect(dollars.verdict).toEqual({ exact: false, reasons: [{ reason: 'other-currency', currency: '$' }] })
})

test.each([
  ['Fr. %', 'CHF'],
  ['% F CFA', 'FCFA'],
  ['% DH', 'DH'],
  ['£%', '£'],
])("'%s' is money, and no euros", (written, currency) => {
  const money = (value: string) => written.replace('%', value)
  const { lines, verdict } = onlySheet(`
Mousse
Ingrédient | Qté | Unité | PU | Coût
Chocolat | 0.5 | kg | ${money('12,00')} | ${money('6,00')}
Total | | | | ${money('6,00')}`)
  expect(lines.map(({ price }) => price?.value)).toEqual([12])
  expect(verdict).toEqual({ exact: false, reasons: [{ reason: 'other-currency', currency }] })
})

test('a layout that is not read is refused by the name of its tab', () => {
  const free = tab(
    'Brouillon',
    `
à essayer | 250 g beurre | | voir Marc
 | | 30 cl crème | 1,2 kg épaule`,
  )
  const { sheets, tabs } = findSheets([{ tabs: [free, tab('Vide', '')] }])
  expect(sheets).toEqual([])
  expect(tabs.map(({ name, outcome }) => [name, outcome])).toEqual([
    ['Brouillon', 'free-layout'],
    ['Vide', 'empty'],
  ])
})

test.each(['Rendement | 5 | kg', 'Base | 1000 | g', 'Rendement : 2,5 kg'])(
  "'%s' is no number of portions",
  (written) => {
    const { portions } = onlySheet(`
Fond de volaille
${written}
Ingrédients | Qté | Unité | PU HT | Total HT
Carcasses | 3 | kg | 2 | 6
Carottes | 0.5 | kg | 1.5 | 0.75
Total | | | | 6.75`)
    expect(portions).toBeNull()
  },
)
