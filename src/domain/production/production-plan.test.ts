import { describe, expect, test } from 'vitest'
import { of, product, some } from '../purchases/testing/kitchen.ts'
import type { Amount } from '../purchases/ready-amounts.ts'
import { mostDays, type ProductionMark } from './production-kitchen.ts'
import { type ProductionNeeds, productionPlan } from './production-plan.ts'
import { DAYS, made, serves } from './testing/kitchen.ts'

const [WEDNESDAY, THURSDAY, FRIDAY] = DAYS

const PRODUCTS = [product('butter'), product('shallot'), product('bones'), product('flour')]
const SHEETS = [
  made('bass', [some('butter-sauce', 800, 'g')], { station: 'Poisson' }),
  made('scallops', [some('butter-sauce', 0.2, 'kg')], { portions: 4, station: 'Poisson' }),
  made(
    'butter-sauce',
    [of('butter', 1.6, 'kg'), of('shallot', 200, 'g', { wastagePercent: 20 }), some('stock', 50, 'cl')],
    { yieldQuantity: 2, yieldUnit: 'kg', station: ' Sauces ', keepsHours: 72 },
  ),
  made('stock', [of('bones', 3, 'kg')], { yieldQuantity: 5, yieldUnit: 'L', keepsHours: 240 }),
  made('bread', [of('flour', 1, 'kg')], { portions: 20 }),
]

const planOf = (needs: Partial<ProductionNeeds>, sheets = SHEETS) =>
  productionPlan(
    { sheets, products: PRODUCTS },
    { days: DAYS, served: [], marks: [], ...needs },
    'majoration',
  )

const mark = (sheetId: string, facts: Partial<ProductionMark>): ProductionMark => ({
  sheetId,
  day: WEDNESDAY,
  ready: null,
  days: 1,
  ...facts,
})
const forDays = (days: number, facts: Partial<ProductionMark> = {}) =>
  mark('butter-sauce', { days, ...facts })
const ready = (sheetId: string, quantity: number, unit: Amount['unit'], day: string = WEDNESDAY) =>
  mark(sheetId, { day, ready: { quantity, unit } })

/** Of each node: what is needed, ready, covered, made and in excess. */
const figures = (needs: Partial<ProductionNeeds>, day = 0, sheets = SHEETS) =>
  Object.fromEntries(
    planOf(needs, sheets)[day]?.nodes.map(
      ({ sheet, unit, needed, ready: there, covered, made: left, excess }) => [
        sheet.id,
        `${[needed, there, covered, left, excess].map((figure) => Number(figure.toFixed(9))).join(' ')} ${unit}`,
      ],
    ) ?? [],
  )

describe('what a day has to make', () => {
  const served = [serves('bass', 30), serves('bass', 8, WEDNESDAY, 'midi'), serves('scallops', 12)]
  const marks = [ready('butter-sauce', 640, 'g'), ready('stock', 1, 'L')]

  test('is each sheet once, after all that it takes, with what for and of what', () => {
    const [day] = planOf({ served, marks })
    expect(figures({ served, marks })).toEqual({
      stock: '0.75 0.75 0 0 0.25 L',
      'butter-sauce': '3.64 0.64 0 3 0 kg',
      scallops: '12 0 0 12 0 portion',
      bass: '38 0 0 38 0 portion',
    })
    expect(day?.nodes.map(({ sheet, station, times }) => [sheet.id, station, times])).toEqual([
      ['stock', null, 0],
      ['butter-sauce', 'Sauces', 1.5],
      ['scallops', 'Poisson', 3],
      ['bass', 'Poisson', 3.8],
    ])
    const [stock, sauce, , bass] = day?.nodes ?? []
    expect(sauce?.reasons).toMatchObject([
      { by: 'sheet', sheet: { id: 'bass' }, made: { quantity: 38, unit: 'portion' }, quantity: 3.04 },
      { by: 'sheet', sheet: { id: 'scallops' }, made: { quantity: 12, unit: 'portion' } },
    ])
    expect(bass?.reasons).toEqual([
      { by: 'service', service: 'soir', day: WEDNESDAY, portions: 30, quantity: 30 },
      { by: 'service', service: 'midi', day: WEDNESDAY, portions: 8, quantity: 8 },
    ])
    expect(
      sauce?.lines.map(({ product: of_, preparation, net, gross, unit }) => [
        of_?.id ?? preparation?.id,
        Number(net?.toFixed(9)),
        Number(gross?.toFixed(9)),
        unit,
      ]),
    ).toEqual([
      ['butter', 2.4, 2.4, 'kg'],
      ['shallot', 300, 360, 'g'],
      ['stock', 75, 75, 'cl'],
    ])
    expect(stock?.lines).toEqual([])
    expect(day?.purchases.items.map((item) => [item.product.id, item.quantity])).toEqual([
      ['butter', 2.4000000000000004],
      ['shallot', 0.36],
    ])
  })

  test('is less of a dish of which portions are ready, and of all below it', () => {
    expect(figures({ served: [serves('bass', 38)], marks: [ready('bass', 38, 'portion')] })).toEqual({
      bass: '38 38 0 0 0 portion',
    })
  })

  test('is nothing where what is ready is what is needed, as it is kept with six decimals', () => {
    const third = { served: [serves('bass', 1 / 3)], marks: [ready('butter-sauce', 0.026667, 'kg')] }
    expect(figures(third)['butter-sauce']).toBe('0.026666667 0.026666667 0 0 0 kg')
  })

  test('sets a ready amount apart that does not convert, which shrinks nothing', () => {
    const [day] = planOf({ served, marks: [ready('butter-sauce', 1, 'L'), ready('bread', 1, 'kg')] })
    expect(day?.readyApart).toEqual([
      { sheetId: 'butter-sauce', quantity: 1, unit: 'L', reason: 'density-missing' },
      { sheetId: 'bread', quantity: 1, unit: 'kg', reason: 'yield-missing' },
    ])
    expect(day?.nodes.find(({ sheet }) => sheet.id === 'butter-sauce')?.made).toBeCloseTo(3.64)
  })

  test('says what is ready and needed by nothing', () => {
    expect(figures({ marks: [ready('stock', 2, 'L'), ready('bread', 5, 'portion')] })).toEqual({
      bread: '0 0 0 0 5 portion',
      stock: '0 0 0 0 2 L',
    })
  })

  test('sets apart what is taken of a preparation that cannot be measured', () => {
    const sheets = [
      made('a', [some('bread', 2, 'kg'), some('stock', 1, 'kg'), some('bread', null, 'portion')]),
      ...SHEETS,
    ]
    const [day] = planOf({ served: [serves('a', 20)] }, sheets)
    expect(day?.nodes.map(({ sheet }) => sheet.id)).toEqual(['a'])
    expect(day?.apart).toMatchObject([
      { reason: 'yield-missing', preparation: { id: 'bread' }, by: { id: 'a' }, quantity: 4, unit: 'kg' },
      { reason: 'density-missing', preparation: { id: 'stock' }, quantity: 2, unit: 'kg' },
      { reason: 'quantity-missing', preparation: { id: 'bread' }, quantity: null, unit: 'portion' },
    ])
    expect(day?.purchases.apart.map(({ reason }) => reason)).toEqual(day?.apart.map(({ reason }) => reason))
  })

  test('names portions of a sheet that is gone, and leaves out a dish of no portions', () => {
    const [day] = planOf({ served: [serves('gone', 4), serves('bass', 0)] })
    expect(day).toMatchObject({ nodes: [], gone: [{ sheetId: 'gone', portions: 4 }] })
  })
})

describe('what is made for several days', () => {
  const served = [
    serves('bass', 10, WEDNESDAY),
    serves('bass', 20, THURSDAY),
    serves('scallops', 4, FRIDAY),
    serves('bass', 5, DAYS[3]),
  ]

  test('is the sum of their needs, less what is ready; the days after make none, and nothing below it', () => {
    const marks = [forDays(3, { ready: { quantity: 0.6, unit: 'kg' } })]
    expect(figures({ served, marks }, 0)).toEqual({
      stock: '0.5 0 0 0.5 0 L',
      'butter-sauce': '2.6 0.6 0 2 0 kg',
      bass: '10 0 0 10 0 portion',
    })
    expect(figures({ served, marks }, 1)).toEqual({
      'butter-sauce': '1.6 0 1.6 0 0 kg',
      bass: '20 0 0 20 0 portion',
    })
    expect(figures({ served, marks }, 2)['butter-sauce']).toBe('0.2 0 0.2 0 0 kg')
    expect(figures({ served, marks }, 3)).toMatchObject({
      'butter-sauce': '0.4 0 0 0.4 0 kg',
      stock: '0.1 0 0 0.1 0 L',
    })
    const nodes = planOf({ served, marks }).map((day) =>
      day.nodes.find(({ sheet }) => sheet.id === 'butter-sauce'),
    )
    expect(nodes.map((node) => [node?.days, node?.until, node?.coveredSince])).toEqual([
      [3, FRIDAY, null],
      [0, THURSDAY, WEDNESDAY],
      [0, FRIDAY, WEDNESDAY],
      [1, DAYS[3], null],
    ])
    expect(nodes[0]?.reasons).toMatchObject([
      { sheet: { id: 'bass' }, made: { quantity: 30, unit: 'portion' } },
      { sheet: { id: 'scallops' }, made: { quantity: 4, unit: 'portion' } },
    ])
  })

  test('is for no more days than it keeps, nor than their needs are known', () => {
    expect(planOf({ served, marks: [forDays(7)] })[0]?.nodes[1]).toMatchObject({ days: 3, mostDays: 3 })
    const stock = [mark('stock', { days: 7 })]
    expect(planOf({ served, marks: stock })[0]?.nodes[0]).toMatchObject({ days: 4, until: DAYS[3] })
    expect([23, 47, 48, 72, 9000, null].map((keepsHours) => mostDays({ keepsHours }))).toEqual([
      1, 1, 2, 3, 7, 1,
    ])
  })

  test('is for no more days than it keeps from when it was made, be it the evening before', () => {
    const daysOf = (facts: Partial<ProductionMark>) =>
      planOf({ served, marks: [forDays(3, facts)] })[0]?.nodes[1]
    expect(daysOf({ doneAt: '2026-12-02T08:00:00Z' })).toMatchObject({ days: 3, mostDays: 3 })
    // 72 hours from eight in the evening of Tuesday end on Friday before its dinner is over.
    const evening = { doneAt: '2026-12-01T19:00:00Z' }
    expect(daysOf(evening)).toMatchObject({ days: 2, until: THURSDAY, mostDays: 2 })
    expect(figures({ served, marks: [forDays(3, evening)] }, 2)['butter-sauce']).toBe('0.2 0 0 0.2 0 kg')
    expect(daysOf({ ...evening, useBy: '2026-12-05T22:59:00Z' })).toMatchObject({ days: 3, mostDays: 4 })
    expect(daysOf({ ...evening, useBy: '2026-12-02T10:00:00Z' })).toMatchObject({ days: 1 })
  })

  test('leaves what is ready on a later of its days in excess', () => {
    const marks = [forDays(2), ready('butter-sauce', 1, 'kg', THURSDAY)]
    expect(figures({ served, marks }, 1)['butter-sauce']).toBe('1.6 0 1.6 0 1 kg')
  })

  test('passes no excess of a day on to the next', () => {
    const marks = [ready('butter-sauce', 1, 'kg')]
    expect(figures({ served, marks }, 0)['butter-sauce']).toBe('0.8 0.8 0 0 0.2 kg')
    expect(figures({ served, marks }, 1)['butter-sauce']).toBe('1.6 0 0 1.6 0 kg')
  })
})
