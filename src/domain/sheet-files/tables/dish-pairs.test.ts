import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { expect, test } from 'vitest'

const read = (drawing: string) => findSheets([{ tabs: [tab('Carte', drawing)] }]).sheets
const titlesOf = (drawing: string) => read(drawing).map(({ title }) => title.value)
const doubtsOf = (drawing: string) =>
  read(drawing).map(({ verdict }) =>
    verdict.exact
      ? []
      : verdict.reasons.map(({ reason }) => reason).filter((each) => each !== 'total-missing'),
  )

/** Two dishes of three foods, each with its costs. */
const pairs = (heads: string, [flour, butter, sugar]: readonly string[]) => `
Ingrédients | ${heads}
Farine | ${flour ?? ''}
Beurre | ${butter ?? ''}
Sucre | ${sugar ?? ''}`

const PRICED = [
  'kg | 0.8 | 0.2 | 0.16 | 0.3 | 0.24',
  'kg | 9 | 0.1 | 0.9 | 0.05 | 0.45',
  'kg | 1.2 | 0.05 | 0.06 | |',
]

test.each([
  ['Unité | PU | Blanquette | Coût | Magret | Coût', PRICED, ['Blanquette', 'Magret']],
  ['Unité | PU | Crêpe | Coût crêpe | Gaufre | Coût gaufre', PRICED, ['Crêpe', 'Gaufre']],
  ['Unité | Prix | Plat A | Montant | Plat B | Montant', PRICED, ['Plat A', 'Plat B']],
  ['U | PU HT | Tarte citron | PT HT | Paris-brest | PT HT', PRICED, ['Tarte citron', 'Paris-brest']],
  [
    'Unité | Blanquette | Coût | Magret | Coût',
    ['kg | 0.2 | 0.16 | 0.3 | 0.24', 'kg | 0.1 | 0.9 | 0.05 | 0.45', 'kg | 0.05 | 0.06 | |'],
    ['Blanquette', 'Magret'],
  ],
] as const)('dishes with their costs behind them are sheets: %s', (heads, rows, titles) => {
  const drawing = pairs(heads, rows)
  expect(titlesOf(drawing)).toEqual(titles)
  expect(
    read(drawing).map(({ lines }) => lines.map(({ quantity, cost }) => [quantity?.value, cost])),
  ).toEqual([
    [
      [0.2, expect.closeTo(0.16)],
      [0.1, expect.closeTo(0.9)],
      [0.05, expect.closeTo(0.06)],
    ],
    [
      [0.3, expect.closeTo(0.24)],
      [0.05, expect.closeTo(0.45)],
    ],
  ])
  expect(doubtsOf(drawing)).toEqual([[], []])
})

test('their totals prove them', () => {
  const drawing = `${pairs('Unité | PU | Blanquette | Coût | Magret | Coût', PRICED)}
Total | | | | 1.12 | | 0.69`
  expect(read(drawing).map(({ verdict }) => verdict.exact)).toEqual([true, true])
})

test('a cost that differs is a doubt of its dish', () => {
  const rows = [PRICED[0] ?? '', 'kg | 9 | 0.1 | 0.9 | 0.05 | 0.65', 'kg | 1.2 | 0.05 | 0.06 | 0.1 | 0.12']
  const drawing = pairs('Unité | PU | Blanquette | Coût | Magret | Coût', rows)
  expect(doubtsOf(drawing)).toEqual([[], ['line-cost-differs']])
})

test.each([
  ['of guests', 'Unité | PU | Adulte | Coût | Enfant | Coût', PRICED],
  ['of parts', 'Unité | PU | Sauce | Coût | Garniture | Coût', PRICED],
  [
    'that prove nothing',
    'Unité | PU | Blanquette | Coût | Magret | Coût',
    [
      'kg | 0.8 | 0.2 | 0.16 | 0.3 | 0.34',
      'kg | 9 | 0.1 | 0.9 | 0.05 | 0.65',
      'kg | 1.2 | 0.05 | 0.06 | 0.1 | 0.22',
    ],
  ],
] as const)('columns %s stay one sheet, which names those that are not read', (_, heads, rows) => {
  const drawing = pairs(heads, rows)
  expect(titlesOf(drawing)).toEqual(['Carte'])
  expect(doubtsOf(drawing)[0]).toContain('columns-unread')
})
