/**
 * A line's share of the sheet's cost.
 * @param cost EUR, of the line
 * @param costTotal EUR, of the sheet
 * @returns percent, unrounded; 0 while the sheet costs nothing
 */
export function shareOfTotal(cost: number, costTotal: number): number {
  return costTotal > 0 ? (cost / costTotal) * 100 : 0
}
