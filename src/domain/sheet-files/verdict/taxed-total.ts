import { sameToTheCent } from '../grid/cents.ts'
import type { Found } from '../grid/found.ts'
import type { StatedFigure } from '../lines/line-reason.ts'
import type { LabelledFigure } from '../tables/sheet-region.ts'
import type { SheetReason } from './sheet-reason.ts'

/**
 * What a total with VAT says of the cost of the lines, where the file has no other total: it is that cost with the VAT of a
 * row beside it, a rate or an amount.
 * @param cost EUR of all lines, without VAT
 * @returns null where the file has none, or where it is of a selling price
 */
export function taxedTotal(
  labelled: readonly LabelledFigure[],
  cost: number,
): { proof: Found<StatedFigure> } | { reason: SheetReason } | null {
  const stated = taxedTotalOf(labelled)
  if (stated === null) return null
  const sums = labelled
    .filter(
      ({ kind, found }) => (kind === 'vat' || kind === 'vat-amount') && found.cell.row <= stated.cell.row,
    )
    .flatMap(({ kind, figure: { value, kind: of } }) => [
      ...(of === 'percent' ? [] : [cost + value]),
      ...(kind === 'vat' ? [cost * (1 + (of === 'percent' ? value : value / 100))] : []),
    ])
  if (sameToTheCent(cost, stated.value)) return { reason: { reason: 'prices-with-tax' } }
  if (sums.some((sum) => sameToTheCent(sum, stated.value)))
    return { proof: { value: 'total', cell: stated.cell } }
  const computed =
    sums.toSorted((one, other) => Math.abs(one - stated.value) - Math.abs(other - stated.value))[0] ?? cost
  return { reason: { reason: 'figure-differs', figure: 'total-ttc', computed, stated } }
}

/** Under a selling price it is what a guest pays. */
export function taxedTotalOf(labelled: readonly LabelledFigure[]): Found<number> | null {
  const isSold = labelled.some(({ kind }) => kind === 'price' || kind === 'price-ht' || kind === 'price-ttc')
  return isSold ? null : (labelled.find(({ kind }) => kind === 'total-ttc')?.found ?? null)
}
