import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { QUANTITY_DECIMALS } from '../quantity/limits.ts'
import type { Receipt } from './order.ts'

/** Of a line that may have a remainder. */
export const LACKING = ['none', 'short', 'refused'] as const satisfies readonly Receipt[]
/** For so many days after a delivery its remainder is waited for. */
export const DUE_DAYS = 60

/** A line as far as it has arrived. */
export interface ReceivedLine {
  packs: number | null
  receipt: Receipt
  /** Packs that arrived and were kept; null where that was not counted. */
  receivedQuantity: number | null
}

/**
 * Packs that a supplier still has to deliver of a line: what was short, and what was refused. Something that replaces it is
 * taken for it.
 * @returns 0 where nothing is due; null where that is not known: nothing was ticked yet, or what arrived was not counted
 */
export function stillDue({ packs, receipt, receivedQuantity }: ReceivedLine): number | null {
  if (receipt === 'none') return null
  if (receipt === 'ok' || receipt === 'replaced') return 0
  const kept = receipt === 'refused' ? (receivedQuantity ?? 0) : receivedQuantity
  if (packs === null || kept === null) return null
  return Math.max(0, roundHalfAwayFromZero(packs - kept, QUANTITY_DECIMALS))
}
