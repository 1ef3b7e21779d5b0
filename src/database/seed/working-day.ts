const DAY_MS = 86_400_000
const SUNDAY = 0
const SATURDAY = 6

/** Month and day of the French holidays that never move. */
const FIXED = new Set(['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'])
/** Days after Easter Sunday: Easter Monday, Ascension Day, Whit Monday. */
const AFTER_EASTER = new Set([1, 39, 50])

/** The day itself, or the last one before it on which a French office was open; the hour stays. */
export function workingDayUntil(day: Date): Date {
  return isWorkingDay(day) ? day : workingDayUntil(new Date(day.getTime() - DAY_MS))
}

function isWorkingDay(day: Date): boolean {
  const weekday = day.getUTCDay()
  if (weekday === SUNDAY || weekday === SATURDAY) return false
  if (FIXED.has(day.toISOString().slice(5, 10))) return false
  const sinceEaster = Math.floor((day.getTime() - easterSunday(day.getUTCFullYear())) / DAY_MS)
  return !AFTER_EASTER.has(sinceEaster)
}

/** Midnight of it; by the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const leap = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - leap + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const days = epact + toSunday - 7 * late + 114
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)
}
