import { expect, test } from 'vitest'
import { forecaster } from './forecast.ts'
import type { PastService } from './past-service.ts'

const DAY_MS = 86_400_000
/** The day so many days after Thursday 1 October 2026. */
const october = (at: number) => new Date(Date.UTC(2026, 9, 1) + at * DAY_MS).toISOString().slice(0, 10)
const sole = { id: 'sole', gammeId: 'mains', since: '2026-01-01' }
const cod = { ...sole, id: 'cod' }
const menu = { id: 'menu', gammeId: null, since: '2026-01-01' }

const service = (
  day: string,
  covers: number | null,
  sold: Record<string, number | null> = {},
  facts: Partial<PastService> = {},
): PastService => ({
  day,
  meal: 'dinner',
  covers,
  counted: false,
  mark: null,
  sold: new Map(Object.entries(sold)),
  ...facts,
})
/** Thursdays, the newest first: 24 September, 17 September… */
const thursdays = (...covers: (number | null)[]) =>
  covers.map((each, weeks) => service(october(-7 * (weeks + 1)), each))
const target = { day: october(0), meal: 'dinner' } as const
const coversOf = (past: readonly PastService[], day = target.day) =>
  forecaster(past, [])({ ...target, day }).covers

test('covers are the median of the last eight same weekdays, times what medians of three or more missed', () => {
  const nine = thursdays(45, 45, 45, 45, 55, 55, 55, 55, 200)
  const lunch = service(october(-7), 400, {}, { meal: 'lunch' })
  const after = service(october(7), 400)
  // The median is 50. Six medians were 55, and 55, 55 and four times 45 came: by median 45 / 55, in all 290 / 330.
  expect(coversOf([...nine, lunch, after])).toMatchObject({ covers: 42, from: 8, counted: false })
  // The median is 50. Six medians were 50, and 50 came three times, then 60: by median 1.1, in all 330 / 300.
  expect(coversOf(thursdays(60, 60, 60, 50, 50, 50, 50, 50, 50))).toMatchObject({ covers: 55, from: 8 })
  // Of an even number, the mean of the two in the middle; of fewer than six misses nothing follows.
  expect(coversOf(thursdays(40, 50, 44, 46))).toMatchObject({ covers: 45, from: 4 })
})

test('a marked service, one without covers, and one whose covers are unknown were not open', () => {
  const three = thursdays(40, 41, 42)
  const marked = (['event', 'weather', 'closed'] as const).map((mark, at) =>
    service(october(-7 * (at + 4)), 300, {}, { mark }),
  )
  const not = [...marked, service(october(-49), 0), service(october(-56), null)]
  expect(coversOf([...three, ...not])).toMatchObject({ covers: 41, from: 3 })
  expect(coversOf([...thursdays(40, 41), ...not])).toBeNull()
})

test('what is older than 26 weeks says nothing', () => {
  const old = [1, 2, 3].map((weeks) => service(october(-182 - 7 * weeks), 90))
  expect(coversOf(old)).toBeNull()
  expect(coversOf([...thursdays(40, 41), service(october(-182), 42)])).toMatchObject({ covers: 41, from: 3 })
})

test('weekdays stay the same where clocks change', () => {
  // Sundays around 25 October 2026, when clocks go back in France.
  const sundays = ['2026-10-11', '2026-10-18', '2026-10-25'].map((day) => service(day, 60))
  expect(coversOf(sundays, '2026-11-01')).toMatchObject({ covers: 60, from: 3 })
  expect(coversOf(sundays, '2026-10-31')).toBeNull()
})

test('the range has what the rule missed in the last ten weeks', () => {
  const steady = coversOf(thursdays(50, 50, 50, 50, 50, 50, 50, 50, 50, 50))
  expect(steady).toMatchObject({ covers: 50, low: 50, high: 50 })
  // Its 9 misses, each of a median of 50: 0.8 to 1.2.
  const wide = coversOf(thursdays(50, 60, 40, 50, 50, 50, 50, 50, 50, 50))
  expect(wide).toMatchObject({ covers: 50, low: 40, high: 60 })
})

test('covers that were counted from what was sold say so', () => {
  const [one, ...others] = thursdays(40, 41, 42)
  expect(coversOf([...others, { ...(one ?? service('', 0)), counted: true }])).toMatchObject({
    counted: true,
  })
})

/** So many days up to yesterday, all with the same covers and sales. */
const daily = (days: number, covers: number, sold: Record<string, number | null>) =>
  Array.from({ length: days }, (_none, at) => service(october(at - days), covers, sold))
const itemsOf = (past: readonly PastService[], items = [sole, cod, menu]) =>
  Object.fromEntries(forecaster(past, items)(target).items)

test('the share of an item is its portions / covers of the last 28 services, menus too', () => {
  const past = [...daily(40, 50, { sole: 50 }).slice(0, 12), ...daily(28, 50, { sole: 10, menu: 5 })]
  expect(itemsOf(past)).toMatchObject({
    sole: { share: 0.2, basis: 'sold', services: 28 },
    menu: { share: 0.1, basis: 'sold', services: 28 },
    // No file has ever named it.
    cod: null,
  })
})

test('what is sold at another meal alone, or on other weekdays alone, is expected not at all', () => {
  const lunches = daily(28, 50, { menu: 20 }).map((each) => ({ ...each, meal: 'lunch' as const }))
  const nothing = { share: 0, basis: 'sold' }
  expect(itemsOf([...daily(28, 50, { sole: 10 }), ...lunches])).toMatchObject({ menu: nothing, cod: null })
  expect(itemsOf([...daily(27, 50, { sole: 10 }), ...lunches])).toMatchObject({ menu: { share: 0 } })
  // None on four Thursdays, where a fifth of 200 covers is surely some.
  const butThursday = daily(28, 50, { sole: 10, menu: 10 }).map((each, at) =>
    at % 7 === 0 ? { ...each, sold: new Map([['sole', 10]]) } : each,
  )
  expect(itemsOf(butThursday)).toMatchObject({ sole: { share: 0.2 }, menu: nothing })
  expect(
    forecaster(butThursday, [menu])({ ...target, day: october(1) }).items.get('menu')?.share,
  ).toBeGreaterThan(0.1)
  // A fiftieth of so few covers may be none by chance.
  const rare = butThursday.map((each) => ({
    ...each,
    sold: new Map([...each.sold].map(([id, portions]) => [id, id === 'menu' ? 1 : portions])),
  }))
  expect(itemsOf(rare).menu?.share).toBeGreaterThan(0)
})

test('a service at which it is not known how many were sold says nothing of that item alone', () => {
  const past = [...daily(10, 50, { sole: 10, cod: 5 }).slice(0, 6), ...daily(4, 100, { sole: 20, cod: null })]
  expect(itemsOf(past)).toMatchObject({
    sole: { share: 0.2, services: 10 },
    cod: { share: 0.1, services: 6 },
  })
})

test('services of a week that have the same ones before them are expected as each by itself', () => {
  const past = daily(200, 50, { sole: 10, cod: 5 }).map((each, at) => ({
    ...each,
    covers: 30 + ((at * 7) % 23),
  }))
  const together = forecaster(past, [sole, cod])
  for (const day of [0, 1, 6, -3].map(october))
    expect(together({ ...target, day })).toEqual(
      forecaster(
        past.filter((each) => each.day < day),
        [sole, cod],
      )({ ...target, day }),
    )
})

test('services without known sales, marked or of another meal are of no share', () => {
  const others = [
    service(october(-1), 80),
    service(october(-2), 80, { sole: 80 }, { mark: 'event' }),
    service(october(-3), 80, { sole: 80 }, { meal: 'lunch' }),
  ]
  const past = [...daily(10, 50, { sole: 10, cod: 5 }).slice(0, 7), ...others]
  expect(itemsOf(past)).toMatchObject({
    sole: { share: 0.2, services: 7 },
    cod: { share: 0.1 },
    menu: { share: 0 },
  })
})

test('a new dish has the mean of its gamme until its fourth service; a new menu, or one alone in its gamme, nothing', () => {
  const past = [...daily(30, 50, { sole: 10, cod: 5 })]
  const fresh = { id: 'hake', gammeId: 'mains', since: october(-3) }
  const items = [
    sole,
    cod,
    fresh,
    { ...fresh, id: 'tart', gammeId: 'desserts' },
    { ...menu, id: 'brunch', since: october(0) },
  ]
  expect(itemsOf(past, items)).toMatchObject({
    hake: { basis: 'gamme', services: 3 },
    tart: null,
    brunch: null,
  })
  expect(itemsOf(past, items)['hake']?.share).toBeCloseTo(0.15)
  // The mean of the gamme would have missed the sole by 10 / 7.5 and the cod by 5 / 7.5.
  expect(itemsOf(past, items)['hake']?.low).toBeCloseTo(2 / 3)
  expect(itemsOf(past, items)['hake']?.high).toBeCloseTo(4 / 3)
})

test('a change of carte: a dish is seen since it came, one that comes back after 28 services is new', () => {
  const before = daily(40, 50, { sole: 10, cod: 20 }).slice(0, 35)
  const after = daily(5, 50, { sole: 10, hake: 5 })
  const items = [sole, { ...cod, since: october(0) }, { ...cod, id: 'hake', since: october(-5) }]
  expect(itemsOf([...before, ...after], items)).toMatchObject({
    sole: { share: 0.2, services: 28 },
    hake: { share: 0.1, basis: 'sold', services: 5 },
  })
  const longAgo = [...daily(40, 50, { cod: 20 }).slice(0, 8), ...daily(32, 50, { sole: 10 })]
  expect(itemsOf(longAgo, items)).toMatchObject({ cod: { basis: 'gamme', services: 0 } })
})

test('sales before the day a dish was typed are of it: its history may be imported on its first day', () => {
  const typedToday = { ...sole, since: october(0) }
  expect(itemsOf(daily(40, 50, { sole: 10 }), [typedToday])).toMatchObject({
    sole: { share: 0.2, basis: 'sold', services: 28 },
  })
})

test('without any past nothing is expected', () => {
  expect(forecaster([], [sole])(target)).toEqual({ covers: null, items: new Map([['sole', null]]) })
})
