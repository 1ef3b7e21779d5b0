import { plusDays } from '#domain/services/days.ts'
import type { Meal } from '#domain/services/service.ts'
import { SOLD_MENUS } from './menus.ts'
import { SOLD } from './sales.ts'

/** What was sold of a dish or a menu at one service. */
export type SoldAtService = {
  day: string
  meal: Meal
  /** Of a dish: its gamme and the title of its sheet. */
  of: { gamme: string; title: string } | { menu: string }
  quantity: number
}

type Service = { day: string; meal: Meal; weekday: number; weight: number }

/** Days before today of which sales are known: ten weeks. */
const DAYS = 70
const MEALS: readonly Meal[] = ['lunch', 'dinner']
/** From Sunday on, guests beside one another at lunch and at dinner; the bistrot is open from Tuesday to Saturday. */
const GUESTS: readonly (readonly [lunch: number, dinner: number])[] = [
  [0, 0],
  [0, 0],
  [34, 28],
  [38, 32],
  [40, 38],
  [44, 56],
  [48, 66],
]
const FRIDAY = 5
/** The dinner of a wedding party, so many days ago or the first Saturday before. */
const EVENT_DAYS_AGO = 20
const EVENT_WEIGHT = 1.9

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Whether the bistrot is open that day. */
export const isOpen = (day: string) => (GUESTS[weekdayOf(day)]?.[0] ?? 0) > 0

/** The day of a party, which says nothing of later Saturdays. */
export function eventDay(today: string): string {
  let day = plusDays(today, -EVENT_DAYS_AGO)
  while (weekdayOf(day) !== 6) day = plusDays(day, -1)
  return day
}

/**
 * What the bistrot sold in the ten weeks before today, service by service. Last month sums up to the sales of that period.
 * The same day gives the same figures.
 * @param today as 2026-09-01
 */
export function daySalesUntil(today: string): SoldAtService[] {
  const random = randomFrom(20_260_901)
  const services = servicesUntil(today, random)
  const lastMonth = plusDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)
  const dishes = Object.entries(SOLD).flatMap(([gamme, titles]) =>
    Object.entries(titles).flatMap(([title, sold]) =>
      spread(services, sold, lastMonth, random).map((each) => ({ ...each, of: { gamme, title } })),
    ),
  )
  const menus = Object.entries(SOLD_MENUS).flatMap(([menu, { sold }]) => {
    const isServed = ({ meal, weekday }: Service) =>
      menu !== 'Formule du midi' || (meal === 'lunch' && weekday <= FRIDAY)
    return spread(services.filter(isServed), sold, lastMonth, random).map((each) => ({
      ...each,
      of: { menu },
    }))
  })
  return [...dishes, ...menus]
}

function servicesUntil(today: string, random: () => number): Service[] {
  const event = eventDay(today)
  return Array.from({ length: DAYS }, (_, at) => plusDays(today, at - DAYS))
    .filter(isOpen)
    .flatMap((day) =>
      MEALS.map((meal, place) => {
        const weekday = weekdayOf(day)
        const usual = GUESTS[weekday]?.[place] ?? 0
        const party = day === event && meal === 'dinner' ? EVENT_WEIGHT : 1
        return { day, meal, weekday, weight: usual * party * (0.88 + 0.24 * random()) }
      }),
    )
}

/** So many in one month over all services, by their weights and with chance; none of that month is lost. */
function spread(services: readonly Service[], inMonth: number, month: string, random: () => number) {
  const isOfMonth = ({ day }: Pick<Service, 'day'>) => day.startsWith(month)
  const weight = services.filter(isOfMonth).reduce((sum, each) => sum + each.weight, 0)
  const sold = services.map(({ day, meal, weight: own }) => {
    const expected = (inMonth * own) / weight
    return {
      day,
      meal,
      quantity: Math.max(0, Math.round(expected + (random() - 0.5) * 2 * Math.sqrt(expected))),
    }
  })
  const ofMonth = sold.filter(isOfMonth)
  let missing = inMonth - ofMonth.reduce((sum, { quantity }) => sum + quantity, 0)
  while (missing !== 0) {
    const one = ofMonth[Math.floor(random() * ofMonth.length)]
    const step = Math.sign(missing)
    if (one === undefined) break
    if (one.quantity + step < 0) continue
    one.quantity += step
    missing -= step
  }
  return sold.filter(({ quantity }) => quantity > 0)
}

/** Numbers from 0 to 1 that are the same each time (mulberry32, Tommy Ettinger, public domain). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
