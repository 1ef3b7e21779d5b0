import { sameToTheCent } from '../grid/cents.ts'
import { cellsOf } from '../grid/grid.ts'
import type { Reading } from '../roles/reading.ts'
import type { SheetRegion } from '../tables/sheet-region.ts'
import type { SheetTable, ScannedRows } from '../tables/sheet-table.ts'
import type { FoundLine } from './found-line.ts'
import { shareOfCost } from './line-charge.ts'
import type { LineReason } from './line-reason.ts'

/** Rows behind the last line in which a share of the lines is looked for. */
const NEAR = 8

/**
 * Shares of the cost of the lines behind the last one, as 'Assaisonnement 2 % | 0,60' between a subtotal and the total:
 * each is a line, whose cost is that percentage of the others.
 */
export function shareRows(
  { grid, from }: SheetTable,
  { lines: rows, name }: Pick<ScannedRows, 'lines' | 'name'>,
  { cost }: Pick<Reading, 'cost'>,
  lines: readonly FoundLine[],
  region: Pick<SheetRegion, 'toRow'>,
): { lines: FoundLine[]; reasons: LineReason[] } {
  const last = rows.at(-1)?.row
  const found: { lines: FoundLine[]; reasons: LineReason[] } = { lines: [...lines], reasons: [] }
  if (cost === null || last === undefined) return found
  const base = lines.reduce(
    (sum, line) => sum + (line.costing === 'forfait-percent' ? 0 : (line.cost ?? 0)),
    0,
  )
  for (let row = last + 1; row <= Math.min(last + NEAR, region.toRow); row += 1) {
    const cells = cellsOf(grid, row, from, cost.column - 1).filter(({ text }) => text !== '')
    const [named, ...others] = cells
    const stated = grid.cell(row, cost.column)
    // One in the column of the names is a line of the table.
    if (named === undefined || others.length > 0 || !named.isText || named.place.column === name) continue
    const percent = shareOfCost(named.text)
    if (percent === null || stated.figure === null) continue
    const computed = (base * percent) / 100
    const statedCost = { value: stated.figure.value, cell: stated.place }
    if (!sameToTheCent(computed, statedCost.value))
      found.reasons.push({
        reason: 'line-cost-differs',
        line: found.lines.length,
        computed,
        stated: statedCost,
      })
    found.lines.push({
      name: { value: named.text.trim(), cell: named.place },
      costing: 'forfait-percent',
      quantity: null,
      unit: null,
      lossPercent: null,
      netQuantity: null,
      price: null,
      priceUnit: null,
      forfait: { value: percent, cell: named.place },
      statedCost,
      cost: computed,
      note: null,
      section: null,
      preparation: null,
      hidden: grid.isHidden(row, named.place.column),
    })
  }
  return found
}
