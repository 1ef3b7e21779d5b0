import type { Unit } from './unit.ts'

/** Whether two units say the same: by the same name, or 'pièce' and 'unité', which both mean one of it. */
export function isSameUnit(one: Unit, other: Unit): boolean {
  return one === other || (isOneOfIt(one) && isOneOfIt(other))
}

function isOneOfIt(unit: Unit): boolean {
  return unit === 'pièce' || unit === 'unité'
}
