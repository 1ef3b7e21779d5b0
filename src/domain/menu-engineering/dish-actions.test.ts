import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DishAction, dishActions } from './dish-actions.ts'
import { judgeDishes, type SoldDish } from './judge-dishes.ts'
import { missingMargin } from './missing-margin.ts'
import { rankGammes } from './rank-gammes.ts'

/** A dish of one portion without VAT, so that price less cost can be read off. */
function dish(id: string, quantity: number | null, coutMatiere: number, price: number): SoldDish {
  const facts = { tvaRate: 0, coutMatiere, portions: 1, uncostedLines: 0, doubt: null }
  return { id, quantity, prixTtcAffiche: price, ...facts }
}

function actionsOf(dishes: readonly SoldDish[], id: string): DishAction[] {
  const judgement = judgeDishes(dishes)
  const judged = judgement.dishes.find((one) => one.dish.id === id)
  return judged === undefined ? [] : dishActions(judged, judgement)
}

describe('what can be done with a dish', () => {
  // 14, 4, 22 and 5 € a portion; the mean is (1400 + 480 + 440 + 50) ÷ 250 = 9.48 €.
  const plats = [
    dish('blanquette', 100, 6, 20),
    dish('saucisse', 120, 6, 10),
    dish('sole', 20, 8, 30),
    dish('brandade', 10, 10, 15),
  ]

  it('follows from its quadrant', () => {
    expect(actionsOf(plats, 'blanquette')).toEqual([])
    expect(actionsOf(plats, 'saucisse')).toEqual([
      { kind: 'raise-price', from: 10, to: 11, gain: 120 },
      { kind: 'lower-cost', from: 6, to: 5.4, gain: expect.closeTo(72, 8) },
    ])
    // The others earn (2370 − 440) ÷ 230 = 8.39 € a portion.
    expect(actionsOf(plats, 'sole')).toEqual([
      { kind: 'sell-more', portions: 20, gain: expect.closeTo(20 * (22 - 1930 / 230), 8) },
    ])
    expect(actionsOf(plats, 'brandade')).toEqual([
      { kind: 'raise-price', from: 15, to: 16.5, gain: 15 },
      { kind: 'lower-cost', from: 10, to: 9, gain: 10 },
      { kind: 'withdraw', portions: 10, gain: expect.closeTo(10 * (2320 / 240 - 5), 8) },
    ])
  })

  it('ends at the price with which it leaves as much as the mean, in steps of the carte', () => {
    const close = [dish('A', 100, 6, 16), dish('B', 100, 6, 16.9)]
    expect(actionsOf(close, 'A')[0]).toEqual({ kind: 'raise-price', from: 16, to: 17, gain: 100 })
    expect(actionsOf([dish('A', 100, 1, 4), dish('B', 100, 1, 4.2)], 'A')[0]).toMatchObject({ to: 4.2 })
  })

  it('is first to cover its cost where each portion loses money, whatever its quadrant', () => {
    const lobster = dish('lobster', 4, 33.2, 30)
    expect(actionsOf([lobster, dish('stew', 100, 6, 20)], 'lobster').slice(0, 2)).toEqual([
      { kind: 'raise-price', from: 30, to: 33.5, gain: 14 },
      { kind: 'lower-cost', from: 33.2, to: expect.closeTo(30, 8), gain: expect.closeTo(12.8, 8) },
    ])
    expect(actionsOf([lobster], 'lobster')[0]).toMatchObject({ kind: 'raise-price', to: 33.5 })
  })

  it('is no price where it would be raised by more than 30 %', () => {
    const lobster = dish('lobster', 4, 110, 39)
    expect(actionsOf([lobster, dish('stew', 100, 6, 20)], 'lobster')[0]).toMatchObject({
      kind: 'no-price',
      from: 39,
      gain: 0,
    })
  })

  it('is no price where menus alone sell it', () => {
    const inMenus = { ...dish('terrine', 0, 6, 9), inMenus: { quantity: 100, revenueHt: 700 } }
    const kinds = actionsOf([inMenus, dish('salade', 60, 2, 9)], 'terrine').map(({ kind }) => kind)
    expect(kinds).toEqual(['lower-cost'])
  })
})

const gamme = fc.array(
  fc.record({
    id: fc.uuid(),
    quantity: fc.integer({ min: 0, max: 900 }),
    prixTtcAffiche: fc.integer({ min: 90, max: 9000 }).map((cents) => cents / 100),
    tvaRate: fc.constantFrom(5.5, 10, 20),
    coutMatiere: fc.integer({ min: 1, max: 400 }).map((cents) => cents / 10),
    portions: fc.integer({ min: 1, max: 12 }),
    uncostedLines: fc.constant(0),
    doubt: fc.constant(null),
  }),
  { minLength: 1, maxLength: 12 },
)

it('a new price or cost brings what it says at the same sales, within a tenth unless each portion loses money', () => {
  fc.assert(
    fc.property(gamme, (dishes) => {
      const judgement = judgeDishes(dishes)
      for (const judged of judgement.dishes) {
        for (const action of dishActions(judged, judgement)) {
          if (action.kind === 'no-price') {
            expect(action.to).toBeGreaterThan(action.from * 1.3)
            continue
          }
          expect(action.gain).toBeGreaterThan(0)
          if (!('from' in action)) continue
          const { kind, from, to } = action
          if (judged.margin > 0) expect(Math.abs(to - from)).toBeLessThanOrEqual(from * 0.1 + 1e-9)
          const changed = dishes.map((one) => {
            if (one.id !== judged.dish.id) return one
            return kind === 'raise-price'
              ? { ...one, prixTtcAffiche: to }
              : { ...one, coutMatiere: to * one.portions }
          })
          const after = judgeDishes(changed)
          // A dish whose cost falls to 0 would no longer be judged.
          if (after.dishes.length === dishes.length)
            expect(after.totalMargin - judgement.totalMargin).toBeCloseTo(action.gain, 4)
        }
      }
    }),
  )
})

describe('what a gamme loses', () => {
  it('is what its dishes leave short of its mean', () => {
    const judgement = judgeDishes([dish('A', 100, 6, 20), dish('B', 50, 6, 14)])
    expect(judgement.dishes.map((judged) => missingMargin(judged, judgement))).toEqual([0, 200])
  })

  it('counts from 0 where even the mean is a loss', () => {
    const judgement = judgeDishes([dish('A', 10, 12, 10), dish('B', 10, 14, 10)])
    expect(judgement.dishes.map((judged) => missingMargin(judged, judgement))).toEqual([20, 40])
  })

  it('puts the gamme that loses most first, with three dishes to act on, those that left the carte aside', () => {
    const desserts = { nom: 'Desserts', dishes: [dish('A', 10, 2, 8), dish('B', 10, 2, 7)] }
    const plats = {
      nom: 'Plats',
      dishes: [
        dish('star', 200, 6, 30),
        ...['1', '2', '3', '4', 'gone'].map((id, at) => dish(id, 60 + at, 6, 15)),
        dish('unrecorded', null, 6, 15),
        { ...dish('incomplete', 50, 6, 15), uncostedLines: 1 },
      ],
    }
    const ranked = rankGammes([desserts, plats], ({ id }) => id !== 'gone')
    expect(ranked.map(({ gamme: { nom } }) => nom)).toEqual(['Plats', 'Desserts'])
    expect(ranked[0]?.first.map(({ judged }) => judged.dish.id)).toEqual(['4', '3', '2'])
    const mean = (200 * 24 + (60 + 61 + 62 + 63 + 64) * 9) / 510
    expect(ranked[0]?.missing).toBeCloseTo((60 + 61 + 62 + 63) * (mean - 9), 6)
    expect(ranked[0]?.judgement).toMatchObject({
      leftOut: [{ dish: { id: 'incomplete' } }],
      withoutSales: [{ id: 'unrecorded' }],
    })
  })

  it('is never below 0, and 0 where no dish is below the mean', () => {
    fc.assert(
      fc.property(gamme, (dishes) => {
        const [ranked] = rankGammes([{ dishes }], () => true)
        expect(ranked?.missing).toBeGreaterThanOrEqual(0)
        expect(ranked?.first.length).toBeLessThanOrEqual(3)
      }),
    )
  })
})
