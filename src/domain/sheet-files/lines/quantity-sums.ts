import { beginning, whole } from '../../words/word-list.ts'
import { sameQuantity } from '../grid/cents.ts'
import type { GridCell } from '../grid/grid.ts'
import { conversion } from '../grid/line-measure.ts'
import type { LineMeasure } from '../grid/line-measure.ts'
import { headUnit } from '../roles/line-values.ts'
import { phaseColumns } from '../roles/phase-columns.ts'
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
          (column) =>
            column !== price &&
            column !== cost &&
            !column.money &&
            !quantity.parts.includes(column.column) &&
            isTotal(hintOf(lines, column), phaseColumns(lines) !== null),
        )
  const parts = total === undefined ? null : summedParts(lines, total)
  if (total === undefined || parts === null) return []
  const unitOf = (cell: GridCell) => cell.figure?.unit ?? headUnit(lines, total.column)
  const compared = parts.cells.flatMap((cell, at) => {
    const stated = total.cells[at]
    return cell?.figure == null || stated?.figure == null
      ? []
      : [
          {
            computed: cell.figure.value * factorOf(cell.figure.unit, unitOf(stated)),
            stated: { value: stated.figure.value, cell: stated.place },
          },
        ]
  })
  const differing = compared.filter(({ computed, stated }) => !sameQuantity(computed, stated.value))
  const isOfPhase = (column: number) => PHASE.test(headWords(table.heads[column - table.from] ?? ''))
  const arePhases = phaseColumns(lines) !== null || parts.parts.every(isOfPhase)
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

/** How many of a unit one of another is; 1 where one of them is not known. */
const factorOf = (one: LineMeasure | null, other: LineMeasure | null) =>
  one === null || other === null ? 1 : (conversion(one, other) ?? 1)

/** Whether no figure of the columns is more than the total of its line, as one of something else would be. */
function areParts(columns: readonly number[], total: FigureColumn, { figures }: TableLines): boolean {
  const parts = figures.filter(({ column }) => columns.includes(column))
  return total.cells.every((cell, at) =>
    parts.every((part) => (part.cells[at]?.figure?.value ?? 0) <= (cell?.figure?.value ?? 0)),
  )
}

/** 'Total' may be of quantities; beside phases 'Quantité totale' is it too. */
const isTotal = ({ quantity, lineCost }: ReturnType<typeof hintOf>, isOfPhases: boolean) =>
  quantity !== undefined && (lineCost !== undefined || isOfPhases)
