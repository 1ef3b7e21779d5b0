import type { ScoredReading } from '../roles/reading.ts'
import { failedColumns } from '../roles/table-lines.ts'
import type { TableLines } from '../roles/table-lines.ts'
import type { FoundLine, ReadLines } from './found-line.ts'

/** Whether a table has quantities, and prices or costs whose formulas have no value that is known. */
export function isUnknownSheet(lines: TableLines, { lines: found, reasons }: ReadLines): boolean {
  const failed = reasons.filter(({ reason }) => reason === 'value-unknown').length
  const quantities = found.filter(({ quantity }) => quantity !== null).length
  return failed * 2 > found.length && quantities * 2 > found.length && failedColumns(lines).length > 0
}

/**
 * A table of lines has quantities in most of them; a list of products has prices alone.
 * @param areParts whether the heads of a quantity in parts name phases of one dish
 */
export function isSheet(
  lines: readonly FoundLine[],
  { quantity, price, proven, provable }: ScoredReading,
  isPriceNamed = true,
  areParts = false,
): boolean {
  if (quantity === null) return false
  // Columns that are no parts of one quantity, as their sum costs nothing that is stated: recipes, or suppliers.
  if (quantity.parts.length > 0 && !areParts && proven === 0 && (price === null || !isPriceNamed))
    return false
  const measured = lines.filter((line) => line.quantity !== null).length
  // Hours by day and their sum are no lines: these have units or prices.
  const isPriced = price !== null && (isPriceNamed || price.money || (provable > 0 && proven * 2 >= provable))
  if (!isPriced && lines.filter(({ unit }) => unit !== null).length * 2 < measured) return false
  return (
    measured >= 1 &&
    measured * 3 >= lines.length &&
    lines.filter(({ name }) => /\p{L}/u.test(name.value)).length * 2 > lines.length
  )
}
