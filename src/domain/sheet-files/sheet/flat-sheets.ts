import { cellsOf } from '../grid/grid.ts'
import { chargesOf } from '../lines/charges.ts'
import { isSheet } from '../lines/is-sheet.ts'
import { packPriceReasons } from '../lines/pack-price-reasons.ts'
import { quantitySums } from '../lines/quantity-sums.ts'
import { linesWithLosses } from '../lines/lines-of-table.ts'
import { bestReading } from '../roles/best-reading.ts'
import { readColumns } from '../roles/read-columns.ts'
import { tableLines } from '../roles/table-lines.ts'
import { unprovenLoss } from '../roles/unproven-loss.ts'
import { isCharge } from '../tables/charge-rows.ts'
import { withoutCostsOfFirstRows, withoutDishCosts } from '../tables/dish-costs.ts'
import { dishRows } from '../tables/dish-rows.ts'
import type { DishRows, DishTable } from '../tables/dish-rows.ts'
import { countedPortions, guestsAbove } from '../tables/counted-portions.ts'
import { portionsAt } from '../tables/labelled-figures.ts'
import { labelOf } from '../tables/labels.ts'
import { rowsApart } from '../tables/rows-apart.ts'
import type { LabelledFigure } from '../tables/sheet-region.ts'
import type { SheetTable } from '../tables/sheet-table.ts'
import { partsOfLines } from '../tables/text-columns.ts'
import { allergensOfColumns } from './column-allergens.ts'
import { isForOne } from './counts-of-guests.ts'
import { priceReasons, remarkReasons, taxedTotalReasons, wholeTab } from './price-reasons.ts'
import type { SheetDraft, StatedTotal } from './sheet-draft.ts'
import { stepColumns, stepsInRows } from './steps-beside.ts'

/** Rows that show what the columns of a table of many dishes hold. */
const SHOWN_ROWS = 300

/** The sheets of a table with a column of dishes. */
export function flatSheets({ table: written, dishes, name }: DishTable, file: number): SheetDraft[] {
  const groups = dishRows(written, dishes, name)
  const table = withoutDishCosts(
    withoutCostsOfFirstRows(written, dishes),
    groups.map(({ rows }) => rows),
  )
  const { grid, from, to } = table
  const apart = rowsApart(groups)
  // The first rows together show what each column is.
  const all = groups
    .flatMap(({ rows }) => rows)
    .slice(0, SHOWN_ROWS)
    .map((row) => ({ row, section: null, mayBeHeading: false }))
  const shown = tableLines(table, { name, lines: all })
  const whole = bestReading(shown, [])
  if (whole.reading === null) return []
  const ofReading = [...whole.doubt, ...unprovenLoss(shown, whole.reading)]
  const { price, cost } = whole.reading
  const ofRemarks = remarkReasons(table, [price?.column, cost?.column], wholeTab(grid))
  const columns = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  const steps = stepColumns(table, name)
  const { quantity } = whole.reading
  const isOfOne = quantity !== null && isForOne(table.heads[quantity.column - from] ?? '')
  const above = isOfOne ? null : guestsAboveHeads(table)
  return groups.flatMap((group): SheetDraft[] => {
    const isOfCharge = (row: number) => isCharge(table, name, { row, section: null, mayBeHeading: false })
    const own = group.rows.filter((row) => !isOfCharge(row))
    const parts = partsOfLines(table, name, own, own[0])
    const rows = own.map((row, at) => ({ row, section: parts[at] ?? null, mayBeHeading: false }))
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
    const read = linesWithLosses(
      lines,
      reading,
      totals.map(({ found }) => found.value),
    )
    if (!isSheet(read.lines, reading)) return []
    const ofColumns = columns.flatMap((column) => factOfGroup(table, column, group))
    const hasPortions = ofColumns.some(({ kind }) => kind === 'portions')
    const facts = hasPortions || above === null ? ofColumns : [...ofColumns, above]
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
        steps: steps === null ? [] : stepsInRows(steps, group.rows),
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
          ...ofReading,
          ...read.reasons,
          ...quantitySums(lines, reading),
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

/** 'Buffet mariage - 120 personnes': the guests of all dishes, where one text above their heads counts some. */
function guestsAboveHeads({ grid, headRow }: SheetTable): LabelledFigure | null {
  const found = Array.from({ length: headRow }, (_, row) => cellsOf(grid, row))
    .flat()
    .flatMap((cell) => {
      const counted = cell.isText ? (countedPortions(cell, null, true) ?? guestsAbove(cell)) : null
      return counted === null ? [] : [portionsAt(cell, counted)]
    })
  const [only, ...others] = found
  return others.length === 0 ? (only ?? null) : null
}

/** A fact of the dish in its own column: in its first row, or in all. */
function factOfGroup(
  { grid, heads, from, hints, headRow }: SheetTable,
  column: number,
  { rows }: DishRows,
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

function textOfGroup({ grid, heads, from }: SheetTable, { rows, title }: DishRows): SheetDraft['category'] {
  const at = heads.findIndex((head) => labelOf(head) === 'category')
  // Behind the names it is the family of the food.
  if (at === -1 || from + at > title.place.column + 1) return null
  const cell = rows.map((row) => grid.cell(row, from + at)).find(({ isText }) => isText)
  return cell === undefined ? null : { value: cell.text, cell: cell.place }
}
