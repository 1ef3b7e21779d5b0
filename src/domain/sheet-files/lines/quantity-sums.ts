import { beginning, whole } from '../../words/word-list.ts'
import { sameQuantity } from '../grid/cents.ts'
import { hintOf, summedParts } from '../roles/reading-columns.ts'
import type { Reading } from '../roles/reading.ts'
import type { FigureColumn, TableLines } from '../roles/table-lines.ts'
import { headWords } from '../tables/head-words.ts'
import { PHASES } from '../tables/words/dish-words.ts'
import { SUM_HEADS } from '../tables/words/quantity-heads.ts'
import type { LineReason } from './line-reason.ts'

const PHASE = beginning(PHASES)
const SUM = whole(SUM_HEADS)

/**
 * What differs between the quantities of phases and the column that adds them up. Columns that add up in no line, and are
 * not named as phases, are no parts of it.
 */
export function quantitySums(lines: TableLines, { quantity, price, cost }: Reading): LineReason[] {
  const { table, figures } = lines
  if (quantity === null || table.fixed !== undefined) return []
  const total =
    quantity.parts.length === 0
      ? quantity
      : figures.find(
          (column) => column !== price && column !== cost && !column.money && isTotal(hintOf(lines, column)),
        )
  const parts = total === undefined ? null : summedParts(lines, total)
  if (total === undefined || parts === null) return []
  const compared = parts.cells.flatMap((cell, at) => {
    const stated = total.cells[at]
    return cell?.figure == null || stated?.figure == null
      ? []
      : [{ computed: cell.figure.value, stated: { value: stated.figure.value, cell: stated.place } }]
  })
  const differing = compared.filter(({ computed, stated }) => !sameQuantity(computed, stated.value))
  const arePhases = parts.parts.every((column) =>
    PHASE.test(headWords(table.heads[column - table.from] ?? '')),
  )
  const isSum =
    SUM.test(headWords(table.heads[total.column - table.from] ?? '')) && areParts(parts.parts, total, lines)
  if (!arePhases && !isSum && differing.length * 2 > compared.length) return []
  return differing.map(({ computed, stated }) => ({
    reason: 'figure-differs',
    figure: 'quantity-total',
    computed,
    stated,
  }))
}

/** Whether no figure of the columns is more than the total of its line, as one of something else would be. */
function areParts(columns: readonly number[], total: FigureColumn, { figures }: TableLines): boolean {
  const parts = figures.filter(({ column }) => columns.includes(column))
  return total.cells.every((cell, at) =>
    parts.every((part) => (part.cells[at]?.figure?.value ?? 0) <= (cell?.figure?.value ?? 0)),
  )
}

const isTotal = ({ quantity, lineCost }: ReturnType<typeof hintOf>) =>
  quantity !== undefined && lineCost !== undefined
