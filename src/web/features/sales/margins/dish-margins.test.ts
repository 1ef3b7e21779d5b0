import { expect, test } from 'vitest'
import { dish } from '../testing/sold-dish.ts'
import { dishMargins } from './dish-margins.ts'

const gamme = (nom: string, ...dishes: ReturnType<typeof dish>[]) => ({
  id: nom,
  nom,
  carte: undefined,
  dishes,
})

test('the weakest margin comes first, over all gammes, each with its target price where it is under it', () => {
  const { margins } = dishMargins(
    [
      gamme('Plats', dish('Blanquette', 22, 6), dish('Saucisse', 11, 6), dish('Rognons', 5.5, 6)),
      gamme('Vins', dish('Chablis', 24, 8, { tvaRate: 20 }), dish('Terrine', 22, 24, { portions: 4 })),
    ],
    70,
  )
  expect(
    margins.map(({ dish: { nomAffiche, gamme: of }, cost, amount, rate, target }) => [
      nomAffiche,
      of,
      ...[cost, amount, rate].map((figure) => Number(figure.toFixed(6))),
      target,
    ]),
  ).toEqual([
    ['Rognons', 'Plats', 6, -1, -20, 22],
    ['Saucisse', 'Plats', 6, 4, 40, 22],
    ['Chablis', 'Vins', 8, 12, 60, 32],
    ['Blanquette', 'Plats', 6, 14, 70, null],
    ['Terrine', 'Vins', 6, 14, 70, null],
  ])
})

test('a dish without a price or a known cost has no margin, and says why', () => {
  const { margins, leftOut } = dishMargins(
    [
      gamme(
        'Plats',
        dish('Sans prix', 0, 6),
        dish('Sans coût', 10, 0),
        dish('Incomplet', 10, 2, { uncostedLines: 1 }),
        dish('Improbable', 10, 2, { doubt: 'price' }),
      ),
    ],
    70,
  )
  expect(margins).toEqual([])
  expect(leftOut.map(({ dish: { nomAffiche }, reason }) => [nomAffiche, reason])).toEqual([
    ['Sans prix', 'no-price'],
    ['Sans coût', 'no-cost'],
    ['Incomplet', 'cost-incomplete'],
    ['Improbable', 'cost-doubtful'],
  ])
})
