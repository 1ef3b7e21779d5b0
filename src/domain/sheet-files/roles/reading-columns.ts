import { conversion, measureOf } from '../grid/line-measure.ts'
import type { ColumnRole } from '../tables/column-role.ts'
import { headWords } from '../tables/head-words.ts'
import type { HeadHints, HeadRole } from '../tables/head-words.ts'
import { phaseColumns } from './phase-columns.ts'
import { unitInHead } from './table-lines.ts'
import type { FigureColumn, TableLines } from './table-lines.ts'
import { MONEY_HEADS } from './words/variant-words.ts'

/** The columns that each figure of a line may be in; null where it may be in none. */
export interface CandidateColumns {
  quantities: (FigureColumn | null)[]
  prices: (FigureColumn | null)[]
  costs: (FigureColumn | null)[]
  losses: FigureColumn[]
  /** Whether a reading without one of the losses is none. */
  isLossSure: boolean
}

const MOST_COLUMNS = 14

export const QUANTITY: Partial<Record<HeadRole, number>> = {
  quantity: 1,
  gross: 1,
  net: 0.95,
  portionQuantity: 0.3,
}
export const PRICE: Partial<Record<HeadRole, number>> = { price: 1, packPrice: 0.8 }
export const COST: Partial<Record<HeadRole, number>> = { lineCost: 1, portionCost: 0.5 }
export const LOSS: Partial<Record<HeadRole, number>> = { loss: 1, yield: 1 }

/** By the heads and the formats of a table, or by the roles that the user gave to its columns. */
export function candidateColumns(lines: TableLines): CandidateColumns {
  return lines.table.fixed === undefined ? byHeads(lines) : byUser(lines)
}

export function hintOf({ table }: TableLines, { column }: FigureColumn): HeadHints {
  return table.hints[column - table.from] ?? {}
}

const headOf = ({ table }: TableLines, { column }: FigureColumn) =>
  headWords(table.heads[column - table.from] ?? '')

/**
 * The quantity in parts that columns under other heads have together; null for fewer than two of them.
 * @param except what adds them up, whatever its head
 */
export function summedParts(lines: TableLines, except: FigureColumn): FigureColumn | null {
  const parts = partsByHeads(lines).filter(({ column }) => column !== except.column)
  return partsColumn(lines, parts)[0] ?? null
}

function byHeads(lines: TableLines): CandidateColumns {
  const may = (column: FigureColumn, roles: Partial<Record<HeadRole, number>>) =>
    mayBe(hintOf(lines, column), roles)
  const ofPhases = phaseColumns(lines)
  const isPhase = (column: FigureColumn) => ofPhases?.phases.includes(column) === true
  const isAmount = (column: FigureColumn) =>
    !isPhase(column) &&
    column !== ofPhases?.total &&
    !column.percent &&
    column.parts.length === 0 &&
    !headOf(lines, column).includes('%')
  // What the file adds up itself is compared with its phases, not replaced.
  const parts = ofPhases?.total == null ? partsColumn(lines, partsByHeads(lines)) : []
  const figures = [...lines.figures.slice(0, MOST_COLUMNS), ...parts]
  return {
    quantities: [
      ...figures.filter(
        (column) => !column.percent && !column.money && !isPhase(column) && may(column, QUANTITY),
      ),
      null,
    ],
    prices: [...figures.filter((column) => isAmount(column) && may(column, PRICE)), null],
    costs: [...figures.filter((column) => isAmount(column) && may(column, COST)), null],
    losses: figures.filter(
      (column) => may(column, LOSS) && (column.percent || Object.keys(hintOf(lines, column)).length > 0),
    ),
    isLossSure: false,
  }
}

function byUser(lines: TableLines): CandidateColumns {
  const columns = lines.table.fixed?.columns ?? []
  const of = (...roles: ColumnRole[]) =>
    lines.figures.filter(({ column }) =>
      columns.some((fixed) => fixed.column === column && roles.includes(fixed.role)),
    )
  const [quantity, ...parts] = of('quantity')
  const quantities =
    quantity === undefined ? [] : parts.length === 0 ? [quantity] : partsColumn(lines, [quantity, ...parts])
  const losses = of('loss', 'yield')
  return {
    quantities: orNone(quantities),
    prices: orNone(of('price', 'packPrice')),
    costs: orNone(of('cost')),
    losses,
    // A gross quantity has its loss in it.
    isLossSure: losses.length > 0 && quantities.every((column) => hintOf(lines, column).gross === undefined),
  }
}

const orNone = (found: FigureColumn[]) => (found.length > 0 ? found : [null])

/** The words of a head decide from here on; those of weaker hints, as 'Prix' for what a line costs, are no more than likely. */
const SURE = 4

/** A column without a known head may be anything. */
function mayBe(hint: HeadHints, roles: Partial<Record<HeadRole, number>>): boolean {
  const hinted = Object.keys(hint) as HeadRole[]
  return hinted.every((role) => (hint[role] ?? 0) < SURE) || hinted.some((role) => roles[role] !== undefined)
}

/** Words of amounts, which are no parts of a quantity. */
const OF_MONEY = new RegExp(String.raw`€|\b${MONEY_HEADS}\b`, 'u')

/** A column for each phase of the dish: under a head of phases, or one that is not known. */
function partsByHeads(lines: TableLines): FigureColumn[] {
  const { heads, from } = lines.table
  const ofPhases = phaseColumns(lines)
  return lines.figures.filter((column) => {
    const { money, percent } = column
    if (column === ofPhases?.total) return false
    if (ofPhases?.phases.includes(column) === true) return true
    return (
      !money &&
      !percent &&
      Object.keys(hintOf(lines, column)).length === 0 &&
      heads[column.column - from] !== '' &&
      !OF_MONEY.test(headWords(heads[column.column - from] ?? ''))
    )
  })
}

/** Without the error of a sum of doubles. */
const rounded = (sum: number) => Math.round(sum * 1e9) / 1e9

/**
 * A quantity in parts, and no total of them. Columns of one unit each, as 'Kg', 'L' and 'Pièce', give it to their
 * figures; parts whose units do not convert are no quantity.
 */
function partsColumn({ rows, table }: TableLines, parts: readonly FigureColumn[]): FigureColumn[] {
  if (parts.length < 2) return []
  const unitOf = ({ column }: FigureColumn) => {
    const head = table.heads[column - table.from] ?? ''
    return measureOf(head)?.measure ?? unitInHead(head)
  }
  const cells = rows.map((_, at) => {
    const filled = parts.flatMap((part) => {
      const cell = part.cells[at]
      const figure = cell?.figure
      return cell == null || figure == null
        ? []
        : [{ cell, figure: { ...figure, unit: figure.unit ?? unitOf(part) } }]
    })
    const [first] = filled
    if (first === undefined) return null
    const { unit } = first.figure
    const values = filled.map(({ figure }) => {
      const factor =
        figure.unit === unit
          ? 1
          : figure.unit === null || unit === null
            ? null
            : conversion(figure.unit, unit)
      return factor === null ? null : figure.value * factor
    })
    const value = values.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0)
    return value === null ? null : { ...first.cell, figure: { ...first.figure, value: rounded(value) } }
  })
  const columns = parts.map(({ column }) => column)
  return [{ column: Math.min(...columns), cells, money: false, percent: false, parts: columns }]
}
