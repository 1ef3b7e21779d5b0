/** A stretch of days as the API names it: 2026-09-01 to 2026-09-30, both counted. */
export interface Days {
  firstDay: string
  lastDay: string
}

const two = (figure: number) => String(figure).padStart(2, '0')

/** The day as the reader's calendar has it. */
function dayOf(date: Date): string {
  return `${String(date.getFullYear())}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Noon of a day where the reader is, for writing it out: midnight would be the day before somewhere. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00`)
}

/** Whole months, counted from that of a day: 0 is its own, −1 the one before. */
export function wholeMonths(today: Date, first: number, last: number): Days {
  const month = (from: number, day: number) =>
    dayOf(new Date(today.getFullYear(), today.getMonth() + from, day))
  return { firstDay: month(first, 1), lastDay: month(last + 1, 0) }
}

/** The month before a day: what a till's report is usually of. */
export function monthBefore(today: Date): Days {
  return wholeMonths(today, -1, -1)
}

/** Whether days are a whole month of the calendar, which has a name. */
export function isWholeMonth({ firstDay, lastDay }: Days): boolean {
  const first = noonOf(firstDay)
  const last = new Date(first.getFullYear(), first.getMonth() + 1, 0)
  return firstDay.endsWith('-01') && dayOf(last) === lastDay
}

/** How many they are. */
export function daysIn({ firstDay, lastDay }: Days): number {
  return (Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000 + 1
}

/** Whether two periods have the same days, and so the same name. */
export function haveSameDays(one: Days, other: Days): boolean {
  return one.firstDay === other.firstDay && one.lastDay === other.lastDay
}

/** Those that share a day with these. */
export function overlapping<Period extends Days>(periods: readonly Period[], days: Days): Period[] {
  return periods.filter(({ firstDay, lastDay }) => firstDay <= days.lastDay && days.firstDay <= lastDay)
}
