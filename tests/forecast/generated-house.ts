import type { PastService } from '#domain/forecast/past-service.ts'
import type { ServiceMark } from '#domain/services/service.ts'
import { Random } from '../random.ts'
import { logNormal, normal, placeByWeight, poisson } from './draws.ts'
import type { SalesHistory } from './walk-forward.ts'

/** How a house sells. Rates are of one service or one day, variations the standard deviation / the mean. */
export interface House {
  name: string
  days: number
  /** Guests of an average service. */
  covers: number
  /** Guests of a table; those of one come or stay away together. */
  party: number
  dishes: number
  /** How many times the guests of other evenings come on Friday and Saturday. */
  weekend: number
  /** Growth over a year: 0.2 is a fifth. */
  trend: number
  /** Between the mean and the best season. */
  season: number
  /** Of one day from what its week would have. */
  daily: number
  /** Of one week from the one before. */
  weekly: number
  /** Of a dish's popularity from one service to another. */
  taste: number
  /** Part of the carte that each of its two changes in the year replaces. */
  replaced: number
  /** Services with a group or a concert, or with snow; and the part of them that is marked. */
  special: number
  marked: number
  /** Days that the till's files lack. */
  missing: number
  meals: readonly PastService['meal'][]
  closedWeekdays: readonly number[]
}

type Item = SalesHistory['items'][number]

interface Dish {
  item: Item
  popularity: number
  /** Its popularity at lunch / at dinner. */
  atLunch: number
}

/** How many guests of a service take a dish of each gamme, and which part of its dishes the gamme has. */
const GAMMES = [
  { id: 'starters', taken: 0.45, part: 0.25 },
  { id: 'mains', taken: 1, part: 0.45 },
  { id: 'desserts', taken: 0.4, part: 0.3 },
]
const MENUS = [
  { id: 'menu', taken: 0.15 },
  { id: 'children', taken: 0.04 },
]
const FIRST_DAY = Date.UTC(2025, 8, 1)
const DAY_MS = 86_400_000
const dayAt = (at: number) => new Date(FIRST_DAY + at * DAY_MS).toISOString().slice(0, 10)

/** The sales of a house, day by day, as they would be read from its till; the same for the same seed. */
export function generateSales(house: House, seed: number): SalesHistory {
  const random = new Random(seed)
  const carte = new Carte(house, random)
  const weekdays = Array.from({ length: 7 }, () => logNormal(random, 0.2))
  const phase = random.next() * 2 * Math.PI
  let level = 1
  const services: (PastService & { mean: number; means: Map<string, number> })[] = []
  const holiday = 150 + random.below(120)
  for (let at = 0; at < house.days; at += 1) {
    const day = dayAt(at)
    carte.changeOn(at, day)
    if (at % 7 === 0) level *= Math.exp(house.weekly * normal(random) - 0.15 * Math.log(level))
    const weekday = at % 7
    const isShut = house.closedWeekdays.includes(weekday) || (at >= holiday && at < holiday + 14)
    if (isShut || random.chance(house.missing)) continue
    const daily = logNormal(random, house.daily)
    for (const meal of house.meals) {
      const usual =
        house.covers *
        (weekdays[weekday] ?? 1) *
        (weekday === 4 || weekday === 5 ? (meal === 'lunch' ? 1 : house.weekend) : 1) *
        (1 + (house.trend * at) / 365) *
        (1 + house.season * Math.sin((2 * Math.PI * at) / 365 + phase)) *
        level
      const { factor, mark } = special(house, random)
      const guests = guestsOf(house, random, usual * factor * daily)
      const sold = carte.sell(guests, meal)
      // As covers are counted from a till's file: the mains and the menus.
      const covers = carte.mainsIn(sold)
      services.push({
        day,
        meal,
        covers,
        counted: true,
        mark,
        sold,
        mean: usual,
        means: carte.means(usual, meal),
      })
    }
  }
  return { services, items: carte.items }
}

function special(house: House, random: Random): { factor: number; mark: ServiceMark | null } {
  if (!random.chance(house.special)) return { factor: 1, mark: null }
  const [factor, mark] = random.chance(0.5)
    ? ([1.4 + random.next(), 'event'] as const)
    : ([0.3 + random.next() / 2, 'weather'] as const)
  return { factor, mark: random.chance(house.marked) ? mark : null }
}

function guestsOf(house: House, random: Random, mean: number): number {
  // A room has half as many tables again as are taken on average, so its tables vary less than those of an endless one.
  const room = Math.round((1.5 * mean) / house.party)
  let tables = 0
  for (let table = 0; table < room; table += 1) if (random.chance(1 / 1.5)) tables += 1
  let guests = 0
  for (let table = 0; table < tables; table += 1) guests += 1 + poisson(random, house.party - 1)
  return guests
}

/** The dishes of a house through the year. */
class Carte {
  readonly items: Item[] = []
  readonly house: House
  readonly random: Random
  readonly #dishes: Dish[] = []
  readonly #changes: readonly number[]
  #made = 0

  constructor(house: House, random: Random) {
    this.house = house
    this.random = random
    for (const { id } of MENUS) this.items.push({ id, gammeId: null, since: dayAt(0), until: null })
    for (const { id, part } of GAMMES)
      for (let left = Math.max(2, Math.round(house.dishes * part)); left > 0; left -= 1)
        this.#add(id, dayAt(0))
    this.#changes = [70 + random.below(30), 230 + random.below(30)]
  }

  changeOn(at: number, day: string): void {
    const isChange = this.#changes.includes(at)
    // Between two changes a dish comes or goes now and then.
    const replaced = isChange ? this.house.replaced : this.random.chance(0.02) ? 1 / this.#dishes.length : 0
    for (const dish of this.#dishes.filter(() => this.random.chance(replaced))) {
      dish.item.until = dayAt(at - 1)
      this.#dishes.splice(this.#dishes.indexOf(dish), 1)
      this.#add(dish.item.gammeId ?? '', day)
    }
  }

  sell(guests: number, meal: PastService['meal']): Map<string, number> {
    const sold = new Map<string, number>()
    const add = (id: string) => sold.set(id, (sold.get(id) ?? 0) + 1)
    const offered = GAMMES.map(({ id, taken }) => {
      const dishes = this.#dishes.filter(({ item }) => item.gammeId === id)
      const weights = dishes.map(({ popularity, atLunch }) =>
        // What is sold out early is sold less.
        this.random.chance(0.03)
          ? popularity / 5
          : popularity * (meal === 'lunch' ? atLunch : 1) * logNormal(this.random, this.house.taste),
      )
      return { dishes, weights, taken }
    })
    for (let guest = 0; guest < guests; guest += 1) {
      const menu =
        MENUS[
          placeByWeight(this.random, [
            ...MENUS.map(({ taken }) => taken),
            1 - MENUS.reduce((sum, { taken }) => sum + taken, 0),
          ])
        ]
      if (menu) add(menu.id)
      else
        for (const { dishes, weights, taken } of offered)
          if (this.random.chance(taken)) add(dishes[placeByWeight(this.random, weights)]?.item.id ?? '')
    }
    return sold
  }

  /** What so many guests take on average of each item, as far as it does not change from one service to another. */
  means(guests: number, meal: PastService['meal']): Map<string, number> {
    const inMenus = MENUS.reduce((sum, { taken }) => sum + taken, 0)
    const means = new Map(MENUS.map(({ id, taken }) => [id, guests * taken]))
    for (const { id, taken } of GAMMES) {
      const dishes = this.#dishes.filter(({ item }) => item.gammeId === id)
      const weights = dishes.map(({ popularity, atLunch }) => popularity * (meal === 'lunch' ? atLunch : 1))
      const sum = weights.reduce((all, weight) => all + weight, 0)
      for (const [at, { item }] of dishes.entries())
        means.set(item.id, (guests * (1 - inMenus) * taken * (weights[at] ?? 0)) / sum)
    }
    return means
  }

  mainsIn(sold: ReadonlyMap<string, number>): number {
    return this.items
      .filter(({ gammeId }) => gammeId === 'mains' || gammeId === null)
      .reduce((sum, { id }) => sum + (sold.get(id) ?? 0), 0)
  }

  #add(gammeId: string, since: string): void {
    this.#made += 1
    const item = { id: `${gammeId} ${this.#made}`, gammeId, since, until: null }
    this.items.push(item)
    this.#dishes.push({ item, popularity: logNormal(this.random, 0.8), atLunch: logNormal(this.random, 0.5) })
  }
}
