import { foldForSearch } from '../catalogue/fold-for-search.ts'
import type { Meal } from '../services/service.ts'
import { cellText } from '../tables/cell.ts'
import type { Cell, Matrix } from '../tables/cell.ts'
import { isOrderCertain, readDays, readsMonthFirst } from '../tables/read-days.ts'
import type { DayRange } from '../tables/read-days.ts'
import { saysMeal } from './meal-of.ts'
import type { TillMapping } from './till-columns.ts'
import { readSold } from './till-quantity.ts'

/** A column of what was sold on one day. */
export interface DayColumn {
  column: number
  day: string
  meal: Meal | null
}

const WEEKDAYS = [
  ['dim', 'dimanche', 'sun', 'sunday'],
  ['lun', 'lundi', 'mon', 'monday'],
  ['mar', 'mardi', 'tue', 'tuesday'],
  ['mer', 'mercredi', 'wed', 'wednesday'],
  ['jeu', 'jeudi', 'thu', 'thursday'],
  ['ven', 'vendredi', 'fri', 'friday'],
  ['sam', 'samedi', 'sat', 'saturday'],
]
const WEEKDAY = new RegExp(`\\b(?:${WEEKDAYS.flat().join('|')})\\b\\.?`, 'u')
const MEAL = /\b(?:midi|soir|dejeuner|diner|lunch|dinner)\b/gu
const DAY_MS = 86_400_000
/** Of a longer period 'lun. 5' or '01/10' may be several days. */
const MOST_DAYS = 92

/**
 * The columns whose headers are days, 'lun. 5', '01/10' or '01/10/2026', each a separate day of the period, over whole numbers.
 * @param range the days that the file is of; without, only headers with a year are days
 * @returns none where fewer than two columns are, where a header may be two days, or where the order of day and month is
 * uncertain
 */
export function dayColumns(
  matrix: Matrix,
  { header, roles }: TillMapping,
  range: DayRange | null,
): DayColumn[] {
  if (header === null) return []
  const heads = matrix[header] ?? []
  const free = heads.flatMap((head, column) => (roles[column] === 'ignored' ? [{ head, column }] : []))
  const cells = free.map(({ head }) => head)
  const monthFirst = readsMonthFirst(cells)
  if (monthFirst === null || !isOrderCertain(cells)) return []
  const days = range === null ? [] : daysOf(range)
  const rows = matrix.slice(header + 1)
  const found = free.flatMap(({ head, column }): DayColumn[] => {
    const day = dayOf(head, days, monthFirst)
    return day === null || !areWhole(rows, column) ? [] : [{ column, day, meal: mealIn(head) }]
  })
  const isEach = new Set(found.map(({ day, meal }) => `${day} ${meal}`)).size === found.length
  const meals = new Set(found.map(({ meal }) => meal !== null))
  return found.length < 2 || !isEach || meals.size > 1 ? [] : found
}

function mealIn(head: Cell): Meal | null {
  return typeof head === 'string' ? saysMeal(head) : null
}

function daysOf({ firstDay, lastDay }: DayRange): string[] {
  const first = Date.parse(firstDay)
  const count = (Date.parse(lastDay) - first) / DAY_MS + 1
  if (count > MOST_DAYS) return []
  return Array.from({ length: count }, (_none, at) =>
    new Date(first + at * DAY_MS).toISOString().slice(0, 10),
  )
}

/** The day of a header; null where it is none, or where several of the period fit. */
function dayOf(head: Cell, days: readonly string[], monthFirst: boolean): string | null {
  const range = readDays(head, monthFirst)
  if (range !== null) return range.firstDay === range.lastDay ? range.firstDay : null
  if (typeof head !== 'string' && typeof head !== 'number') return null
  const text = foldForSearch(cellText(head)).replaceAll(MEAL, '').trim()
  const [named] = WEEKDAY.exec(text) ?? []
  const rest = (named === undefined ? text : text.replace(named, '')).trim()
  const [day, ...others] = days.filter(
    (one) => (named === undefined || isWeekday(one, named)) && isRest(rest, one, named !== undefined),
  )
  return others.length > 0 ? null : (day ?? null)
}

function isWeekday(day: string, named: string): boolean {
  return WEEKDAYS[new Date(day).getUTCDay()]?.includes(named.replace('.', '')) ?? false
}

/** Whether what is beside the weekday is this day: nothing, '5', '05/10' or '5 oct.'. */
function isRest(rest: string, day: string, hasWeekday: boolean): boolean {
  if (rest === '') return hasWeekday
  if (/^\d{1,2}(?:er)?$/u.test(rest)) return Number.parseInt(rest, 10) === Number(day.slice(8))
  const year = day.slice(0, 4)
  const readings = [`${rest}/${year}`, `${rest} ${year}`].flatMap((text) => [
    readDays(text),
    readDays(text, true),
  ])
  return readings.some((one) => one?.firstDay === day && one.lastDay === day)
}

/** An amount has decimals. */
function areWhole(rows: Matrix, column: number): boolean {
  const cells = rows.map((row) => row[column]).filter((cell) => cellText(cell) !== '')
  return (
    cells.length > 0 &&
    cells.every((cell) => Number.isInteger(readSold(cell)) && !/[.,]\d/u.test(cellText(cell)))
  )
}
