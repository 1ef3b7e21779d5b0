import type { FoundLine } from './found-sheet.ts'
import { sameToTheCent } from './line-cost-of-file.ts'
import { valuesOf } from './line-values.ts'
import type { Reading } from './reading.ts'
import { saysAtWill } from './table-lines.ts'
import type { TableLines } from './table-lines.ts'

const SEASONING = /^(?:sel|poivre|salt|pepper|sal\b|pimienta|assaisonnement|seasoning)\b/u
/** Words for an amount in all, in place of a unit or a quantity. */
export const LUMP = /^(?:forfait|forf\.?|ft\.?|lump sum|global)$/u

/** A line that is not costed by a quantity and a price; null for any other. */
export function chargeOf(
  table: TableLines,
  reading: Reading,
  at: number,
  { statedCost, name }: FoundLine,
): Partial<FoundLine> | null {
  const row = table.rows[at]?.row ?? 0
  const values = valuesOf(table, reading, at)
  const stated = statedCost !== null && statedCost.value > 0 ? statedCost : null
  const quantityCell = reading.quantity?.cells[at]
  if (quantityCell?.figure?.kind === 'percent' && reading.cost !== null)
    return {
      costing: 'forfait-percent',
      quantity: null,
      unit: null,
      forfait: { value: quantityCell.figure.value * 100, cell: quantityCell.place },
    }
  const isLump = table.table.grid.cell(row, table.units[0] ?? table.name).words
  const lump = LUMP.test(isLump) || cellsSayLump(table, row)
  if (lump && stated !== null)
    return { costing: 'forfait', forfait: stated, quantity: null, unit: null, cost: stated.value }
  const hasQuantity = values.quantity !== null && values.quantity > 0
  if (saysAtWill(table, row)) {
    if (stated === null) return { costing: 'qs', quantity: null, unit: null, cost: 0 }
    return hasQuantity || values.price !== null
      ? null
      : { costing: 'forfait', forfait: stated, quantity: null, unit: null, cost: stated.value }
  }
  if (hasQuantity) return null
  // A line with a unit has lost its quantity.
  const isMeasured = table.units.some((column) => table.table.grid.cell(row, column).text !== '')
  const hasCell = quantityCell != null
  if (
    stated !== null &&
    !isMeasured &&
    !hasCell &&
    (values.price === null || sameToTheCent(values.price, stated.value))
  )
    return { costing: 'forfait', forfait: stated, quantity: null, unit: null, cost: stated.value }
  const isBare = values.price === null && stated === null
  return isBare && SEASONING.test(name.value.toLowerCase())
    ? { costing: 'qs', quantity: null, unit: null, cost: 0 }
    : null
}

function cellsSayLump({ table, name }: TableLines, row: number): boolean {
  for (let column = table.from; column <= table.to; column += 1)
    if (column !== name && LUMP.test(table.grid.cell(row, column).words)) return true
  return false
}
