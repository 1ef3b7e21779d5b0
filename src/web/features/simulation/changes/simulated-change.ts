import { simulationChange } from '#contract/simulation.ts'
import type { Change } from '#domain/simulation/change.ts'

/** In the order in which they are offered. */
export const CHANGE_KINDS = ['product', 'category', 'supplier', 'portions', 'price', 'coefficient'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** A line of the simulator: what changes, and to what; without a figure it changes nothing yet. */
export interface SimulatedChange {
  kind: ChangeKind
  /** An id or a category; '' for a coefficient of all sheets. */
  target: string
  value: number | null
}

/** A value that each kind takes, whatever its target. */
const HARMLESS = 1

/** What the domain and the API call it; null while it has no figure, or one that the contract refuses. */
export function changeOf(simulated: SimulatedChange): Change | null {
  return simulated.value === null ? null : checked(simulated, simulated.value)
}

/** Whether the contract would take it, once it has a figure. */
export function isSayable(simulated: SimulatedChange): boolean {
  return checked(simulated, simulated.value ?? HARMLESS) !== null
}

function checked(simulated: SimulatedChange, value: number): Change | null {
  return simulationChange.safeParse(named(simulated, value)).data ?? null
}

function named({ kind, target }: SimulatedChange, value: number): Record<string, unknown> {
  switch (kind) {
    case 'product':
      return { kind, userProductId: target, percent: value }
    case 'category':
      return { kind, category: target, percent: value }
    case 'supplier':
      return { kind, supplierId: target, percent: value }
    case 'portions':
      return { kind, sheetId: target, portions: value }
    case 'price':
      return { kind, sheetId: target, sellingPriceHt: value }
    case 'coefficient':
      return { kind, category: target === '' ? null : target, coefficient: value }
  }
}

/** Of one thing one change: which line it is. */
export function changeKey({ kind, target }: Pick<SimulatedChange, 'kind' | 'target'>): string {
  return `${kind} ${target}`
}
