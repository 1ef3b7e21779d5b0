import { houseWall } from '../house/house-instant.ts'
import { plusDays } from './days.ts'

/** Minutes of the clock on the wall. Until five in the morning the dinner of the day before is still on. */
export const NIGHT_ENDS = 5 * 60

/**
 * The day whose services a kitchen is at then: after midnight, until the clock on the wall of the house shows five, the day before,
 * also in the nights in which that clock is changed. What is sold and what is ticked at 00:30 is of the dinner of that day.
 */
export function kitchenDay(instant: string | Date): string {
  const { day, time } = houseWall(instant)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes < NIGHT_ENDS ? plusDays(day, -1) : day
}
