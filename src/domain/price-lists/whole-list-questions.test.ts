import { expect, test } from 'vitest'
import { NO_DEFAULTS, proposeColumns } from './propose-columns.ts'
import type { ListDefaults } from './propose-columns.ts'
import { readList } from './read-list.ts'
import { listOf, matrixOf } from './testing/lists.ts'

function reading(lines: string[], defaults: Partial<ListDefaults> = {}) {
  const matrix = matrixOf(lines)
  return readList(matrix, { ...proposeColumns(matrix).mapping, defaults: { ...NO_DEFAULTS, ...defaults } })
}
const prices = (lines: string[], defaults: Partial<ListDefaults>) => {
  const list = reading(lines, defaults)
  return list.known ? list.rows.map(({ priceHt, doubts }) => [priceHt, doubts.length]) : list.reason
}

const HEAD = 'Produit;Unité;Prix HT'
const THREE_DECIMALS = [
  HEAD,
  'Huile;kg;3.230',
  'Pâte de fruit;kg;28.911',
  'Miel;kg;13.069',
  'Safran;kg;94.347',
]

test('a point before three decimals down a column is asked once, and marks no row', () => {
  expect(reading(THREE_DECIMALS)).toEqual({ known: false, reason: 'mark-unclear' })
  expect(prices(THREE_DECIMALS, { decimalMark: '.' })).toEqual([
    [3.23, 0],
    [28.911, 0],
    [13.069, 0],
    [94.347, 0],
  ])
  expect(prices(THREE_DECIMALS.slice(0, 3), { decimalMark: ',' })).toEqual([
    [3230, 1],
    [28_911, 1],
  ])
})

test.each([
  [['Tomate;kg;1450', 'Poulet;kg;3200', 'Riz;kg;850', 'Œufs;pièce;100']],
  [['Beurre;kg;5200', 'Carotte;kg;600', 'Bœuf;kg;4500']],
  [['Ananas;pièce;900', 'Persil;botte;200', 'Œufs;pièce;110']],
  [['Lait;L;650', 'Crème;L;2400', 'Yaourt;pièce;150']],
  [['Sole;kg;7800', 'Bar;kg;6400', 'Thon;kg;5200', 'Sel;kg;200']],
])('a list far above the usual prices is asked for its currency once: %j', (rows) => {
  expect(reading([HEAD, ...rows])).toEqual({ known: false, reason: 'currency-unclear' })
  const inEuros = reading([HEAD, ...rows], { inEuros: true })
  expect(inEuros.known && inEuros.rows).toHaveLength(rows.length)
})

test('one price far above the others stays a doubt of its row', () => {
  const list = listOf(HEAD, 'Tomate;kg;1450', 'Poulet;kg;6,20', 'Riz;kg;2,10', 'Œufs;pièce;0,25')
  expect(list.rows.map(({ doubts }) => doubts.map(({ reason }) => reason))).toEqual([
    ['price-implausible'],
    [],
    [],
    [],
  ])
})

test.each(['4,20-', '(30,00)', '(30,00 €)', '- 4,20', '−4,20 €', '4,20 €-'])(
  'a price written as accounts write what is negative is set aside: %s',
  (price) => {
    const list = listOf(HEAD, `Tomate;kg;${price}`, 'Poireau;kg;2,00', 'Navet;kg;12,-')
    expect(list.skipped).toMatchObject([{ row: 1, reason: 'price-negative' }])
    expect(list.rows.map(({ priceHt }) => priceHt)).toEqual([2, 12])
  },
)

test.each(['01-févr', '1-févr.', 'févr-01', '02/03/2026', '2026-02-01', '1-mars'])(
  'a pack that a spreadsheet made a day is a doubt with its text: %s',
  (pack) => {
    for (const unit of ['kg', '']) {
      const { rows } = listOf(
        'Produit;Cond.;Unité;Prix HT',
        `Saumon;${pack};${unit};14,20`,
        `Thon;5 kg;${unit};92,00`,
      )
      expect(rows[0]?.packText).toBe(pack)
      expect(rows[0]?.doubts.map(({ reason }) => reason)).toContain('pack-unreadable')
    }
  },
)

const doubts = (unit: string, head = HEAD) =>
  listOf(
    head,
    ...['Pizza 400 g', 'Burger 180 g', 'Cola 6x33cl'].map((name) => `${name};${unit};3,20`),
  ).rows.map((row) => row.doubts.length > 0)

test('a weight in the name of what is sold by the piece is no doubt of its price', () => {
  expect(doubts('pièce')).toEqual([false, false, true])
  expect(doubts('pièce', 'Article;Unité;PU HT')).toEqual([false, false, true])
  expect(doubts('')).toEqual([true, true, true])
})

test.each(['1 L', '100 cl', '1000 ml', '1,5 L', '75 cl'])(
  'what is sold by the bottle keeps its content, also of exactly a litre: %s',
  (content) => {
    const { rows } = listOf(
      'Produit;Contenance;Prix bouteille HT',
      `Eau plate;${content};0,72`,
      'Jus;25 cl;0,90',
    )
    expect(rows[0]).toMatchObject({ unit: 'bouteille', priceHt: 0.72 })
    expect(rows[0]?.contentQuantity).not.toBeNull()
  },
)
