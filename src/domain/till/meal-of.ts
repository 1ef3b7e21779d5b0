import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { NIGHT_ENDS } from '../services/kitchen-day.ts'
import type { Meal } from '../services/service.ts'
import type { Cell } from '../tables/cell.ts'
import { anywhere } from '../words/word-list.ts'
import { DINNER, LUNCH } from './words/till-meals.ts'

/** Minutes since midnight. Before 5 a.m. a sale is of the evening before (`kitchenDay`), before 5 p.m. it is of lunch. */
const LUNCH_ENDS = 17 * 60
const DAY_MINUTES = 24 * 60

/** '12:41', '12h41', '8:15 PM', '2026-10-01T20:15:00+02:00'. */
const CLOCK = /(?<![\d:])(\d{1,2})\s?[:h]\s?(\d{2})(?::\d{2}(?:\.\d+)?)?\s?([ap]m\b)?/u
/** In universal time, the hour of the house is another one. */
const UNIVERSAL = /\d(?:z|\+00:?00)$/u
const LUNCH_WORDS = anywhere(LUNCH)
const DINNER_WORDS = anywhere(DINNER)
const LONGEST = 60

/** The minutes since midnight that a cell has, as a text or as a workbook's time; null without. */
export function minutesIn(cell: Cell | undefined): number | null {
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime()) ? null : cell.getUTCHours() * 60 + cell.getUTCMinutes()
  // A workbook stores a time as a part of its day.
  if (typeof cell === 'number') return cell > 0 && cell < 1 ? Math.floor(cell * DAY_MINUTES + 1e-6) : null
  if (typeof cell !== 'string') return null
  const text = foldForSearch(cell.slice(0, LONGEST)).trim()
  const [, hour, minute, half] = UNIVERSAL.test(text) ? [] : (CLOCK.exec(text) ?? [])
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null
  const twelve = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'pm' ? 12 : 0)
  return twelve * 60 + Number(minute)
}

/** The meal of a cell that says it: 'Midi', 'Service du soir', or a time. */
export function saysMeal(cell: Cell | undefined): Meal | null {
  const minutes = minutesIn(cell)
  if (minutes !== null) return mealAt(minutes)
  if (typeof cell !== 'string') return null
  const words = foldForSearch(cell.slice(0, LONGEST))
  const [isLunch, isDinner] = [LUNCH_WORDS.test(words), DINNER_WORDS.test(words)]
  return isLunch === isDinner ? null : isLunch ? 'lunch' : 'dinner'
}

export function mealAt(minutes: number): Meal {
  return minutes >= NIGHT_ENDS && minutes < LUNCH_ENDS ? 'lunch' : 'dinner'
}

/** Whether what is sold at this time is of the evening before. */
export function isAfterMidnight(minutes: number): boolean {
  return minutes < NIGHT_ENDS
}
