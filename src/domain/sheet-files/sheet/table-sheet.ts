import { MAX_LINES } from '../../catalogue/sheet-limits.ts'
import { unitOfName } from '../grid/named-unit.ts'
import { chargesOf, withoutCharges } from '../lines/charges.ts'
import type { ReadLines, FoundLine } from '../lines/found-line.ts'
import { withLosses } from '../lines/line-losses.ts'
import { withNet } from '../lines/net-quantities.ts'
import { packPriceReasons } from '../lines/pack-price-reasons.ts'
import { readLines } from '../lines/read-lines.ts'
import { shareRows } from '../lines/share-rows.ts'
import { bestReading } from '../roles/best-reading.ts'
import { readColumns } from '../roles/read-columns.ts'
import type { ScoredReading } from '../roles/reading.ts'
import { failedColumns, tableLines } from '../roles/table-lines.ts'
import type { FigureColumn, TableLines } from '../roles/table-lines.ts'
import { unprovenLoss } from '../roles/unproven-loss.ts'
import { unreadColumns } from '../roles/unread-columns.ts'
import { labelledFigures } from '../tables/labelled-figures.ts'
import type { LabelledFigure, SheetRegion } from '../tables/sheet-region.ts'
import type { SheetTable, ScannedRows } from '../tables/sheet-table.ts'
import { partOfDish, firstTitle } from './choose-title.ts'
import { allergensOfColumns } from './column-allergens.ts'
import { withGuestsOfHead } from './guests-of-head.ts'
import { portionCostReasons, portionCostTotals } from './portion-costs.ts'
import { portionsDoubt } from './portions-doubt.ts'
import { priceReasons, remarkReasons, taxedTotalReasons } from './price-reasons.ts'
import { pricedPortions } from './priced-portions.ts'
import type { SheetDraft } from './sheet-draft.ts'
import { withMethod, sheetFacts } from './sheet-facts.ts'
import { rowTotals, totalsOf, withCostedPortions } from './stated-totals.ts'
import { headTitle } from './title-texts.ts'

/** The sheet of a table and of the cells around it; null where they are no sheet. */
export function tableSheet(
  table: SheetTable,
  allRows: ScannedRows,
  region: SheetRegion,
  file: number,
): SheetDraft | null {
  if (allRows.lines.length > MAX_LINES) return null
  const { scanned, charges: rowsOfCharges } = withoutCharges(table, allRows)
  const lines = tableLines(table, withoutUnused(table, scanned))
  const stated = labelledFigures(region)
  const amounts = [...stated.filter(({ kind }) => kind === 'total'), ...rowTotals(table, scanned)]
  const figures = amounts.map(({ found }) => found.value)
  const { reading, doubt } = bestReading(lines, figures)
  if (reading === null) return null
  const read = readLines(lines, reading, figures)
  const hintOf = (column: FigureColumn | null) =>
    column === null ? {} : (table.hints[column.column - table.from] ?? {})
  const isNamed = (column: FigureColumn | null) => Object.keys(hintOf(column)).length > 0
  // Figures without a head and a unit are quantities only where a cost proves it.
  const isQuantity =
    isNamed(reading.quantity) ||
    reading.proven > 0 ||
    (reading.quantity?.parts.length ?? 0) > 0 ||
    lines.units.some((unit) => unit - 1 === reading.quantity?.column) ||
    reading.quantity?.cells.some((cell) => cell?.figure?.unit != null) === true ||
    lines.rows.filter(({ row }) => unitOfName(table.grid.cell(row, lines.name).text) !== null).length * 2 >
      lines.rows.length
  const isOfSheet = isSheet(read.lines, reading, isNamed(reading.price)) || isUnknownSheet(lines, read)
  if (!isQuantity || !isOfSheet) return null
  const ofLinesOnly = withNet(lines, reading, read.lines)
  const withLost = withLosses(lines, reading, ofLinesOnly.lines)
  const shares = shareRows(table, scanned, reading, withLost, region)
  const net = { lines: shares.lines, reasons: [...ofLinesOnly.reasons, ...shares.reasons] }
  const ofPortion = portionCostTotals(table, scanned, reading)
  const guests = withGuestsOfHead([...stated, ...ofPortion], table, reading)
  const withGuests = withCostedPortions(guests, table, scanned)
  const { labelled, ...ofPortions } = pricedPortions(lines, reading, net.lines, withGuests, region)
  const totals = totalsOf(table, scanned, reading, labelled, region)
  const { titles, ...facts } = sheetFacts(region, table.headRow, stepsColumnOf(table))
  const ofLines = allergensOfColumns(
    table,
    scanned.name,
    lines.rows.map(({ row }) => row),
  )
  const otherRows = new Set([table.headRow, table.bodyFrom - 1, ...allRows.lines.map(({ row }) => row)])
  const charges = chargesOf(
    table,
    rowsOfCharges.map(({ row }) => ({ row, name: scanned.name })),
    reading,
    labelled,
  )
  const draft = {
    ...withMethod(
      facts,
      scanned.method.map((row) => table.grid.cell(row, scanned.name)),
    ),
    file,
    layout: 'table' as const,
    columns: readColumns(lines, reading),
    allergens: facts.allergens ?? ofLines,
    lines: net.lines,
    labelled,
    totals,
    ...(charges.length > 0 && { charges }),
    reasons: [
      ...doubt,
      ...read.reasons,
      ...net.reasons,
      ...packPriceReasons(lines, reading, net.lines),
      ...priceReasons(lines, reading),
      ...remarkReasons(
        table,
        [reading.price?.column, reading.cost?.column],
        table.sharedHead === undefined ? region : { ...region, fromRow: 0 },
      ),
      ...taxedTotalReasons(net.lines, portionsIn(labelled), region, (row) => otherRows.has(row)),
      ...partOfDish(table),
      ...unreadColumns(lines, reading),
      ...unprovenLoss(lines, reading),
      ...portionCostReasons(lines, reading, net.lines, portionsIn(labelled)),
      ...portionsDoubt({ region, table, reading, totals, ...ofPortions }, labelled),
    ],
    hasPicture: region.grid.tab.hasPicture,
  }
  return firstTitle(draft, { texts: titles, fallback: headTitle(table) })
}

const portionsIn = (labelled: readonly LabelledFigure[]) =>
  labelled.find(({ kind }) => kind === 'portions')?.found.value ?? null

/** Whether a table has quantities, and prices or costs whose formulas have no value that is known. */
function isUnknownSheet(lines: TableLines, { lines: found, reasons }: ReadLines): boolean {
  const failed = reasons.filter(({ reason }) => reason === 'value-unknown').length
  const quantities = found.filter(({ quantity }) => quantity !== null).length
  return failed * 2 > found.length && quantities * 2 > found.length && failedColumns(lines).length > 0
}

/** A table of lines has quantities in most of them; a list of products has prices alone. */
export function isSheet(
  lines: readonly FoundLine[],
  { quantity, price, proven, provable }: ScoredReading,
  isPriceNamed = true,
): boolean {
  if (quantity === null) return false
  // Columns that are no parts of one quantity, as their sum costs nothing that is stated: recipes, or suppliers.
  if (quantity.parts.length > 0 && proven === 0 && (price === null || !isPriceNamed)) return false
  const measured = lines.filter((line) => line.quantity !== null).length
  // Hours by day and their sum are no lines: these have units or prices.
  const isPriced = price !== null && (isPriceNamed || price.money || (provable > 0 && proven * 2 >= provable))
  if (!isPriced && lines.filter(({ unit }) => unit !== null).length * 2 < measured) return false
  return (
    measured >= 1 &&
    measured * 3 >= lines.length &&
    lines.filter(({ name }) => /\p{L}/u.test(name.value)).length * 2 > lines.length
  )
}

/** A list of foods of which the dish takes a few: those without a quantity are not its lines. */
function withoutUnused(table: SheetTable, scanned: ScannedRows): ScannedRows {
  const lines = tableLines(table, scanned)
  const quantities = lines.figures.filter(
    ({ column, money }) =>
      !money &&
      table.hints[column - table.from]?.price === undefined &&
      table.hints[column - table.from]?.lineCost === undefined &&
      table.hints[column - table.from]?.packPrice === undefined,
  )
  const used = scanned.lines.filter((_, at) =>
    quantities.some(({ cells }) => (cells[at]?.figure?.value ?? 0) !== 0),
  )
  const isUnused = (at: number) => {
    const filled = lines.figures.filter(({ cells }) => (cells[at]?.figure?.value ?? 0) !== 0)
    const hasPrice = filled.length === 1
    return (
      quantities.length > 0 &&
      hasPrice &&
      !quantities.some(({ cells }) => (cells[at]?.figure?.value ?? 0) !== 0)
    )
  }
  const unused = scanned.lines.filter((_, at) => isUnused(at)).length
  if (unused < 4 || unused < used.length * 0.6) return scanned
  return { ...scanned, lines: scanned.lines.filter((_, at) => !isUnused(at)) }
}

/** How strongly 'Progression' is the head of steps, and letters of the name of a part. */
const [SURE_STEPS, LONGEST_PART] = [9, 24]

function stepsColumnOf({ hints, from, bodyFrom, grid }: SheetTable): { column: number; from: number } | null {
  const at = hints.findIndex((hint) => hint.steps !== undefined)
  if (at === -1) return null
  const column = from + at
  const texts = Array.from({ length: 12 }, (_, down) => grid.cell(bodyFrom + down, column)).filter(
    (cell) => cell.isText && cell.figure === null && cell.text.length > 3,
  )
  // 'Base', 'Garniture' under 'Phase' are parts of the dish, and no steps.
  const isOfParts =
    (hints[at]?.steps ?? 0) < SURE_STEPS && texts.every(({ text }) => text.length <= LONGEST_PART)
  return texts.length > 0 && !isOfParts ? { column, from: bodyFrom } : null
}
