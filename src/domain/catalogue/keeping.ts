/** The units in which it is typed how long something keeps, by their hours. */
export const HOURS_OF = { hours: 1, days: 24 } as const
export type KeepingUnit = keyof typeof HOURS_OF

/** The unit in which so many hours are read: days from two whole ones on. */
export function keepingUnit(hours: number | null): KeepingUnit {
  return hours !== null && hours >= 2 * HOURS_OF.days && hours % HOURS_OF.days === 0 ? 'days' : 'hours'
}
