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

/** The month before a day, whole: what a till's report is usually of. */
export function monthBefore(today: Date): Days {
  const first = new Date(today.getFullYear(), today.getMonth() - 1, 1)
  const last = new Date(today.getFullYear(), today.getMonth(), 0)
  return { firstDay: dayOf(first), lastDay: dayOf(last) }
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
