import { describe, expect, it } from 'vitest'
import { comparePeriods as compare } from './compare-periods.ts'
import type { Absence } from './compare-periods.ts'

type Facts = { quantity: number | null; cost?: number; price?: number; uncostedLines?: number; id?: string }

/** A dish of one portion at 10 € that costs 4 €, without VAT. */
const dish = (name: string, { quantity, cost = 4, price = 10, uncostedLines = 0, id = name }: Facts) => ({
  id,
  ficheId: `sheet of ${name}`,
  nomAffiche: name,
  gamme: name.startsWith('Tarte') ? 'Desserts' : 'Plats',
  quantity,
  prixTtcAffiche: price,
  coutMatiere: cost,
  tvaRate: 0,
  portions: 1,
  uncostedLines,
  doubt: null,
})
type Dish = ReturnType<typeof dish> & {
  inMenus?: { quantity: number; revenueHt: number; recorded: boolean }
}
const inMenus = (recorded: boolean) => ({ quantity: 2.5, revenueHt: 20, recorded })
const comparePeriods = (before: Dish[], after: Dish[], absence: Absence = 'absent') =>
  compare({ dishes: before, absenceOf: () => absence }, { dishes: after, absenceOf: () => absence })
const found = (comparison: ReturnType<typeof comparePeriods>, name: string) =>
  comparison.gammes.flatMap(({ dishes }) => dishes).find((one) => one.name === name)

describe('two periods', () => {
  const before = [
    dish('Sole', { quantity: 100 }),
    dish('Onglet', { quantity: 50, price: 12 }),
    dish('Tarte', { quantity: 20 }),
  ]
  const after = [
    dish('Sole', { quantity: 60, cost: 5 }),
    dish('Onglet', { quantity: 80, price: 12 }),
    dish('Tarte', { quantity: 30 }),
  ]
  const comparison = comparePeriods(before, after)

  it('are compared by dish, with the one that lost most first', () => {
    const [plats, desserts] = comparison.gammes
    expect(plats?.dishes).toMatchObject([
      {
        name: 'Sole',
        before: { sold: 100, revenueHt: 1000, margin: 600 },
        after: { margin: 300 },
        difference: -300,
      },
      {
        name: 'Onglet',
        before: { margin: 400 },
        after: { sold: 80, revenueHt: 960, margin: 640 },
        difference: 240,
      },
    ])
    expect(desserts).toMatchObject({
      nom: 'Desserts',
      counted: 1,
      before: { margin: 120 },
      after: { margin: 180 },
    })
  })

  it('are summed by gamme and in all', () => {
    expect(comparison.gammes[0]).toMatchObject({
      before: { sold: 150, revenueHt: 1600, margin: 1000 },
      after: { sold: 140, revenueHt: 1560, margin: 940 },
    })
    expect(comparison).toMatchObject({ before: { margin: 1120 }, after: { margin: 1120 } })
  })

  it('name the dishes that have moved to another quadrant', () => {
    expect(
      comparison.moved.map(({ name, before: was, after: is }) => [name, was?.quadrant, is?.quadrant]),
    ).toEqual([])
    const dearer = comparePeriods(before, [
      dish('Sole', { quantity: 60, cost: 1 }),
      dish('Onglet', { quantity: 80, price: 12, cost: 8 }),
      dish('Tarte', { quantity: 30 }),
    ])
    expect(
      dearer.moved.map(({ name, before: was, after: is }) => [name, was?.quadrant, is?.quadrant]),
    ).toEqual([
      ['Sole', 'vache-a-lait', 'etoile'],
      ['Onglet', 'etoile', 'vache-a-lait'],
    ])
  })
})

describe('a dish of one period only', () => {
  it('counts as 0 in the other, and its difference is all that it earned', () => {
    const comparison = comparePeriods([dish('Sole', { quantity: 10 })], [dish('Onglet', { quantity: 5 })])
    expect(found(comparison, 'Sole')).toMatchObject({ before: { margin: 60 }, after: null, difference: -60 })
    expect(found(comparison, 'Onglet')).toMatchObject({ before: null, after: { margin: 30 }, difference: 30 })
  })

  it('is the same one under another id by its sheet', () => {
    const comparison = comparePeriods(
      [dish('Sole', { quantity: 10 })],
      [dish('Sole', { quantity: 12, id: 'another' })],
    )
    expect(comparison.gammes[0]?.dishes).toMatchObject([{ before: { sold: 10 }, after: { sold: 12 } }])
  })
})

describe('a dish that one period alone has, and that was on the carte of the other', () => {
  const sole = dish('Sole', { quantity: 10 })

  it('has sold 0 where menus offered it', () => {
    const comparison = comparePeriods([sole], [], 'unsold')
    expect(found(comparison, 'Sole')).toMatchObject({ after: { sold: 0, margin: 0 }, difference: -60 })
  })

  it('cannot be compared where its sales are not recorded', () => {
    const comparison = comparePeriods([sole], [], 'unrecorded')
    expect(found(comparison, 'Sole')).toMatchObject({ after: { sold: null }, difference: null })
    expect(comparison).toMatchObject({ leftOut: 1, before: { margin: 0 } })
  })
})

it('evenly spread portions make the figures of their dish, its gamme and the total estimates', () => {
  const before = [dish('Sole', { quantity: 10 }), dish('Tarte', { quantity: 10 })]
  const [sole, tarte] = before
  if (!sole || !tarte) throw new Error('There are two dishes')
  const comparison = comparePeriods(before, [
    { ...sole, inMenus: inMenus(false) },
    { ...tarte, inMenus: inMenus(true) },
  ])
  expect(found(comparison, 'Sole')).toMatchObject({
    before: { estimated: false },
    after: { estimated: true },
  })
  expect(comparison.gammes.map(({ after }) => after.estimated)).toEqual([true, false])
  expect(comparison).toMatchObject({ before: { estimated: false }, after: { estimated: true } })
})

describe('what is not known', () => {
  it('is no 0, and is left out of both sums: sales that are not recorded, a cost that lacks lines, a missing price', () => {
    const before = [
      dish('Sole', { quantity: 10 }),
      dish('Onglet', { quantity: 10 }),
      dish('Steak', { quantity: 10 }),
    ]
    const comparison = comparePeriods(before, [
      dish('Sole', { quantity: null }),
      dish('Onglet', { quantity: 10, uncostedLines: 1 }),
      dish('Steak', { quantity: 10, price: 0 }),
    ])
    expect(found(comparison, 'Sole')).toMatchObject({ after: { sold: null, margin: null }, difference: null })
    expect(found(comparison, 'Onglet')?.after).toMatchObject({
      revenueHt: 100,
      margin: null,
      reason: 'cost-incomplete',
    })
    expect(found(comparison, 'Steak')?.after).toMatchObject({ revenueHt: null, reason: 'no-price' })
    expect(comparison).toMatchObject({ counted: 0, leftOut: 3 })
  })
})

it('portions in menus bring what they brought without VAT, whatever the rate of the dish is on another carte', () => {
  const sole = { ...dish('Sole', { quantity: 10, price: 12 }), tvaRate: 20 }
  const inBoth = [{ ...sole, inMenus: { quantity: 5, revenueHt: 40, recorded: true } }]
  // 10 × 12 ÷ 1.2 + 40, less 15 portions of 4.
  expect(found(comparePeriods(inBoth, inBoth), 'Sole')?.after).toMatchObject({
    sold: 15,
    revenueHt: 140,
    margin: 80,
  })
})
