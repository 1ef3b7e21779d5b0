import { MIN_QUANTITY } from '../quantity/limits.ts'
import { wholeOf } from './whole-of.ts'
import type { PurchaseSheet } from './purchase-kitchen.ts'

/**
 * How many times a whole sheet is needed on a day, unrounded, and where that comes from. `served` and `takenBy` add up to
 * `needed`; so do `ready`, `covered` and `times`.
 */
export interface MadeSheet {
  /** For its own covers. */
  served: number
  /** For each sheet that takes it, by its id. */
  takenBy: Map<string, number>
  needed: number
  /** Of that, what is ready and used. */
  ready: number
  /** Of that, what an earlier day has provided, which made it for several. */
  covered: number
  /** Of that, what is left to be made on the day. */
  times: number
  /** What is ready beyond what is needed. */
  excess: number
  /** Of so many days, this one included, the needs are in `needed`; 0 on a day that an earlier one covers. */
  days: number
}

/** What is known of the making of a sheet on a day. */
export interface Making {
  /** How many times it is ready. */
  ready: number
  /** For how many days it is made, this one included: at least 1. */
  days: number
}

export const MADE_FOR_THE_DAY: Making = { ready: 0, days: 1 }

/** What is needed of a sheet on one day: nothing but what is served on it, and what sheets take that are made on it. */
export class Need {
  served = 0
  readonly takenBy = new Map<string, number>()

  takes(by: string, times: number): void {
    this.takenBy.set(by, (this.takenBy.get(by) ?? 0) + times)
  }

  add({ served, takenBy }: Need): void {
    this.served += served
    for (const [by, times] of takenBy) this.takes(by, times)
  }

  get times(): number {
    let sum = this.served
    for (const times of this.takenBy.values()) sum += times
    return sum
  }
}

/**
 * What is made of a sheet on each day. A day that no earlier one covers makes it for as many days as it says: for the sum
 * of their needs, less what is ready on that day, never below zero. Those days are covered, and make nothing. What is ready
 * on a day that is covered, and what is ready beyond the needs, is in excess, and shrinks no later day.
 * @param needs of consecutive days; no day is made for more of them than there are
 */
export function madeOfNeeds(
  needs: readonly Need[],
  makingOn: (day: number) => Making,
  sheet: PurchaseSheet,
): MadeSheet[] {
  const made: MadeSheet[] = []
  const least = MIN_QUANTITY / wholeOf(sheet).quantity
  let uncovered = 0
  for (const [day, need] of needs.entries()) {
    const making = makingOn(day)
    if (day < uncovered) {
      const { served, takenBy, times: needed } = need
      const nothing = { ready: 0, times: 0, days: 0 }
      made.push({ served, takenBy, needed, covered: needed, ...nothing, excess: making.ready })
      continue
    }
    const covers = needs.slice(day, day + Math.max(1, making.days))
    uncovered = day + covers.length
    made.push({ ...madeOnDay(summed(covers), making.ready, least), covered: 0, days: covers.length })
  }
  return made
}

function summed(needs: readonly Need[]): Need {
  const [first = new Need(), ...others] = needs
  if (others.length === 0) return first
  const sum = new Need()
  for (const need of needs) sum.add(need)
  return sum
}

/** @param least less than this is the rounding of what was typed as ready, and is neither made nor left */
function madeOnDay(need: Need, ready: number, least: number) {
  const { served, takenBy, times: needed } = need
  const left = needed - ready
  const isAll = ready > 0 && Math.abs(left) < least
  return {
    served,
    takenBy,
    needed,
    ready: isAll || left < 0 ? needed : ready,
    times: isAll || left < 0 ? 0 : left,
    excess: isAll || left > 0 ? 0 : -left,
  }
}
