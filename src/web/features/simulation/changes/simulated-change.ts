import { simulationChange } from '#contract/simulation.ts'
import type { Change } from '#domain/simulation/change.ts'
import type { PriceMeasure, PriceMove } from '#domain/simulation/price-move.ts'

/** In the order in which they are offered. */
export const CHANGE_KINDS = ['product', 'category', 'supplier', 'portions', 'price', 'coefficient'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** A line of the simulator: what changes, and to what; without a figure it changes nothing yet. */
export interface SimulatedChange {
  kind: ChangeKind
  /** An id or a category; '' for a coefficient of all sheets. */
  target: string
  value: number | null
  /** What the figure of a price is; by default a percentage for products, and a price for a sheet. */
  measure?: PriceMeasure
}

export type ChangeFigure = Pick<SimulatedChange, 'value' | 'measure'>

/** A value that each kind takes, whatever its target and measure. */
const HARMLESS = 1

/** Whether its figure is a price or a change of one, which are typed with their signs. */
export function isOfPrices(kind: ChangeKind): boolean {
  return kind !== 'portions' && kind !== 'coefficient'
}

export function usualMeasure(kind: ChangeKind): PriceMeasure {
  return kind === 'price' ? 'price' : 'percent'
}

/** How a change moves the price that it is about; null while it has no figure. */
export function priceMoveOf({
  kind,
  value,
  measure = usualMeasure(kind),
}: SimulatedChange): PriceMove | null {
  return value === null ? null : { measure, value }
}

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

function named(
  { kind, target, measure = usualMeasure(kind) }: SimulatedChange,
  value: number,
): Record<string, unknown> {
  switch (kind) {
    case 'product':
      return { kind, userProductId: target, [measure === 'price' ? 'priceHt' : measure]: value }
    case 'category':
      return { kind, category: target, [measure]: value }
    case 'supplier':
      return { kind, supplierId: target, [measure]: value }
    case 'portions':
      return { kind, sheetId: target, portions: value }
    case 'price':
      return { kind, sheetId: target, [measure === 'price' ? 'sellingPriceHt' : measure]: value }
    case 'coefficient':
      return { kind, category: target === '' ? null : target, coefficient: value }
  }
}

/** Of one thing one change: which line it is. */
export function changeKey({ kind, target }: Pick<SimulatedChange, 'kind' | 'target'>): string {
  return `${kind} ${target}`
}
