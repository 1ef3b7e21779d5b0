import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { expect, test } from 'vitest'

const onlySheet = (drawing: string) => {
  const { sheets } = findSheets([{ tabs: [tab('Filet de bar', `Filet de bar\n${drawing}`)] }])
  expect(sheets).toHaveLength(1)
  const [sheet] = sheets
  if (sheet === undefined) throw new Error('no sheet')
  return sheet
}
const lossesOf = (drawing: string) => onlySheet(drawing).lines.map(({ lossPercent }) => lossPercent?.value)
const reasonsOf = (drawing: string) => {
  const { verdict } = onlySheet(drawing)
  return verdict.exact ? [] : verdict.reasons
}

const costed = (head: string, [first, second, third]: readonly [string, string, string]) => `
Ingrédients | Quantité | Unité | ${head} | PU | Total
Bar | 1 | kg | ${first} | 15 | 25
Carottes | 0.85 | kg | ${second} | 1 | 1
Beurre | 0.1 | kg | ${third} | 9 | 0.9
Total | | | | | 26.9`

test.each([
  ['shares of 1', ['0.6', '0.85', '1']],
  ['percentages beside 1 for all of it', ['60', '85', '1']],
  ['percentages', ['60', '85', '100']],
  ['figures with a percent sign', ['60 %', '85 %', '100 %']],
] as const)('a yield is read from %s', (_, figures) => {
  const drawing = costed('Rendement', figures)
  expect(lossesOf(drawing)).toEqual([40, 15, 0])
  expect(onlySheet(drawing).verdict).toMatchObject({ exact: true })
})

test('a 1 beside percentages that no cost proves is a doubt', () => {
  const drawing = costed('Rendement', ['60', '85', '1']).replace('| 0.9', '|').replace('26.9', '26')
  expect(reasonsOf(drawing)).toContainEqual({ reason: 'loss-unclear', line: 2, written: '1' })
})

test('of losses 1 is a percent, as nothing is left of a whole one', () => {
  const drawing = `
Ingrédients | Quantité | Unité | Perte % | PU | Total
Bar | 1 | kg | 1 | 15 | 15.1515
Beurre | 0.1 | kg | 0 | 9 | 0.9
Sel | 0.1 | kg | 0 | 1 | 0.1
Total | | | | | 16.1515`
  expect(lossesOf(drawing)).toEqual([1, 0, 0])
})

test('a loss that no cost proves is a doubt with its column, and not charged', () => {
  const drawing = `
Ingrédients | HEAD | Unité | Perte % | PU
Bar | 1 | kg | 40 | 15
Beurre | 0.1 | kg | 0 | 9`
  const quantity = drawing.replace('HEAD', 'Quantité')
  expect(reasonsOf(quantity)).toContainEqual({ reason: 'loss-unproven', columns: [3], heads: ['Perte %'] })
  expect(onlySheet(quantity).cost).toBeCloseTo(15.9, 9)
  const reasons = (text: string) => reasonsOf(text).map(({ reason }) => reason)
  expect(reasons(drawing.replace('HEAD', 'Poids brut'))).not.toContain('loss-unproven')
  expect(reasons(quantity.replace('| 40 |', '| 0 |'))).not.toContain('loss-unproven')
})

test('a net quantity is compared by a yield of 1 as by one of 100', () => {
  const { verdict } = onlySheet(`
Légumes | Net (kg) | Rdt | Brut (kg) | PU | PT
Carottes | 1.6 | 80 % | 2 | 1.2 | 2.4
Haricots | 0.9 | 0,9 | 1 | 4.5 | 4.5
Beurre | 0.2 | 1 | 0.2 | 8.5 | 1.7
Total | | | | | 8.6`)
  expect(verdict).toMatchObject({ exact: true })
})

const GROSS = `
Ingrédients | Poids brut | Unité | Perte % | Poids net | PU | PT
Bar | 2 | kg | 40 % | 1.2 | 15 | 30
Beurre | 0.1 | kg | 0 % | 0.1 | 9 | 0.9
Total | | | | | | 30.9`

test('of a gross quantity the loss is kept, and charged no further', () => {
  const { lines, verdict } = onlySheet(GROSS)
  expect(lines).toMatchObject([
    {
      quantity: { value: 2 },
      netQuantity: { value: 1.2 },
      grossLoss: { value: 40 },
      lossPercent: null,
      cost: 30,
    },
    { quantity: { value: 0.1 } },
  ])
  expect(lines[1]?.grossLoss).toBeUndefined()
  expect(verdict.exact).toBe(true)
})

test('of a gross quantity alone the yield says what is lost', () => {
  const alone = onlySheet(`
Ingrédients | Poids brut | Unité | Rendement | PU | PT
Bar | 2 | kg | 60 % | 15 | 30
Beurre | 0.1 | kg | 100 % | 9 | 0.9
Total | | | | | 30.9`)
  expect(alone.lines[0]).toMatchObject({ grossLoss: { value: 40 }, cost: 30 })
})

test('a yield that is lost is a loss, and quantities before and after it may be abbreviated', () => {
  const heads = 'PB | Unité | Rdt perdu | PN'
  const drawing = GROSS.replace('Poids brut | Unité | Perte % | Poids net', heads)
  expect(onlySheet(drawing).lines[0]?.grossLoss?.value).toBe(40)
})

test('a loss that the costs do not charge is kept in the words of its head', () => {
  const noted = onlySheet(`
Ingrédients | Quantité | Unité | Perte % | PU | PT
Bar | 2 | kg | 12,5 % | 15 | 30
Beurre | 0.1 | kg | 0 % | 9 | 0.9
Total | | | | | 30.9`)
  expect(noted.lines.map(({ lossNoted }) => lossNoted)).toEqual(['Perte : 12,5 %', undefined])
  expect(noted.verdict.exact).toBe(true)
})

test.each(['Prix achat HT', 'PU HT'])(
  'beside a net price the price of purchase is read, with the loss: %s',
  (head) => {
    const bought = onlySheet(`
Ingrédients | Poids net | Unité | ${head} | Rdt | Prix net | Coût
Turbot | 1.5 | kg | 28 | 0.5 | 56 | 84
Épinards | 1 | kg | 4 | 0.8 | 5 | 5
Beurre | 0.1 | kg | 9 | 1 | 9 | 0.9
Total | | | | | | 89.9`)
    expect(bought.lines.map(({ price, lossPercent }) => [price?.value, lossPercent?.value])).toEqual([
      [28, 50],
      [4, 20],
      [9, 0],
    ])
    expect(bought.verdict.exact).toBe(true)
  },
)

const notesOf = (drawing: string) =>
  findSheets([{ tabs: [tab('Lignes', drawing)] }]).sheets.map(({ lines }) =>
    lines.map(({ lossNoted }) => lossNoted),
  )

test.each([
  [
    'in front of the names',
    `
Plat | Ingrédient | Qté | Unité | Perte % | PU | Coût
Pavé grillé | Saumon | 0.15 | kg | 10 | 18 | 2.7
Pavé grillé | Riz noir | 0.06 | kg | 0 | 4 | 0.24
Tartare | Bœuf | 0.18 | kg | 5 | 14 | 2.52
Tartare | Câpre | 0.01 | kg | 0 | 9 | 0.09`,
  ],
  [
    'behind them, without prices',
    `
Matière première | Qté | Unité | Perte % | Entre dans
Saumon | 0.15 | kg | 10 % | Pavé grillé
Riz noir | 0.06 | kg | 0 % | Pavé grillé
Bœuf | 0.18 | kg | 5 % | Tartare
Câpre | 0.01 | kg | 0 % | Tartare`,
  ],
])('a loss in a table with a column of dishes is kept: %s', (_, drawing) => {
  expect(notesOf(drawing)).toEqual([
    ['Perte : 10 %', undefined],
    ['Perte : 5 %', undefined],
  ])
})

test('a loss beside the quantities of two sizes is kept in both', () => {
  const noted = notesOf(`
Pizza reine
Ingrédient | Unité | Perte % | PU | Petite | Grande
Tomate | kg | 10 | 2 | 0.04 | 0.08
Jambon | kg | 0 | 10 | 0.2 | 0.4`)
  expect(noted).toEqual([
    ['Perte : 10 %', undefined],
    ['Perte : 10 %', undefined],
  ])
})

test('a gross quantity in a table with a column of dishes has its loss', () => {
  const { sheets } = findSheets([
    {
      tabs: [
        tab(
          'Lignes',
          `
Plat | Ingrédient | Poids brut | Unité | Perte % | Poids net
Pavé grillé | Saumon | 0.2 | kg | 10 | 0.18
Pavé grillé | Riz noir | 0.06 | kg | 0 | 0.06
Tartare | Bœuf | 0.2 | kg | 5 | 0.19
Tartare | Câpre | 0.01 | kg | 0 | 0.01`,
        ),
      ],
    },
  ])
  expect(sheets.map(({ lines }) => lines[0]?.grossLoss?.value)).toEqual([10, 5])
})
