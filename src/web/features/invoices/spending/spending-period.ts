import type { Days } from '#web/entities/carte/days.ts'
import { wholeMonths } from '#web/entities/carte/days.ts'
import { day, searchOf } from '#web/lib/navigation/search-params.ts'

/** What the address holds: the first day and the last one. */
export const spendingSearch = searchOf({ du: day, au: day })
export type SpendingSearch = ReturnType<typeof spendingSearch>

/** The periods that are one click away, in months from this one; the keys are those of the texts. */
export const PERIODS = [
  { key: 'month', first: 0, last: 0 },
  { key: 'before', first: -1, last: -1 },
  { key: 'quarter', first: -2, last: 0 },
  { key: 'year', first: -11, last: 0 },
] as const

/** The days of an address; the last twelve months where it has none. */
export function daysOf({ du, au }: SpendingSearch, today: Date): Days {
  const { firstDay, lastDay } = wholeMonths(today, -11, 0)
  return { firstDay: du ?? firstDay, lastDay: au ?? lastDay }
}

/** A month of the answer, '2026-10', as its days. */
export function daysOfMonth(month: string): Days {
  return wholeMonths(new Date(`${month}-15T12:00:00`), 0, 0)
}

/** What the address holds for some days. */
export function searchOfDays({ firstDay, lastDay }: Days) {
  return { du: firstDay, au: lastDay }
}
