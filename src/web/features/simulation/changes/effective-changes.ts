import type { SimulationKitchen } from '#contract/simulation.ts'
import { belowZero } from '#domain/simulation/change.ts'
import type { Change } from '#domain/simulation/change.ts'
import { isOutOfScope } from '../kitchen-index.ts'
import { changeKey, changeOf } from './simulated-change.ts'
import type { SimulatedChange } from './simulated-change.ts'

/** The changes that have a figure and an effect, and the keys of the lines whose figure would make a price negative. */
export function effectiveChanges(
  lines: readonly SimulatedChange[],
  kitchen: SimulationKitchen,
  scope: ReadonlySet<string> | null,
): { effective: Change[]; negative: ReadonlySet<string> } {
  const keyOf = new Map<Change, string>()
  for (const line of lines) {
    const change = isOutOfScope(line, scope) ? null : changeOf(line)
    if (change !== null) keyOf.set(change, changeKey(line))
  }
  const changes = [...keyOf.keys()]
  const refused = belowZero(kitchen, changes)
  return {
    effective: changes.filter((change) => !refused.has(change)),
    negative: new Set([...refused].map((change) => keyOf.get(change) ?? '')),
  }
}
