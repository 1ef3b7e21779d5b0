import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { VAT_RATES } from '../pricing/vat-rate.ts'
import { priceHt } from '../pricing/price-ht.ts'
import { choicesTaken } from './choices-taken.ts'
import type { MenuChoice } from './menu-choice.ts'
import { menuCost } from './menu-cost.ts'
import { menuVat } from './menu-vat.ts'

const euros = (min: number, max: number) =>
  fc.integer({ min: Math.round(min * 100), max: max * 100 }).map((cents) => cents / 100)
const menuPrice = euros(0.01, 500)
const anyDish = (rates: readonly number[]) =>
  fc.record({
    ficheId: fc.uuid({ version: 4 }),
    portionCost: euros(0, 60),
    costIncomplete: fc.boolean(),
    costDoubtful: fc.boolean(),
    tvaRate: fc.constantFrom(...rates),
    singlePriceTtc: euros(0.5, 200),
  })
const anyMenu = (rates: readonly number[]): fc.Arbitrary<MenuChoice[]> =>
  fc.array(fc.record({ dishes: fc.array(anyDish(rates), { minLength: 1, maxLength: 8 }) }), {
    minLength: 1,
    maxLength: 6,
  })
const menu = anyMenu(VAT_RATES)
const runs = { numRuns: 1000 }

const taken = (choices: MenuChoice[], places: (number | null)[]) =>
  choices.map(({ dishes }, index) => dishes[places[index] ?? dishes.length]?.ficheId ?? null)

const inCents = (euro: number) => Math.round(euro * 100)
const partAt = (rate: number, price: number, choices: MenuChoice[]) => {
  const vat = menuVat(price, choices)
  return vat.known ? inCents(vat.parts.find((part) => part.tvaRate === rate)?.ttc ?? 0) : Number.NaN
}

describe('any menu', () => {
  it('costs on average something between its lowest and its highest, and so does every guest', () => {
    fc.assert(
      fc.property(menu, fc.array(fc.option(fc.nat(7))), (choices, places) => {
        const { lowest, mean, highest } = menuCost(choices)
        const one = menuCost(choicesTaken(choices, taken(choices, places))).mean
        for (const cost of [mean, one]) {
          expect(cost).toBeGreaterThanOrEqual(lowest - 1e-9)
          expect(cost).toBeLessThanOrEqual(highest + 1e-9)
        }
      }),
      runs,
    )
  })

  it('has VAT parts that add up to its price to the cent, base and VAT too', () => {
    fc.assert(
      fc.property(menuPrice, menu, fc.array(fc.option(fc.nat(7))), (price, choices, places) => {
        const vat = menuVat(price, choicesTaken(choices, taken(choices, places)))
        if (!vat.known) throw new Error(`unknown: ${vat.reason}`)
        const sum = (key: 'baseHt' | 'tva' | 'ttc') =>
          vat.parts.reduce((total, part) => total + inCents(part[key]), 0)
        expect(sum('ttc')).toBe(inCents(price))
        expect(sum('baseHt') + sum('tva')).toBe(inCents(price))
        expect(vat.total).toEqual({
          baseHt: sum('baseHt') / 100,
          tva: sum('tva') / 100,
          ttc: sum('ttc') / 100,
        })
        for (const part of vat.parts) {
          expect(inCents(part.baseHt) + inCents(part.tva)).toBe(inCents(part.ttc))
          expect(Math.abs(part.baseHt - priceHt(part.ttc, part.tvaRate))).toBeLessThanOrEqual(0.005 + 1e-9)
        }
      }),
      runs,
    )
  })

  it('of one rate is taxed at that rate alone', () => {
    fc.assert(
      fc.property(
        menuPrice,
        fc.constantFrom(...VAT_RATES).chain((rate) => fc.tuple(fc.constant(rate), anyMenu([rate]))),
        (price, [rate, choices]) => {
          expect(menuVat(price, choices)).toMatchObject({
            known: true,
            parts: [{ tvaRate: rate, sharePercent: 100, ttc: price }],
          })
        },
      ),
      runs,
    )
  })

  it('is divided HT as the prices HT of its dishes are, which is the administration’s example', () => {
    fc.assert(
      fc.property(menu, (choices) => {
        const vat = menuVat(100, choices)
        const ht = (rate?: number) =>
          choices.reduce((sum, { dishes }) => {
            const counted = dishes.filter((dish) => rate === undefined || dish.tvaRate === rate)
            const prices = counted.map((dish) => priceHt(dish.singlePriceTtc ?? 0, dish.tvaRate))
            return sum + prices.reduce((total, price) => total + price, 0) / dishes.length
          }, 0)
        if (!vat.known) throw new Error(`unknown: ${vat.reason}`)
        const exact = vat.parts.map((part) => priceHt(part.sharePercent, part.tvaRate))
        const whole = exact.reduce((sum, base) => sum + base, 0)
        vat.parts.forEach((part, index) => {
          expect((exact[index] ?? 0) / whole).toBeCloseTo(ht(part.tvaRate) / ht(), 9)
        })
      }),
      runs,
    )
  })

  it('with a more expensive wine has more of its price at 20 %', () => {
    fc.assert(
      fc.property(menuPrice, menu, anyDish([20]), euros(0.5, 50), (price, choices, wine, more) => {
        const withWine = (extra: number) => [
          ...choices,
          { dishes: [{ ...wine, singlePriceTtc: wine.singlePriceTtc + extra }] },
        ]
        expect(partAt(20, price, withWine(more))).toBeGreaterThanOrEqual(partAt(20, price, withWine(0)))
        const share = (extra: number) => {
          const vat = menuVat(price, withWine(extra))
          return vat.known ? (vat.parts.find((part) => part.tvaRate === 20)?.sharePercent ?? 0) : Number.NaN
        }
        if (share(0) < 100) expect(share(more)).toBeGreaterThan(share(0))
      }),
      runs,
    )
  })

  it('has the same figures in any order of its choices and their dishes', () => {
    fc.assert(
      fc.property(menuPrice, menu, (price, choices) => {
        const turned = choices.toReversed().map(({ dishes }): MenuChoice => ({ dishes: dishes.toReversed() }))
        for (const rate of VAT_RATES) expect(partAt(rate, price, turned)).toBe(partAt(rate, price, choices))
        expect(menuCost(turned).mean).toBeCloseTo(menuCost(choices).mean, 9)
      }),
      runs,
    )
  })
})
