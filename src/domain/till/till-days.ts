import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import type { Meal } from '../services/service.ts'
import type { DayColumn } from './day-columns.ts'
import { isAfterMidnight, mealAt, minutesIn, saysMeal } from './meal-of.ts'
import type { TillRole } from './till-columns.ts'
import { readSold } from './till-quantity.ts'
import type { SoldRow } from './till-rows.ts'
import { isOrderCertain } from '../tables/read-days.ts'

/** A day of sales, or one of its meals; null for the day as a whole. */
export interface SoldAt {
  day: string
  meal: Meal | null
}

/**
 * Why the sales of a file are not known by day.
 * - `no-dates`: neither a column of dates nor columns of days say the day of a sale
 * - `several-days`: each of its rows spans several days
 * - `uncertain-order`: '05/10' may be in May or in October
 * - `unequal-columns`: the columns of days do not add up to the quantity
 */
export type DaysUnknown = 'no-dates' | 'several-days' | 'uncertain-order' | 'unequal-columns'

export type TillDays =
  | {
      known: true
      /** In the order of time. */
      services: SoldAt[]
      /** By the key of a name: portions at each of the services, whole numbers of at least 0. */
      sold: ReadonlyMap<string, number[]>
      /** By the key of a name: what of its sum is of no day; negative for refunds of what other days sold. Those of 0 are left out. */
      undated: ReadonlyMap<string, number>
    }
  | { known: false; reason: DaysUnknown }

/** What of a row was sold when; null when it has no day. */
interface Part extends SoldAt {
  key: string
  sold: number
}

/**
 * The sales by day and meal. A row of several days stays undated: nothing is spread. Where any dated row lacks a time, days
 * are known as a whole. What is sold before 5 a.m. is of the evening before, and undated on the first day of the file, as most of that
 * evening is in another file.
 */
export function tillDays(
  rows: readonly SoldRow[],
  roles: readonly TillRole[],
  columns: readonly DayColumn[],
  ofFile: string | null,
): TillDays {
  const date = roles.indexOf('date')
  if (columns.length > 0) {
    const parts = partsByColumn(rows, columns)
    if (parts === null) return { known: false, reason: 'unequal-columns' }
    return parts.length === 0 ? { known: false, reason: 'no-dates' } : summed(rows, parts)
  }
  if (date === -1 && ofFile === null) return { known: false, reason: 'no-dates' }
  if (date !== -1 && !isOrderCertain(rows.map(({ cells }) => cells[date])))
    return { known: false, reason: 'uncertain-order' }
  const parts = partsByDate(rows, roles, ofFile)
  const spansDays = rows.some(({ days }) => days !== null && days.firstDay !== days.lastDay)
  if (parts.length === 0) return { known: false, reason: spansDays ? 'several-days' : 'no-dates' }
  return summed(rows, parts)
}

function partsByDate(rows: readonly SoldRow[], roles: readonly TillRole[], ofFile: string | null): Part[] {
  const [date, meal] = [roles.indexOf('date'), roles.indexOf('meal')]
  // Where every time is midnight the column has days alone.
  const hasClock = date !== -1 && rows.some(({ cells }) => (minutesIn(cells[date]) ?? 0) !== 0)
  const dated = rows.flatMap((row) => {
    const day = date === -1 ? ofFile : dayOf(row)
    if (day === null) return []
    const own = meal === -1 ? null : row.cells[meal]
    const minutes = minutesIn(own ?? null) ?? (hasClock ? minutesIn(row.cells[date]) : null)
    return [{ row, day, minutes, meal: saysMeal(own ?? null) ?? (minutes === null ? null : mealAt(minutes)) }]
  })
  const first = dated.reduce((least, { day }) => (day < least ? day : least), '9999')
  const hasMeals = dated.every((one) => one.meal !== null)
  return dated.flatMap(({ row: { key, sold }, day, minutes, meal: at }) => {
    const isLate = minutes !== null && isAfterMidnight(minutes)
    if (isLate && day === first) return []
    return [{ key, sold, day: isLate ? dayBefore(day) : day, meal: hasMeals ? at : null }]
  })
}

function dayOf({ days }: SoldRow): string | null {
  return days !== null && days.firstDay === days.lastDay ? days.firstDay : null
}

/** Null where the columns of days are not the quantity of each row. */
function partsByColumn(rows: readonly SoldRow[], columns: readonly DayColumn[]): Part[] | null {
  const parts: Part[] = []
  for (const { key, sold, returned, cells } of rows) {
    const figures = columns.map(({ column }) => readSold(cells[column]) ?? 0)
    const sum = figures.reduce((one, other) => one + other, 0)
    const whole = sold + returned
    if (Math.abs(sum) !== Math.abs(whole)) return null
    // A row of refunds has them with or without their sign.
    const sign = sum === whole ? 1 : -1
    columns.forEach(({ day, meal }, at) => {
      const figure = figures[at] ?? 0
      if (figure !== 0) parts.push({ key, sold: sign * figure, day, meal })
    })
  }
  return parts
}

function summed(rows: readonly SoldRow[], parts: readonly Part[]): TillDays {
  const idOf = ({ day, meal }: SoldAt) => `${day} ${meal === null ? 0 : meal === 'lunch' ? 1 : 2}`
  const ids = [...new Set(parts.map(idOf))].toSorted()
  const places = new Map(ids.map((id, place) => [id, place]))
  const services: SoldAt[] = ids.map((id) => ({ day: id.slice(0, 10), meal: MEAL_OF[id.slice(11)] ?? null }))
  const sums = new Map<string, number[]>()
  for (const part of parts) {
    const place = places.get(idOf(part)) ?? 0
    const sum = sums.get(part.key) ?? services.map(() => 0)
    sum[place] = (sum[place] ?? 0) + part.sold
    sums.set(part.key, sum)
  }
  const sold = new Map(
    [...sums].map(([key, figures]) => [
      key,
      figures.map((figure) => Math.max(0, roundHalfAwayFromZero(figure, 0))),
    ]),
  )
  const undated = new Map<string, number>()
  for (const [key, ofKey] of Map.groupBy(rows, (row) => row.key)) {
    const all = ofKey.reduce((sum, row) => sum + row.sold, 0)
    const dated = (sold.get(key) ?? []).reduce((sum, figure) => sum + figure, 0)
    const left = roundHalfAwayFromZero(all - dated, 3)
    if (left !== 0) undated.set(key, left)
  }
  return { known: true, services, sold, undated }
}

const MEAL_OF: Readonly<Record<string, Meal>> = { 1: 'lunch', 2: 'dinner' }

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}
