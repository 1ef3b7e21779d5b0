import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeDishes } from './judge-dishes.ts'
import type { SoldDish } from './judge-dishes.ts'
import { missingPortions, priceToEarn } from './improvement-targets.ts'

const carte = fc.array(
  fc.record({
    id: fc.uuid(),
    quantity: fc.integer({ min: 0, max: 900 }),
    prixTtcAffiche: fc.integer({ min: 500, max: 9000 }).map((cents) => cents / 100),
    tvaRate: fc.constantFrom(5.5, 10, 20),
    coutMatiere: fc.integer({ min: 1, max: 400 }).map((cents) => cents / 10),
    portions: fc.integer({ min: 1, max: 12 }),
    uncostedLines: fc.constant(0),
    doubt: fc.constant(null),
  }),
  { minLength: 2, maxLength: 12 },
)

/** One dish changed, then judged among the others again. */
function given(dishes: readonly SoldDish[], change: (dish: SoldDish) => SoldDish, id: string) {
  const again = judgeDishes(dishes.map((dish) => (dish.id === id ? change(dish) : dish)))
  return again.dishes.find(({ dish }) => dish.id === id)?.quadrant
}

test('with the missing portions a dish is popular, with one fewer it is not', () => {
  fc.assert(
    fc.property(carte, (dishes) => {
      const judgement = judgeDishes(dishes)
      for (const judged of judgement.dishes) {
        const more = missingPortions(judged, judgement)
        const sell = (count: number) => (dish: SoldDish) => ({ ...dish, quantity: judged.sold + count })
        const popular = ['etoile', 'vache-a-lait']
        expect(popular).toContain(given(dishes, sell(more), judged.dish.id))
        if (more > 0) expect(popular).not.toContain(given(dishes, sell(more - 1), judged.dish.id))
        expect(more > 0).toBe(!popular.includes(judged.quadrant))
      }
    }),
  )
})

test('at the target price a dish earns, the others unchanged', () => {
  fc.assert(
    fc.property(carte, (dishes) => {
      const judgement = judgeDishes(dishes)
      for (const judged of judgement.dishes) {
        const price = priceToEarn(judged, judgement)
        if (price === null) continue
        expect(price).toBeGreaterThan(judged.dish.prixTtcAffiche)
        const quadrant = given(dishes, (dish) => ({ ...dish, prixTtcAffiche: price }), judged.dish.id)
        expect(['etoile', 'enigme']).toContain(quadrant)
      }
    }),
  )
})
