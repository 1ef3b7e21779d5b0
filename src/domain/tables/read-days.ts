import { foldForSearch } from '../catalogue/fold-for-search.ts'
import type { Cell } from './cell.ts'

/** First and last day, both included: 2026-09-01 to 2026-09-30. */
export interface DayRange {
  firstDay: string
  lastDay: string
}

const MONTHS = [
  ['janvier', 'janv', 'january', 'jan'],
  ['fevrier', 'fevr', 'fev', 'february', 'feb'],
  ['mars', 'march', 'mar'],
  ['avril', 'avr', 'april', 'apr'],
  ['mai', 'may'],
  ['juin', 'june', 'jun'],
  ['juillet', 'juil', 'july', 'jul'],
  ['aout', 'august', 'aug'],
  ['septembre', 'sept', 'september', 'sep'],
  ['octobre', 'oct', 'october'],
  ['novembre', 'nov', 'november'],
  ['decembre', 'dec', 'december'],
]
const MONTH_NAME = MONTHS.flat().join('|')

/** '13/10/2026', whose order of day and month differs between countries. */
const NUMERIC = /(?<!\d)(\d{1,2})[-/.](\d{1,2})[-/.](20\d\d|\d\d)(?!\d)/u
/** The forms of a day, with the places of year, month and day; the day before the month, as in France. */
const DAYS: [form: RegExp, year: number, month: number, day: number][] = [
  [/\b(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/u, 1, 2, 3],
  [NUMERIC, 3, 2, 1],
  [new RegExp(`(?<!\\d)(\\d{1,2})(?:er)? (${MONTH_NAME})\\.? (20\\d\\d)`, 'u'), 3, 2, 1],
]
/** The forms of a month. */
const WHOLE_MONTHS: [form: RegExp, year: number, month: number][] = [
  [new RegExp(`\\b(${MONTH_NAME})\\.?[ -](20\\d\\d)`, 'u'), 2, 1],
  [/(?<![\d/])(\d{1,2})[-/](20\d\d)(?!\d)/u, 2, 1],
  [/(?<!\d)(20\d\d)[-/](\d{1,2})(?![\d/-])/u, 1, 2],
]
const BETWEEN = 40
const LONGEST = 200

/** '01-févr', 'févr-01', '1-mars.': a day without a year, as a spreadsheet shows the '1/2' or '1/3' that was typed. */
const shortDay = (separator: string) =>
  String.raw`(?:\d{1,2}${separator}(?:${MONTH_NAME})\.?|(?:${MONTH_NAME})\.?${separator}\d{1,2})`
const SHORT_DAY = new RegExp(`^${shortDay('[-/ ]')}$`, 'u')

/** Whether a whole text is a day with its year. */
export const isDay = (text: string): boolean => isFoldedDay(foldedText(text))

/** Whether a whole text is a day, with or without a year: in a column of anything else a spreadsheet made it of a fraction. */
export function isDateLike(text: string): boolean {
  const folded = foldedText(text)
  return SHORT_DAY.test(folded) || isFoldedDay(folded)
}

const foldedText = (text: string) => foldForSearch(text.slice(0, LONGEST)).trim()
const isFoldedDay = (folded: string) =>
  DAYS.some(([form]) => {
    const found = form.exec(folded)
    return found !== null && found[0].length === folded.length
  })

/** In front of a name '1 mars' and '12.5.20' may be anything else. */
const LEADING = new RegExp(
  String.raw`^\s*(?:${shortDay('[-/]')}|\d{1,2}[-/.]\d{1,2}[-/.]20\d\d|20\d\d-\d\d-\d\d)(?=\s)`,
  'u',
)

/** The day that a text begins with, as a spreadsheet makes it of '1/2', and what follows; null where it begins with none. */
export function dayInFront(text: string): { day: string; rest: string } | null {
  const [found = ''] = LEADING.exec(foldForSearch(text.slice(0, LONGEST))) ?? []
  const day = text.slice(0, found.length).trim()
  return day === '' ? null : { day, rest: text.slice(found.length).trim() }
}

/**
 * The day, the days or the month in a cell; null for anything else. A time of day is ignored.
 * @param monthFirst whether '10/13/2026' is 13 October
 */
export function readDays(cell: Cell | undefined, monthFirst = false): DayRange | null {
  if (cell instanceof Date) {
    if (Number.isNaN(cell.getTime())) return null
    const day = cell.toISOString().slice(0, 10)
    return { firstDay: day, lastDay: day }
  }
  if (typeof cell !== 'string') return null
  const written = foldForSearch(cell.slice(0, LONGEST))
  const text = monthFirst ? written.replace(new RegExp(NUMERIC, 'gu'), '$2/$1/$3') : written
  const first = dayIn(text)
  if (first === null) return monthIn(text)
  // 'du 01/10/2026 au 31/10/2026'
  const last = dayIn(text.slice(first.end, first.end + BETWEEN))
  if (last === null || last.day < first.day) return { firstDay: first.day, lastDay: first.day }
  return { firstDay: first.day, lastDay: last.day }
}

function dayIn(text: string): { day: string; end: number } | null {
  for (const [form, year, month, day] of DAYS) {
    const match = form.exec(text)
    if (match === null) continue
    const found = dayOf(match[year], match[month], Number(match[day]))
    if (found !== null) return { day: found, end: match.index + match[0].length }
  }
  return null
}

function monthIn(text: string): DayRange | null {
  for (const [form, year, month] of WHOLE_MONTHS) {
    const match = form.exec(text)
    const firstDay = match && dayOf(match[year], match[month], 1)
    if (!firstDay) continue
    const [wholeYear = 0, wholeMonth = 0] = firstDay.split('-').map(Number)
    const lastDay = new Date(Date.UTC(wholeYear, wholeMonth, 0)).toISOString().slice(0, 10)
    return { firstDay, lastDay }
  }
  return null
}

/** A valid date; null for a 31 June. */
function dayOf(year = '', month = '', day = 0): string | null {
  const named = MONTHS.findIndex((names) => names.includes(month))
  const wholeYear = year.length === 2 ? 2000 + Number(year) : Number(year)
  const place = named === -1 ? Number(month) - 1 : named
  const date = new Date(Date.UTC(wholeYear, place, day))
  if (Number.isNaN(date.getTime()) || date.getUTCMonth() !== place || date.getUTCDate() !== day) return null
  return date.toISOString().slice(0, 10)
}

/** The shortest range that contains both; null means none. */
export function joinDays(one: DayRange | null, other: DayRange | null): DayRange | null {
  if (one === null || other === null) return one ?? other
  return {
    firstDay: one.firstDay < other.firstDay ? one.firstDay : other.firstDay,
    lastDay: one.lastDay > other.lastDay ? one.lastDay : other.lastDay,
  }
}

/** More days than this between the first and the last row are no report of one period. */
const LONGEST_PERIOD_DAYS = 92
const DAY_MS = 86_400_000

/**
 * Whether the days of a column are written month first, as in America: where a second number is above 12 and no first one.
 * Null where none is, and day first would spread a file of one month over the year.
 */
export function readsMonthFirst(cells: readonly (Cell | undefined)[]): boolean | null {
  const { proven, daysRead } = orderOf(cells)
  if (proven !== null) return proven
  return daysRead(false) > LONGEST_PERIOD_DAYS && daysRead(true) <= LONGEST_PERIOD_DAYS ? null : false
}

/**
 * Whether each day of a column is what it is read as: a number above 12 proves its order, or month first it would be no
 * shorter period. '10/01' and '10/02' may be two days of October, or one of January and one of February.
 */
export function isOrderCertain(cells: readonly (Cell | undefined)[]): boolean {
  const { proven, daysRead } = orderOf(cells)
  return proven !== null || daysRead(false) <= daysRead(true)
}

/** The order that a number above 12 proves, null without; and over how many days an order would spread the column. */
function orderOf(cells: readonly (Cell | undefined)[]): {
  proven: boolean | null
  daysRead: (monthFirst: boolean) => number
} {
  let monthFirst = false
  const numeric: Cell[] = []
  const daysRead = (inOrder: boolean) => daysOf(numeric.map((cell) => readDays(cell, inOrder)))
  for (const cell of cells) {
    const [, first, second] = typeof cell === 'string' ? (NUMERIC.exec(cell) ?? []) : []
    if (cell === undefined || first === undefined) continue
    if (Number(first) > 12) return { proven: false, daysRead }
    monthFirst ||= Number(second) > 12
    numeric.push(cell)
  }
  return { proven: monthFirst || null, daysRead }
}

function daysOf(ranges: readonly (DayRange | null)[]): number {
  const range = ranges.reduce(joinDays, null)
  return range === null ? 0 : (Date.parse(range.lastDay) - Date.parse(range.firstDay)) / DAY_MS
}
