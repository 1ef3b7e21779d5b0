import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SoldChoice, TakenDish } from './spread-menu.ts'
import { spreadMenu } from './spread-menu.ts'

const dish = (ficheId: string, singlePriceTtc: number | null, taken: number | null = null): TakenDish => ({
  ficheId,
  portionCost: 2,
  costIncomplete: false,
  costDoubtful: false,
  tvaRate: 10,
  singlePriceTtc,
  taken,
})
const choice = (nom: string, ...dishes: TakenDish[]): SoldChoice => ({ nom, dishes })
const spread = (quantity: number, ...choices: SoldChoice[]) => {
  const found = spreadMenu(20, quantity, choices)
  if (!found.known) throw new Error(found.reason)
  return found
}
const portions = (quantity: number, ...choices: SoldChoice[]) =>
  Object.fromEntries(spread(quantity, ...choices).portions.map((one) => [one.ficheId, one.quantity]))

describe('the portions of menus sold', () => {
  const starter = choice('Entrée', dish('œufs', 6), dish('terrine', 8), dish('soupe', 7))

  it('are spread evenly over a choice without recorded dishes', () => {
    expect(portions(30, starter, choice('Plat', dish('sole', 24)))).toEqual({
      œufs: 10,
      terrine: 10,
      soupe: 10,
      sole: 30,
    })
    expect(spread(30, starter).choices).toBe('evenly')
  })
  it('are the recorded ones, and the rest of the menus for the other dishes', () => {
    const recorded = choice('Entrée', dish('œufs', 6, 20), dish('terrine', 8), dish('soupe', 7))
    expect(portions(30, recorded)).toEqual({ œufs: 20, terrine: 5, soupe: 5 })
    expect(spread(30, recorded)).toMatchObject({ choices: 'partly', unequal: [] })
    expect(spread(20, recorded, choice('Plat', dish('sole', 24)))).toMatchObject({
      choices: 'known',
      unequal: [],
    })
  })
  it('name a choice with more or fewer recorded portions than menus', () => {
    const recorded = choice('Entrée', dish('œufs', 6, 20), dish('terrine', 8, 5))
    expect(spread(30, recorded).unequal).toEqual([{ nom: 'Entrée', taken: 25 }])
    expect(spread(18, recorded).unequal).toEqual([{ nom: 'Entrée', taken: 25 }])
    expect(spread(25, recorded).unequal).toEqual([])
  })
})

describe('the revenue of menus sold', () => {
  it('is split in proportion to the prices outside the menu', () => {
    const { portions: found } = spread(10, choice('Plat', dish('sole', 24)), choice('Vin', dish('vin', 6)))
    expect(found.map(({ ficheId, revenueTtc }) => [ficheId, revenueTtc])).toEqual([
      ['sole', 160],
      ['vin', 40],
    ])
  })
  it('is without the VAT of each dish, whose rates differ', () => {
    const wine = { ...dish('vin', 6), tvaRate: 20 }
    const away = { ...dish('tarte', 10.55), tvaRate: 5.5 }
    // 20 € for what costs 16.55 € alone: 6 € become 7.2508 €, 10.55 € become 12.7492 €.
    const { portions: found, revenueHt } = spread(1, choice('Plat', away), choice('Vin', wine))
    const [tart = 0, glass = 0] = found.map((one) => one.revenueHt)
    expect(tart).toBeCloseTo(12.7492 / 1.055, 4)
    expect(glass).toBeCloseTo(7.2508 / 1.2, 4)
    expect(revenueHt).toBeCloseTo(12.0846 + 6.0423, 3)
  })
  it('is the price of all menus, whatever is recorded of the choices', () => {
    const choices = fc.array(
      fc
        .array(
          fc.record({
            price: fc.integer({ min: 100, max: 9000 }),
            taken: fc.option(fc.integer({ min: 1, max: 500 })),
          }),
          { minLength: 1, maxLength: 5 },
        )
        .map((dishes) =>
          choice('Choix', ...dishes.map(({ price, taken }, at) => dish(`${at}`, price / 100, taken))),
        ),
      { minLength: 1, maxLength: 4 },
    )
    fc.assert(
      fc.property(choices, fc.integer({ min: 1, max: 2000 }), (offered, quantity) => {
        const { portions: found } = spread(quantity, ...offered)
        expect(found.reduce((sum, { revenueTtc }) => sum + revenueTtc, 0)).toBeCloseTo(20 * quantity, 4)
      }),
    )
  })
  it('is not known without a price of the menu, a choice, or a price of each dish outside it', () => {
    const main = choice('Plat', dish('sole', 24))
    expect(spreadMenu(0, 10, [main])).toEqual({ known: false, reason: 'no-price' })
    expect(spreadMenu(20, 10, [])).toEqual({ known: false, reason: 'no-choice' })
    expect(spreadMenu(20, 10, [main, choice('Vin')])).toEqual({ known: false, reason: 'empty-choice' })
    expect(spreadMenu(20, 10, [main, choice('Vin', dish('vin', null))])).toEqual({
      known: false,
      reason: 'dish-without-price',
      ficheIds: ['vin'],
    })
  })
})

it('menus without a sale have neither portions nor revenue', () => {
  expect(spread(0, choice('Plat', dish('sole', 24)))).toMatchObject({ revenueHt: 0, cost: 0 })
})
