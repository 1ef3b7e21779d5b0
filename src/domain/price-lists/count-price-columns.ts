import { cellText } from '../tables/cell.ts'
import type { Matrix } from '../tables/cell.ts'
import type { ColumnRole } from './column-roles.ts'
import { dataRows, headersOf } from '../tables/header.ts'
import type { ListMapping } from './propose-columns.ts'
import { plainHead } from '../tables/head-hints.ts'
import { anywhere } from '../words/word-list.ts'
import { readPrice } from './read-price.ts'
import { NO_MONEY_HEADS } from './words/other-papers.ts'

const SAMPLE = 300
const LEAST = 0.3
/** Roles whose figures are not prices. */
const NO_MONEY: ReadonlySet<ColumnRole> = new Set(['code', 'packCount', 'content', 'vat', 'allergenMark'])

const NO_MONEY_HEAD = anywhere(NO_MONEY_HEADS)

/** How many columns without another role could contain prices, so that the user can choose one. */
export function countPriceColumns(matrix: Matrix, { header, roles }: ListMapping): number {
  const heads = headersOf(matrix, header).map(plainHead)
  const rows = dataRows(matrix, header).slice(0, SAMPLE)
  const width = Math.max(0, ...rows.map((row) => row.length))
  const found = Array.from({ length: width }, (_, column) => column).filter((column) => {
    if (NO_MONEY.has(roles[column] ?? 'ignored')) return false
    const cells = rows.map((row) => row[column]).filter((cell) => cellText(cell) !== '')
    return cells.length > 0 && cells.filter((cell) => readPrice(cell).known).length >= LEAST * cells.length
  })
  const likely = found.filter((column) => !NO_MONEY_HEAD.test(heads[column] ?? ''))
  return likely.length > 0 ? likely.length : Math.min(1, found.length)
}
