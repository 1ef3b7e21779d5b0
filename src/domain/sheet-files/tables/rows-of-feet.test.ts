import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { describe, expect, test } from 'vitest'

/** A tart for four whose lines cost 8 €, with other rows below them. */
const read = (below: string, portions = 'Pour 4 personnes') => {
  const { sheets } = findSheets([
    {
      tabs: [
        tab(
          'Tarte',
          `Tarte\n${portions}\nIngrédients | Qté | Unité | PU | Coût\nPommes | 2 | kg | 1 | 2\nBeurre | 0.6 | kg | 10 | 6\n${below}`,
        ),
      ],
    },
  ])
  const [sheet] = sheets
  if (sheet === undefined) throw new Error('no sheet')
  return sheet
}
const reasonsOf = ({ verdict }: ReturnType<typeof read>) =>
  verdict.exact ? [] : verdict.reasons.map(({ reason }) => reason)

describe.each([
  ['a number', '2'],
  ['a text', '2,00 €'],
])('a row below the lines with %s', (_, figure) => {
  test.each([
    'Par pers.',
    'Par couvert',
    'Par portion',
    'Soit par personne',
    'Soit / pers',
    'Coût/pers',
    'Portion',
  ])('named %s is the cost of a portion', (name) => {
    const own = name === 'Portion' && figure === '2' ? '2 =E6/4' : figure
    const sheet = read(`Total | | | | 8\n${name} | | | | ${own}`)
    expect(sheet.lines).toHaveLength(2)
    expect(sheet.portionCost?.value).toBe(2)
    expect(sheet.portions?.value).toBe(4)
    expect(reasonsOf(sheet)).toEqual([])
  })

  test("named 'Soit' is no line", () => {
    const sheet = read(`Total | | | | 8\nSoit | | | | ${figure}`)
    expect(sheet.lines).toHaveLength(2)
    expect(reasonsOf(sheet)).toEqual([])
  })
})

test('a cost of a portion that the lines do not come to is a doubt, and no price of sale', () => {
  const sheet = read('Total | | | | 8\nPar couvert | | | | 3')
  expect(reasonsOf(sheet)).toEqual(['figure-differs'])
  expect(sheet.priceOfUnknownTax).toBeUndefined()
})

test('the weight of a recipe is no total of money', () => {
  const { sheets } = findSheets([
    {
      tabs: [
        tab(
          'Glaces',
          `
Ingrédients (g) | Glace vanille | Sorbet citron
Lait | 580
Eau | | 520
Sucre | 130 | 160
Glucose | 40 | 44
TOTAL | 750 =SUM(B2:B5) | 724 =SUM(C2:C5)`,
        ),
      ],
    },
  ])
  expect(sheets.map(({ total }) => total)).toEqual([null, null])
  expect(read('Total | 2,6 kg').total).toBeNull()
})

test('a price in words that its cost gives has one reason', () => {
  const sheet = read('Crème | 2 | L | brique 1 L 4,50 | 9\nTotal | | | | 17')
  expect(sheet.lines[2]?.price?.value).toBe(4.5)
  expect(reasonsOf(sheet)).toEqual(['price-unclear'])
})

const foot = (share: number, total: number) =>
  read(
    `\n | | | Sous-total | 8 =SUM(E4:E5)\n | | | Assaisonnement 2 % | ${String(share)}\n | | | Coût total | ${String(total)}`,
  )

test('a share between the subtotal and the total is a line', () => {
  const sheet = foot(0.16, 8.16)
  expect(sheet.lines[2]).toMatchObject({
    name: { value: 'Assaisonnement 2 %' },
    costing: 'forfait-percent',
    forfait: { value: 2 },
  })
  expect(reasonsOf(sheet)).toEqual([])
  expect(reasonsOf(foot(0.5, 8.5))).toContain('line-cost-differs')
})

test('a text that means two numbers of portions is quoted', () => {
  const { verdict } = read('Total | | | | 8', 'Tarte | (6 pièces)')
  expect(verdict).toMatchObject({
    reasons: [
      { reason: 'portions-unclear', portions: { value: 6 }, other: { value: 1 }, written: '(6 pièces)' },
    ],
  })
})
