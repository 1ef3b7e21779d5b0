import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeDishes } from './judge-dishes.ts'
import type { SoldDish } from './judge-dishes.ts'

/** A dish of one portion whose price carries no VAT, so that price less cost can be read off. */
function dish(id: string, quantity: number | null, coutMatiere: number, price: number): SoldDish {
  const facts = { tvaRate: 0, coutMatiere, portions: 1, uncostedLines: 0, doubt: null }
  return { id, quantity, prixTtcAffiche: price, ...facts }
}
const quadrants = (dishes: readonly SoldDish[]) =>
  Object.fromEntries(judgeDishes(dishes).dishes.map(({ dish: { id }, quadrant }) => [id, quadrant]))

describe('Kasavana and Smith', () => {
  // A classroom worksheet ("Mary's Grill", lunch of 12/1/2020): its box Q says 17.5 %.
  const grill = [
    dish('A', 481, 4.9, 12.5),
    dish('B', 190, 6.5, 14.75),
    dish('C', 205, 5.2, 10.6),
    dish('D', 340, 7, 16.8),
  ]

  it('the four dishes of a worksheet fill the four quadrants', () => {
    expect(quadrants(grill)).toEqual({ A: 'vache-a-lait', B: 'enigme', C: 'poids-mort', D: 'etoile' })
  })

  it('with its thresholds and totals', () => {
    const { sold, totalMargin, thresholds } = judgeDishes(grill)
    expect(sold).toBe(1216)
    expect(totalMargin).toBeCloseTo(9662.1, 8)
    expect(thresholds?.share).toBeCloseTo(0.175, 12)
    expect(thresholds?.margin).toBeCloseTo(7.9458, 4)
  })

  it('a published worksheet of seven dishes has a mean margin of 3.33 and a total of 5334.05', () => {
    const sold = [210, 63, 390, 140, 277, 80, 440]
    const cost = [2.05, 1.36, 1.77, 1.16, 1.86, 1.63, 1.35]
    const price = [4.5, 4.5, 4.5, 5.3, 5.65, 5.65, 5]
    const judged = judgeDishes(sold.map((count, at) => dish(`${at}`, count, cost[at] ?? 0, price[at] ?? 0)))
    expect(judged.totalMargin).toBeCloseTo(5334.05, 8)
    expect(judged.thresholds?.margin).toBeCloseTo(3.33, 2)
  })
})

describe('a dish on the border', () => {
  it('of 70 % of the mean popularity is popular, one portion below it is not', () => {
    const rest = [dish('B', 100, 2, 10), dish('C', 123, 2, 10)]
    expect(quadrants([dish('A', 67, 2, 10), ...rest])['A']).toBe('enigme')
    expect(quadrants([dish('A', 68, 2, 10), ...rest])['A']).toBe('etoile')
  })

  it('of the mean margin earns, whatever binary fractions make of the mean', () => {
    const alike = [dish('A', 3, 0.1, 0.4), dish('B', 7, 0.3, 0.6), dish('C', 11, 0.2, 0.5)]
    expect(new Set(Object.values(quadrants(alike)))).toEqual(new Set(['enigme', 'etoile']))
  })
})

describe('what is judged', () => {
  it('the price is the displayed one less its VAT, the cost that of a portion', () => {
    const [judged] = judgeDishes([
      { ...dish('A', 10, 12, 22), tvaRate: 10, portions: 4 },
      dish('B', 10, 1, 5),
    ]).dishes
    expect(judged?.margin).toBeCloseTo(17, 10)
    expect(judged?.totalMargin).toBeCloseTo(170, 9)
  })

  it('dishes without price, without cost, or with an incomplete or improbable one are left out, with the reason', () => {
    const { leftOut, dishes } = judgeDishes([
      dish('A', 5, 2, 0),
      dish('B', 5, 0, 9),
      { ...dish('C', 5, 2, 9), uncostedLines: 1 },
      dish('D', 5, 2, 9),
      { ...dish('E', 500, 2_000, 9), doubt: 'price' },
    ])
    expect(leftOut.map(({ dish: { id }, reason }) => [id, reason])).toEqual([
      ['A', 'no-price'],
      ['B', 'no-cost'],
      ['C', 'cost-incomplete'],
      ['E', 'cost-doubtful'],
    ])
    expect(dishes).toHaveLength(1)
  })

  it('a dish without recorded sales is in no share and in no threshold; one that sold 0 is', () => {
    const dishes = [dish('A', 60, 2, 10), dish('B', 40, 5, 10)]
    expect(judgeDishes([...dishes, dish('C', null, 2, 10)])).toMatchObject({
      ...judgeDishes(dishes),
      withoutSales: [{ id: 'C' }],
    })
    expect(judgeDishes([...dishes, dish('C', 0, 2, 10)]).thresholds?.share).toBeCloseTo(0.7 / 3, 12)
  })

  it('there is no judgement while nothing was sold', () => {
    expect(judgeDishes([dish('A', 0, 2, 9), dish('B', null, 2, 9)])).toEqual({
      dishes: [],
      estimated: false,
      leftOut: [],
      withoutSales: [dish('B', null, 2, 9)],
      sold: 0,
      totalMargin: 0,
      thresholds: null,
    })
  })
})

describe('on any carte', () => {
  const anyDish = fc.record({
    id: fc.uuid(),
    quantity: fc.option(fc.integer({ min: 0, max: 5000 })),
    prixTtcAffiche: fc.integer({ min: 0, max: 9000 }).map((cents) => cents / 100),
    tvaRate: fc.constantFrom(5.5, 10, 20),
    coutMatiere: fc.integer({ min: 0, max: 500_000 }).map((units) => units / 10_000),
    portions: fc.integer({ min: 1, max: 12 }),
    uncostedLines: fc.constantFrom(0, 0, 0, 0, 1),
    doubt: fc.constantFrom(null, null, null, 'price' as const),
  })
  const anyCarte = fc.array(anyDish, { maxLength: 40 })

  it('every dish is judged or left out, shares add up to 1 and margins to their total', () => {
    fc.assert(
      fc.property(anyCarte, (dishes) => {
        const judged = judgeDishes(dishes)
        if (judged.thresholds === null) {
          expect(judged.dishes).toEqual([])
          return
        }
        expect(judged.dishes.length + judged.leftOut.length + judged.withoutSales.length).toBe(dishes.length)
        expect(judged.dishes.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
        expect(judged.dishes.reduce((sum, { totalMargin }) => sum + totalMargin, 0)).toBeCloseTo(
          judged.totalMargin,
          6,
        )
        expect(judged.thresholds.margin * judged.sold).toBeCloseTo(judged.totalMargin, 6)
      }),
    )
  })

  it('the best sold is popular and the one that leaves most earns', () => {
    fc.assert(
      fc.property(anyCarte, (carte) => {
        const { dishes } = judgeDishes(carte)
        const first = dishes.toSorted((one, other) => other.sold - one.sold)[0]
        const richest = dishes.toSorted((one, other) => other.margin - one.margin)[0]
        if (first && richest) {
          expect(['etoile', 'vache-a-lait']).toContain(first.quadrant)
          expect(['etoile', 'enigme']).toContain(richest.quadrant)
        }
      }),
    )
  })

  it('twice the guests with the same tastes change no quadrant', () => {
    fc.assert(
      fc.property(anyCarte, (dishes) => {
        const twice = dishes.map((each) => ({ ...each, quantity: each.quantity && each.quantity * 2 }))
        expect(quadrants(twice)).toEqual(quadrants(dishes))
      }),
    )
  })

  it('a dish without recorded sales changes nothing for the others', () => {
    fc.assert(
      fc.property(anyCarte, (dishes) => {
        expect(quadrants([...dishes, dish('unrecorded', null, 2, 10)])).toEqual(quadrants(dishes))
      }),
    )
  })

  it('a dish that is left out changes nothing for the others', () => {
    fc.assert(
      fc.property(anyCarte, (dishes) => {
        expect(quadrants([...dishes, dish('without price', 900, 2, 0)])).toEqual(quadrants(dishes))
      }),
    )
  })
})
