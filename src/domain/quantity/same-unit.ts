import type { Unit } from './unit.ts'

/** Whether two units are the same: by name, or 'pièce' and 'unité', which both mean one piece. */
export function isSameUnit(one: Unit, other: Unit): boolean {
  return one === other || (isOneOfIt(one) && isOneOfIt(other))
}

function isOneOfIt(unit: Unit): boolean {
  return unit === 'pièce' || unit === 'unité'
}
