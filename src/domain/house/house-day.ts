/** Where houses are: days begin and end there, whatever the clock of the server or the browser. */
export const HOUSE_TIME_ZONE = 'Europe/Paris'

const DAY = new Intl.DateTimeFormat('sv', { timeZone: HOUSE_TIME_ZONE })

/** The day of an instant where the house is, as 2026-09-29. */
export function houseDay(instant: string | Date): string {
  return DAY.format(new Date(instant))
}
