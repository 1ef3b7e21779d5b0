import { expect, it } from 'vitest'
import { judgeDishes } from './judge-dishes.ts'
import type { SoldDish } from './judge-dishes.ts'
import { priceToEarn } from './improvement-targets.ts'

/** Dishes at 20 € without VAT that cost 8 €. */
const dish = (id: string, quantity: number | null, inMenus?: SoldDish['inMenus']): SoldDish => ({
  id,
  quantity,
  inMenus,
  prixTtcAffiche: 20,
  tvaRate: 0,
  coutMatiere: 8,
  portions: 1,
  uncostedLines: 0,
  doubt: null,
})

it('portions in menus make a dish popular, and earn their part of the price of the menus', () => {
  const { dishes, sold, totalMargin } = judgeDishes([
    dish('sole', 10, { quantity: 30, revenueHt: 450 }),
    dish('onglet', 60),
  ])
  expect(sold).toBe(100)
  expect(dishes).toMatchObject([
    // (10 × 20 + 450) ÷ 40 − 8
    { sold: 40, share: 0.4, margin: 8.25, totalMargin: 330, quadrant: 'vache-a-lait' },
    { sold: 60, share: 0.6, margin: 12, quadrant: 'etoile' },
  ])
  expect(totalMargin).toBe(1050)
})

it('evenly spread portions that make an equal share are popular', () => {
  const third = { quantity: 100 / 3, revenueHt: 500 }
  const { dishes } = judgeDishes(['a', 'b', 'c'].map((id) => dish(id, 0, third)))
  expect(dishes.map(({ quadrant }) => quadrant)).toEqual(['etoile', 'etoile', 'etoile'])
})

it('a dish of menus whose sales on the carte are not recorded is not judged', () => {
  const judgement = judgeDishes([dish('sole', null, { quantity: 5, revenueHt: 80 }), dish('onglet', 3)])
  expect(judgement.withoutSales.map(({ id }) => id)).toEqual(['sole'])
})

it('the price on the carte has to make up for the portions in menus, and cannot where there are no others', () => {
  const sole = dish('sole', 10, { quantity: 30, revenueHt: 450 })
  const onglet = dish('onglet', 60)
  const judgement = judgeDishes([sole, onglet])
  const [judged] = judgement.dishes
  const price = judged && priceToEarn(judged, judgement)
  if (price == null) throw new Error('It has a price to earn')
  const again = judgeDishes([{ ...sole, prixTtcAffiche: price }, onglet])
  expect(again.dishes[0]?.quadrant).toBe('etoile')
  const before = judgeDishes([{ ...sole, prixTtcAffiche: price - 0.2 }, onglet])
  expect(before.dishes[0]?.quadrant).toBe('vache-a-lait')

  const onlyInMenus = judgeDishes([dish('sole', 0, { quantity: 30, revenueHt: 450 }), onglet])
  const [first] = onlyInMenus.dishes
  expect(first && priceToEarn(first, onlyInMenus)).toBeNull()
})
