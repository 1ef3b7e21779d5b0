import { cellText } from '../tables/cell.ts'
import type { Matrix } from '../tables/cell.ts'
import type { ColumnRole } from './column-roles.ts'
import { dataRows } from '../tables/header.ts'
import type { ListMapping } from './propose-columns.ts'
import { readPrice } from './read-price.ts'

const SAMPLE = 300
const LEAST = 0.3
/** Roles whose figures are not prices. */
const NO_MONEY: ReadonlySet<ColumnRole> = new Set(['code', 'packCount', 'content', 'vat', 'allergenMark'])

/** How many columns without another role could contain prices, so that the user can choose one. */
export function countPriceColumns(matrix: Matrix, { header, roles }: ListMapping): number {
  const rows = dataRows(matrix, header).slice(0, SAMPLE)
  const width = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: width }, (_, column) => column).filter((column) => {
    if (NO_MONEY.has(roles[column] ?? 'ignored')) return false
    const cells = rows.map((row) => row[column]).filter((cell) => cellText(cell) !== '')
    return cells.length > 0 && cells.filter((cell) => readPrice(cell).known).length >= LEAST * cells.length
  }).length
}
