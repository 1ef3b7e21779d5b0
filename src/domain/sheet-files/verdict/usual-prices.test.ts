import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { isAboveUsual } from './usual-prices.ts'
import { isBeyondUsual } from './usual-quantities.ts'
import { expect, test } from 'vitest'

test.each([
  ['Oignons', 8.8],
  ['Oignons jaunes cal. 60/80', 12],
  ['Farine T55', 24],
  ['Sucre en poudre', 12],
  ['Crème liquide 35 %', 27.6],
  ['Pommes de terre', 11],
  ['Carottes épluchées', 15],
  ['Plain flour', 24],
  ['Mantequilla', 89],
  ['Farine de gruau', 24],
])('%s at %s EUR/kg is the price of a pack or of grams', (name, price) => {
  expect(isAboveUsual(name, price, 'kg')).toBe(true)
})

test.each([
  ['Oignons', 2.4],
  ['Oignons frits', 8.8],
  ['Oignons crispy', 16],
  ['Oignons caramélisés', 17],
  ['Oignons déshydratés', 18],
  ['Poivrons grillés à l’huile', 26],
  ['Tomates séchées', 14],
  ['Tomates cerises', 11],
  ['Pommes dauphine surgelées', 10.5],
  ['Pommes de terre sautées', 5.2],
  ['Lait en poudre', 7],
  ['Sucre glace', 5.5],
  ['Farine de sarrasin', 4.5],
  ['Choux de Bruxelles', 6.5],
  ['Carottes fanes', 7],
  ['Oignons des Cévennes', 9],
  ['Beurre de truffe', 80],
  ['Huile d’olive à la truffe', 60],
  ['Poires confites', 18],
])('%s at %s EUR/kg is no doubt', (name, price) => expect(isAboveUsual(name, price, 'kg')).toBe(false))

test.each([
  ['Œufs plateau de 30', 5.7, true],
  ['Œufs', 0.22, false],
  ['Œufs de caille', 2, false],
  ['Citrons jaunes', 12, true],
])('%s at %s EUR a piece is above the usual: %s', (name, price, isAbove) => {
  expect(isAboveUsual(name, price, 'pièce')).toBe(isAbove)
})

test.each([
  ['Sel', 0.75, true],
  ['Gros sel', 0.75, false],
  ['Sel', 0.02, false],
  ['Poivre vert', 0.2, true],
  ['Poivrons verts', 0.2, false],
  ['Cognac', 0.25, true],
  ['Cognac', 0.04, false],
])('%s, %s kg or L a portion, is more than any dish has: %s', (name, each, isBeyond) => {
  expect(isBeyondUsual(name, each)).toBe(isBeyond)
})

const reasonsOf = (name: string) => {
  const { sheets } = findSheets([
    {
      tabs: [
        tab(
          'Sauce',
          `Sauce\nIngrédients | Quantité | Unité | PU\n${name} | 0.5 | g | 0.02\nBeurre | 200 | g | 0.009`,
        ),
      ],
    },
  ])
  const verdict = sheets[0]?.verdict
  return verdict?.exact === false ? verdict.reasons.map(({ reason }) => reason) : []
}

test('half a gram of pepper is no doubt, half a gram of flour is one', () => {
  expect(reasonsOf('Poivre blanc')).not.toContain('grams-for-kilos')
  expect(reasonsOf('Farine')).toContain('grams-for-kilos')
})

test.each([
  ['Cailles boîte de 6 | 12 | pièce | 16', ['pack-price-as-unit-price']],
  ['Cailles boîte de 6 | 2 | pièce | 3', []],
  ['Macarons boîte de 12 | 24 | pièce | 0.8', []],
])('a price of a piece that is that of its pack: %s', (line, expected) => {
  const { sheets } = findSheets([
    {
      tabs: [
        tab(
          'Sauce',
          `Sauce\nCouverts | 20\nIngrédients | Quantité | Unité | PU\n${line}\nSucre | 2 | kg | 1`,
        ),
      ],
    },
  ])
  const reasons = sheets.flatMap(({ verdict }) => (verdict.exact ? [] : verdict.reasons))
  expect(reasons.map(({ reason }) => reason).filter((each) => each !== 'total-missing')).toEqual(expected)
})

test('more salt than a dish has is a doubt, in the sheet of so many portions', () => {
  const { sheets } = findSheets([
    {
      tabs: [
        tab(
          'Sauce',
          'Sauce\nCouverts | 20\nIngrédients | Quantité | Unité | PU\nSel | 15 | kg | 0.5\nCrème | 1 | L | 4',
        ),
      ],
    },
  ])
  expect(sheets[0]?.verdict).toMatchObject({
    reasons: expect.arrayContaining([{ reason: 'quantity-unlikely', line: 0 }]) as unknown,
  })
})
