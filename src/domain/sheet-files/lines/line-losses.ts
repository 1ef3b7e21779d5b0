import { lossOf } from '../roles/line-values.ts'
import { hintOf } from '../roles/reading-columns.ts'
import type { ScoredReading } from '../roles/reading.ts'
import type { FigureColumn, TableLines } from '../roles/table-lines.ts'
import type { HeadHints } from '../tables/head-words.ts'
import type { FoundLine } from './found-line.ts'

/** Within which the net quantity of the file is what its gross one and its loss leave. */
const SAME = 0.005

/**
 * The lines with the losses of a column that the costs do not charge. Of a gross quantity that is its loss: what is left
 * and the loss cost the same. Of any other quantity it has no effect on the cost, and becomes a note of its line.
 */
export function withLosses(lines: TableLines, reading: ScoredReading, found: FoundLine[]): FoundLine[] {
  const { quantity, loss } = reading
  if (quantity === null || loss !== null) return found
  const column = lines.figures.find((one) => isLoss(hintOf(lines, one)))
  if (column === undefined) return found
  const isGross = hintOf(lines, quantity).gross !== undefined
  return found.map((line, at): FoundLine => {
    const cell = column.cells[at]
    const share = shareLost(lines, column, at)
    if (
      line.costing !== 'quantity' ||
      cell == null ||
      share === null ||
      share === 0 ||
      cell.figure?.value === 0
    )
      return line
    const percent = Math.round(share * 1e8) / 1e6
    const gross = quantity.cells[at]?.figure?.value ?? null
    if (isGross && gross !== null && share > 0 && share < 1 && isLeft(line, gross, share))
      return { ...line, grossLoss: { value: percent, cell: cell.place } }
    return { ...line, lossNoted: noteOf(lines, column, percent) }
  })
}

const isLoss = ({ loss, yield: left }: HeadHints) => loss !== undefined || left !== undefined

/** A share of 1 that is lost; null without a figure. */
function shareLost(lines: TableLines, column: FigureColumn, at: number): number | null {
  const isYield = hintOf(lines, column).yield !== undefined
  const share = lossOf({ loss: column, lossModel: isYield ? 'yield' : 'rendement' }, at)
  return share === null ? null : isYield ? 1 - share : share
}

/** Whether the file has no net quantity, or the one that the loss leaves. */
function isLeft({ netQuantity }: FoundLine, gross: number, share: number): boolean {
  return netQuantity === null || Math.abs(netQuantity.value - gross * (1 - share)) <= gross * SAME
}

/** 'Perte : 12 %', 'Rendement : 85 %' */
function noteOf(lines: TableLines, column: FigureColumn, percent: number): string {
  const { heads, from } = lines.table
  const head = (heads[column.column - from] ?? '').replace(/\s*\(?%\)?\s*/gu, ' ').trim()
  const shown = hintOf(lines, column).yield === undefined ? percent : Math.round((100 - percent) * 1e6) / 1e6
  return `${head === '' ? 'Perte' : head} : ${String(shown).replace('.', ',')} %`
}
