import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { bestReading } from './best-reading.ts'
import { allergensOfColumns } from './column-allergens.ts'
import { chargesOf, isCharge } from './charges.ts'
import { readColumns } from './column-roles.ts'
import type { SheetTable } from './find-tables.ts'
import { foundLines } from './found-lines.ts'
import { cellsOf } from './grid.ts'
import type { GridCell } from './grid.ts'
import { headWords } from './head-words.ts'
import type { LabelledFigure } from './sheet-region.ts'
import { labelOf } from './labels.ts'
import { priceReasons, remarkReasons, taxedTotalReasons, wholeTab } from './price-reasons.ts'
import { rowsApart } from './rows-apart.ts'
import { isSheet } from './table-sheet.ts'
import type { SheetDraft } from './sheet-draft.ts'
import { tableLines } from './table-lines.ts'
import type { StatedTotal } from './check-total.ts'
import { packPriceReasons } from './unlikely-lines.ts'

/** Rows that show what the columns of a table of many dishes hold. */
const SHOWN_ROWS = 300

/** In front of the names, what all dishes of a table are; above the names it may be the title of one. */
const KIND = /^(?:cocktails?|pizzas?|burgers?|sandwich(?:e?s)?|desserts?|produits? finis?|bebidas?|drinks?)$/u

interface Group {
  title: GridCell
  rows: number[]
  totals: number[]
}

/** The column of dishes of a table that has a row for each line of several sheets; null for the table of one sheet. */
export function dishColumn({ grid, from, heads, hints, bodyFrom, bodyTo }: SheetTable): number | null {
  const name = hints.findIndex((hint) => hint.name !== undefined)
  const said = hints.findIndex((hint) => hint.dish !== undefined)
  const at =
    said === -1 ? heads.slice(0, Math.max(0, name)).findIndex((head) => KIND.test(headWords(head))) : said
  if (at === -1 || name === -1 || at > name) return null
  const texts = new Set<string>()
  for (let row = bodyFrom; row < Math.min(bodyTo, bodyFrom + 40); row += 1) {
    const cell = grid.cell(row, from + at)
    if (cell.isText) texts.add(cell.words)
  }
  return texts.size === 0 ? null : from + at
}

/** The sheets of a table with a column of dishes. */
export function flatSheets(written: SheetTable, dishes: number, file: number): SheetDraft[] {
  const table = withDishCosts(written, dishes)
  const { grid, from, to, hints } = table
  const name = from + hints.findIndex((hint) => hint.name !== undefined)
  const groups = groupsOf(table, dishes, name)
  const apart = rowsApart(groups)
  // The first rows together show what each column is.
  const all = groups
    .flatMap(({ rows }) => rows)
    .slice(0, SHOWN_ROWS)
    .map((row) => ({ row, section: null, mayBeHeading: false }))
  const whole = bestReading(tableLines(table, { name, lines: all }), [])
  if (whole.reading === null) return []
  const { price, cost } = whole.reading
  const ofRemarks = remarkReasons(table, [price?.column, cost?.column], wholeTab(grid))
  const columns = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  return groups.flatMap((group): SheetDraft[] => {
    const isOfCharge = (row: number) => isCharge(table, name, { row, section: null, mayBeHeading: false })
    const rows = group.rows
      .filter((row) => !isOfCharge(row))
      .map((row) => ({ row, section: null, mayBeHeading: false }))
    const lines = tableLines(table, { name, lines: rows })
    const same = (column: number | undefined) =>
      lines.figures.find((other) => other.column === column) ?? null
    const reading = {
      ...whole.reading,
      score: 0,
      proven: 0,
      provable: 0,
      total: false,
      lossModel: whole.reading?.lossModel ?? null,
      packFirst: whole.reading?.packFirst ?? false,
      quantity: same(whole.reading?.quantity?.column),
      price: same(whole.reading?.price?.column),
      cost: same(whole.reading?.cost?.column),
      loss: same(whole.reading?.loss?.column),
    }
    const totals = group.totals.flatMap((row): StatedTotal[] => {
      const cell =
        reading.cost === null
          ? cellsOf(grid, row, from, to).findLast(({ figure }) => figure !== null)
          : grid.cell(row, reading.cost.column)
      return cell?.figure == null
        ? []
        : [{ found: { value: cell.figure.value, cell: cell.place }, tree: cell.tree }]
    })
    const read = foundLines(
      lines,
      reading,
      totals.map(({ found }) => found.value),
    )
    if (!isSheet(read.lines, reading)) return []
    const facts = columns.flatMap((column) => factOfGroup(table, column, group))
    const charges = chargesOf(
      table,
      group.rows.filter(isOfCharge).map((row) => ({ row, name })),
      reading,
      [],
    )
    return [
      {
        file,
        layout: 'list-of-lines',
        columns: readColumns(lines, reading),
        title: { value: group.title.text, cell: group.title.place },
        category: textOfGroup(table, group),
        allergens: allergensOfColumns(table, name, group.rows),
        steps: [],
        notes: [],
        lines: read.lines,
        labelled: facts,
        totals: [
          ...totals,
          ...facts
            .filter(({ kind }) => kind === 'total')
            .map(({ found, cell }) => ({ found, tree: cell.tree })),
        ],
        ...(charges.length > 0 && { charges }),
        reasons: [
          ...whole.doubt,
          ...read.reasons,
          ...packPriceReasons(lines, reading, read.lines),
          ...priceReasons(lines, reading),
          ...ofRemarks,
          ...group.totals.flatMap((row) =>
            taxedTotalReasons(
              read.lines,
              null,
              { ...wholeTab(grid), fromRow: row, toRow: row },
              (each) => each !== row,
            ),
          ),
          ...rows.flatMap(({ row }, line) =>
            apart.has(row) ? [{ reason: 'rows-apart' as const, line }] : [],
          ),
        ],
        hasPicture: false,
      },
    ]
  })
}

/** Costs in the first row of each dish alone are those of the dish, and of no line. */
function withDishCosts(table: SheetTable, dishes: number): SheetTable {
  const { grid, from, bodyFrom, bodyTo, hints } = table
  const rows = Array.from({ length: bodyTo - bodyFrom }, (_, at) => bodyFrom + at)
  const first = rows.filter((row) => grid.cell(row, dishes).isText)
  const isOfDish = (column: number) => {
    const filled = rows.filter((row) => grid.cell(row, column).figure !== null)
    return filled.length > 0 && filled.length * 2 <= rows.length && filled.every((row) => first.includes(row))
  }
  return {
    ...table,
    hints: hints.map((hint, at) =>
      hint.lineCost !== undefined && isOfDish(from + at) ? { other: 9 } : hint,
    ),
  }
}

/** Rows by dish: its name is in each of them, in merged cells, or in the first alone. */
function groupsOf({ grid, from, to, bodyFrom, bodyTo }: SheetTable, dishes: number, name: number): Group[] {
  const groups = new Map<string, Group>()
  let current: Group | null = null
  for (let row = bodyFrom; row < bodyTo; row += 1) {
    const own = grid.cell(row, dishes)
    const named = grid.cell(row, name)
    const isTotal = [own, named].some(({ words }) =>
      /^(?:sous[- ]?)?tot(?:al|aux)\b|^cout total/u.test(words),
    )
    if (isTotal) {
      current?.totals.push(row)
      continue
    }
    if (own.isText) {
      const key = foldForSearch(own.text)
      current = groups.get(key) ?? { title: own, rows: [], totals: [] }
      groups.set(key, current)
    }
    const says = cellsOf(grid, row, from, to).some(
      ({ figure, text }) => figure !== null || /^(?:pm|qs)$/iu.test(text),
    )
    if (named.isText && named.figure === null && says) current?.rows.push(row)
  }
  return [...groups.values()].filter(({ rows }) => rows.length > 0)
}

/** A fact of the dish in its own column: in its first row, or in all. */
function factOfGroup(
  { grid, heads, from, hints, headRow }: SheetTable,
  column: number,
  { rows }: Group,
): LabelledFigure[] {
  const kind = labelOf(heads[column - from] ?? '')
  const hint = hints[column - from] ?? {}
  if (kind === null || kind === 'title' || hint.price !== undefined || hint.lineCost !== undefined) return []
  const cells = rows.map((row) => grid.cell(row, column)).filter(({ figure }) => figure !== null)
  const [first] = cells
  if (first?.figure == null || cells.some(({ figure }) => figure?.value !== first.figure?.value)) return []
  const label = { ...grid.cell(headRow, column), text: heads[column - from] ?? '' }
  const found = { value: first.figure.value, cell: first.place }
  return [{ kind, figure: first.figure, found, cell: first, label }]
}

function textOfGroup({ grid, heads, from }: SheetTable, { rows, title }: Group): SheetDraft['category'] {
  const at = heads.findIndex((head) => labelOf(head) === 'category')
  // Behind the names it is the family of the food.
  if (at === -1 || from + at > title.place.column + 1) return null
  const cell = rows.map((row) => grid.cell(row, from + at)).find(({ isText }) => isText)
  return cell === undefined ? null : { value: cell.text, cell: cell.place }
}
