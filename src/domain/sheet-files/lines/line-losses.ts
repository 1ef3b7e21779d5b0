import { headUnit, lossOf } from '../roles/line-values.ts'
import { hintOf } from '../roles/reading-columns.ts'
import type { ScoredReading } from '../roles/reading.ts'
import type { FigureColumn, TableLines } from '../roles/table-lines.ts'
import type { GridCell } from '../grid/grid.ts'
import { headWords } from '../tables/head-words.ts'
import type { HeadHints } from '../tables/head-words.ts'
import type { FoundLine } from './found-line.ts'

/** Within which the net quantity of the file is what its gross one and its loss leave. */
const SAME = 0.005

/**
 * The lines with the losses of columns that the costs do not charge. Of a gross quantity that is its loss: what is left
 * and the loss cost the same. Of any other quantity it has no effect on the cost, and becomes a note of its line, as do
 * losses that are no share: '15 g', '5-8 %', 'Coef. perte 1,1'.
 */
export function withLosses(lines: TableLines, reading: ScoredReading, found: FoundLine[]): FoundLine[] {
  const { quantity, loss } = reading
  const columns = lossColumns(lines).filter(({ column }) => column !== loss?.column)
  if (quantity === null || columns.length === 0) return found
  const isGross = loss === null && hintOf(lines, quantity).gross !== undefined
  return found.map((line, at): FoundLine => {
    if (line.costing !== 'quantity') return line
    const gross = isGross ? (quantity.cells[at]?.figure?.value ?? null) : null
    const noted: string[] = []
    let grossLoss: FoundLine['grossLoss']
    for (const column of columns) {
      const share = isOfShares(lines, column) ? shareLost(lines, column, at) : null
      const cell = column.cells[at]
      if (share !== null && cell != null) {
        if (share === 0 || cell.figure?.value === 0) continue
        const percent = Math.round(share * 1e8) / 1e6
        if (grossLoss === undefined && gross !== null && share > 0 && share < 1 && isLeft(line, gross, share))
          grossLoss = { value: percent, cell: cell.place }
        else noted.push(noteOf(lines, column, shownPercent(lines, column, percent)))
      } else if (takesAway(lines, column, at))
        noted.push(noteOf(lines, column, writtenLoss(lines, column, at)))
    }
    return {
      ...line,
      ...(grossLoss !== undefined && { grossLoss }),
      ...(noted.length > 0 && { lossNoted: noted.join(', ') }),
    }
  })
}

/** The columns of losses and yields, those without a figure included. */
function lossColumns(lines: TableLines): FigureColumn[] {
  const { hints, from } = lines.table
  return hints.flatMap((hint, at): FigureColumn[] => {
    const column = from + at
    if (!isLoss(hint) || column === lines.name) return []
    const known = lines.figures.find((figures) => figures.column === column)
    const none = { column, cells: lines.rows.map(() => null), money: false, percent: false, parts: [] }
    return [known ?? none]
  })
}

const isLoss = ({ loss, yield: left }: HeadHints) => loss !== undefined || left !== undefined

/** Words of heads under which a figure of more than 1 multiplies, and those of amounts. */
const NO_SHARE = /\bcoef|€|\b(?:cout|valeur|montant)s?\b/u

/** Whether plain figures of a column are shares or percentages: none where its head has a unit, 'Perte (kg)'. */
function isOfShares(lines: TableLines, { column, money }: FigureColumn): boolean {
  const head = lines.table.heads[column - lines.table.from] ?? ''
  return !money && headUnit(lines, column) === null && !NO_SHARE.test(headWords(head))
}

/** A share of 1 that is lost; null without a figure, and of one with a unit. */
function shareLost(lines: TableLines, column: FigureColumn, at: number): number | null {
  const figure = column.cells[at]?.figure ?? null
  if (figure === null || figure.unit !== null || figure.kind === 'money' || figure.unclear) return null
  const isYield = hintOf(lines, column).yield !== undefined
  const share = lossOf({ loss: column, lossModel: isYield ? 'yield' : 'rendement' }, at)
  return share === null ? null : isYield ? 1 - share : share
}

const cellOf = ({ table, rows }: TableLines, { column }: FigureColumn, at: number): GridCell =>
  table.grid.cell(rows[at]?.row ?? 0, column)

/** Whether a cell that is no share says something of its line: neither 0, nor the factor 1, nor '-' or 'aucune'. */
function takesAway(lines: TableLines, column: FigureColumn, at: number): boolean {
  const { figure, text, words } = cellOf(lines, column, at)
  if (figure !== null)
    return figure.value !== 0 && !(figure.value === 1 && NO_SHARE.test(headOf(lines, column)))
  return /[\p{L}\d]/u.test(text) && !NOTHING_LOST.test(words)
}

const NOTHING_LOST = /^(?:aucune?|neant|sans|non|no|none|nil|n\/?a|x)\.?$/u

const headOf = ({ table }: TableLines, { column }: FigureColumn) =>
  headWords(table.heads[column - table.from] ?? '')

/** '15 g', '5-8 %', '1,1' */
function writtenLoss(lines: TableLines, column: FigureColumn, at: number): string {
  const { figure, text, isText } = cellOf(lines, column, at)
  if (figure === null || isText) return text
  const unit = figure.unit ?? headUnit(lines, column.column)
  const isMoney = column.money || /€/u.test(headOf(lines, column))
  return `${decimal(figure.value)}${unit === null ? '' : ` ${unit}`}${isMoney ? ' €' : ''}`
}

const decimal = (value: number) => String(Math.round(value * 1e6) / 1e6).replace('.', ',')

/** Whether the file has no net quantity, or the one that the loss leaves. */
function isLeft({ netQuantity }: FoundLine, gross: number, share: number): boolean {
  return netQuantity === null || Math.abs(netQuantity.value - gross * (1 - share)) <= gross * SAME
}

function shownPercent(lines: TableLines, column: FigureColumn, percent: number): string {
  return `${decimal(hintOf(lines, column).yield === undefined ? percent : 100 - percent)} %`
}

/** 'Perte : 12 %', 'Rendement : 85 %', 'Déchets : 0,2 kg' */
function noteOf({ table }: TableLines, { column }: FigureColumn, loss: string): string {
  const head = (table.heads[column - table.from] ?? '')
    .replace(/\s*\(?%\)?\s*/gu, ' ')
    .replace(/\s*\((?:en )?(?:k?g|[cdm]?l|€)\)\s*$/iu, '')
    .trim()
  return `${head === '' ? 'Perte' : head} : ${loss}`
}
