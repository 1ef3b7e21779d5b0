import type { PriceListRow } from '#contract/price-lists.ts'
import type { Difference, DifferenceKind } from '../reading/compare-with-catalogue.ts'
import type { PlanOutcome } from '#web/entities/import-flow/import-types.ts'
import type { Ticks } from '#web/entities/import-flow/plan/use-ticks.ts'
import type { ListImport } from '../reading/list-reader.ts'

/** What a price list will do. */
export interface ListOutcome extends PlanOutcome<PriceListRow> {
  changes: PriceListRow[]
  /** Of those that are taken; unchanged ones are prices that are agreed now. */
  counts: Record<DifferenceKind, number>
  /** Products of the user's that get a new price. */
  newPrices: number
  /** Rows that are left out because they are not settled. */
  unresolved: number
  /** Of those that are taken, how many are to be checked first. */
  doubtful: number
}

export function outcomeOf(
  differences: readonly Difference[],
  { ids, resolved }: Pick<Ticks<ListImport>, 'ids' | 'resolved'>,
): ListOutcome {
  const counts = { new: 0, dearer: 0, cheaper: 0, changed: 0, unchanged: 0, vanished: 0, unresolved: 0 }
  const outcome: ListOutcome = {
    changes: [],
    counts,
    unchanged: 0,
    newPrices: 0,
    unresolved: 0,
    doubtful: 0,
  }
  const changed = new Set<string>()
  for (const difference of differences) {
    const { id } = difference
    const option = resolved.get(id)
    if (difference.kind === 'unresolved' && option === undefined) outcome.unresolved += 1
    const { kind, change, newPrice, doubts } = option ?? difference
    if (kind === 'unchanged') outcome.unchanged += 1
    if (change === null || (kind !== 'unchanged' && option === undefined && !ids.has(id))) continue
    if (change.kind !== 'add') {
      // Two rows that were settled for one product: the first counts.
      if (changed.has(change.productId)) continue
      changed.add(change.productId)
    }
    outcome.changes.push(change)
    counts[kind] += 1
    if (newPrice) outcome.newPrices += 1
    if (doubts.length > 0) outcome.doubtful += 1
  }
  return outcome
}
