import { cellsOf, isEmpty } from '../grid/grid.ts'
import type { Grid, GridCell } from '../grid/grid.ts'
import { beginsWithCount, countedPortions, isCounted } from './counted-portions.ts'
import { isPartOfDish, titlesOfDishes } from './dish-titles.ts'
import { headHints } from './head-words.ts'
import { labelOf } from './labels.ts'
import type { SheetTable } from './sheet-table.ts'

/** Figures of a row that is a line, at least. */
const LEAST_FIGURES = 2

/**
 * Whether a row has the title of a dish and what it makes, and nothing else: 'Financiers | 48 pièces',
 * 'Madeleines — 60 pièces'.
 */
function isCountedTitle({ grid, from, to }: SheetTable, name: number, row: number): boolean {
  const named = grid.cell(row, name)
  if (!named.isText || named.figure !== null || labelOf(named.text) !== null) return false
  const others = cellsOf(grid, row, from, to).filter((cell) => cell !== named && !isEmpty(cell))
  if (others.length === 0) return countedPortions(named, null, true) !== null
  return others.length <= 2 && isCount(others)
}

const isFigure = ({ isText, figure }: GridCell) => !isText && figure?.kind === 'plain'

/** Whether a cell is a text that is no label and counts nothing. */
const isNamed = (cell: GridCell) =>
  cell.isText && cell.figure === null && labelOf(cell.text) === null && !beginsWithCount(cell.words)

/**
 * Whether a row has the title of the dish whose heads end a table: between both are no lines, and the heads name no dish
 * themselves.
 */
export function isTitleOfNext(table: SheetTable, name: number, row: number): boolean {
  const { grid, from, to, bodyTo } = table
  if (bodyTo >= grid.rows || !isCountedTitle(table, name, row)) return false
  const namesFoods = cellsOf(grid, bodyTo, from, to).some(
    ({ text, isText }) => isText && headHints(text).name !== undefined,
  )
  const between = Array.from({ length: bodyTo - row - 1 }, (_, at) => row + 1 + at)
  // 'Œufs | 10 | pièces' above the title is a line.
  return namesFoods && !between.some((at) => isLine(grid, table, at) || isNamed(grid.cell(at, name)))
}

/** '48 pièces', '48 | pièces', 'Nombre de pièces | 48' */
function isCount([first, second]: readonly GridCell[]): boolean {
  if (first === undefined) return false
  if (second === undefined) return first.isText && countedPortions(first, null, true) !== null
  return (
    (isFigure(first) && isCounted(second.words)) ||
    (isFigure(second) && (isCounted(first.words) || labelOf(first.text) === 'portions'))
  )
}

/**
 * The dishes of a table whose heads are once above several blocks, each with its title and its count; the table itself
 * for one dish.
 * @param name the column of the names
 */
export function dishBlocks(table: SheetTable, name: number | null): SheetTable[] {
  const { grid, bodyFrom, bodyTo, headRow, headHeight } = table
  if (name === null || headHeight === 0) return [table]
  const isFilled = (row: number) => cellsOf(grid, row, table.from, table.to).some((cell) => !isEmpty(cell))
  const rows = Array.from({ length: bodyTo - bodyFrom }, (_, at) => bodyFrom + at)
  const first = rows.find(isFilled)
  const firstTotal = rows.find((row) => isTotal(grid, row, name)) ?? bodyTo
  const begins = rows.filter((row) => (row === first || row > firstTotal) && isLine(grid, table, row + 1))
  const counted = begins.filter((row) => isCountedTitle(table, name, row))
  // Beside titles with a count those without one begin a dish too, where a total is right above them.
  const bare = begins.filter(
    (row) => isBareTitle(table, name, row) && (row === first || isAfterTotal(table, name, row)),
  )
  const isOfBare = counted.length === 0 && areDishes(table, name, bare, first)
  const alone = new Map(titlesOfDishes(table, name).map((title) => [title.row, title.above]))
  const titles = rows.filter(
    (row) =>
      counted.includes(row) || alone.has(row) || (bare.includes(row) && (counted.length > 0 || isOfBare)),
  )
  if (titles.length === 0) return [table]
  const blocks = titles.map((row, at) => ({
    ...table,
    headRow: row + 1,
    headHeight: 0,
    bodyFrom: row + 1,
    bodyTo: titles[at + 1] ?? bodyTo,
    sharedHead: {
      row: headRow,
      height: headHeight,
      titleRow: row,
      isCounted: !isOfBare,
      above: alone.get(row) ?? null,
    },
  }))
  const [start = bodyTo] = titles
  return start === first ? blocks : [{ ...table, bodyTo: start }, ...blocks]
}

const isLine = (grid: Grid, { from, to }: SheetTable, row: number) =>
  cellsOf(grid, row, from, to).filter(({ figure }) => figure !== null).length >= LEAST_FIGURES

/** Whether blocks whose titles have no count are dishes: each has its own total, and nothing above the heads names one. */
function areDishes(
  table: SheetTable,
  name: number,
  titles: readonly number[],
  first: number | undefined,
): boolean {
  const { grid, from, to, headRow, bodyTo } = table
  const hasTotal = (row: number, at: number) =>
    Array.from({ length: (titles[at + 1] ?? bodyTo) - row }, (_, down) => row + down).some((each) =>
      isTotal(grid, each, name),
    )
  const isNamedAbove = Array.from({ length: headRow }, (_, row) => row).some((row) =>
    cellsOf(grid, row, from, to).some((cell) => !isEmpty(cell)),
  )
  const isOfParts = titles.some((row) => isPartOfDish(grid.cell(row, name).words))
  return titles.length >= 2 && !isOfParts && titles[0] === first && titles.every(hasTotal) && !isNamedAbove
}

function isBareTitle({ grid, from, to }: SheetTable, name: number, row: number): boolean {
  const [only, ...others] = cellsOf(grid, row, from, to).filter((cell) => !isEmpty(cell))
  return others.length === 0 && only?.place.column === name && only.isText && labelOf(only.text) === null
}

/** Whether the row of a total is the last filled one above a row. */
function isAfterTotal({ grid, from, to, bodyFrom }: SheetTable, name: number, row: number): boolean {
  for (let at = row - 1; at >= bodyFrom; at -= 1)
    if (cellsOf(grid, at, from, to).some((cell) => !isEmpty(cell))) return isTotal(grid, at, name)
  return false
}

const isTotal = (grid: Grid, row: number, name: number) => labelOf(grid.cell(row, name).text) === 'total'
