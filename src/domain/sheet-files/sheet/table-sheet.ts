import type { SheetLines } from '../lines/lines-of-table.ts'
import { dishCosts } from '../tables/dish-costs.ts'
import type { LabelledFigure } from '../tables/sheet-region.ts'
import { partOfDish, firstTitle } from './choose-title.ts'
import { allergensOfColumns } from './column-allergens.ts'
import { dishesUnclear } from './dishes-unclear.ts'
import { withGuestsOfHead } from './guests-of-head.ts'
import { portionCostReasons, portionCostTotals } from './portion-costs.ts'
import { portionsDoubt } from './portions-doubt.ts'
import { priceReasons, remarkReasons, taxedTotalReasons } from './price-reasons.ts'
import { pricedPortions } from './priced-portions.ts'
import type { SheetDraft } from './sheet-draft.ts'
import { withMethod, sheetFacts } from './sheet-facts.ts'
import { stepColumns } from './steps-beside.ts'
import { totalsOf, withCostedPortions } from './stated-totals.ts'
import { headTitle } from './title-texts.ts'

/** The sheet of the lines of a table and of the cells around it. */
export function tableSheet({ table: read, lines, charges, reasons }: SheetLines, file: number): SheetDraft {
  const { found, lines: columns, reading } = read
  const { table, scanned, chargeRows, region } = found
  const ofPortion = portionCostTotals(table, scanned, reading)
  const costs = dishCosts(table, scanned)
  const guests = withGuestsOfHead([...found.labelled, ...ofPortion, ...costs], table, reading)
  const withGuests = withCostedPortions(guests, table, scanned)
  const { labelled, ...ofPortions } = pricedPortions(columns, reading, lines, withGuests, region)
  const totals = totalsOf(table, scanned, reading, labelled, region)
  const { titles, ...facts } = sheetFacts(region, table.headRow, stepColumns(table, scanned.name))
  const ofLines = allergensOfColumns(
    table,
    scanned.name,
    columns.rows.map(({ row }) => row),
  )
  const otherRows = new Set([
    table.headRow,
    table.bodyFrom - 1,
    ...scanned.lines.map(({ row }) => row),
    ...chargeRows,
  ])
  const draft = {
    ...withMethod(
      facts,
      scanned.method.map((row) => table.grid.cell(row, scanned.name)),
    ),
    file,
    layout: 'table' as const,
    columns: read.columns,
    allergens: facts.allergens ?? ofLines,
    lines,
    labelled,
    totals,
    ...(charges.length > 0 && { charges }),
    reasons: [
      ...read.doubts,
      ...reasons,
      ...priceReasons(columns, reading),
      ...remarkReasons(
        table,
        [reading.price?.column, reading.cost?.column],
        table.sharedHead === undefined ? region : { ...region, fromRow: 0 },
      ),
      ...taxedTotalReasons(lines, portionsIn(labelled), region, (row) => otherRows.has(row)),
      ...partOfDish(table),
      ...read.unread,
      ...dishesUnclear(columns, reading, lines, { labelled, totals }),
      ...portionCostReasons(columns, reading, lines, portionsIn(labelled)),
      ...portionsDoubt({ region, table, reading, totals, ...ofPortions }, labelled),
    ],
    hasPicture: region.grid.tab.hasPicture,
  }
  return firstTitle(draft, { texts: titles, fallback: headTitle(table) })
}

const portionsIn = (labelled: readonly LabelledFigure[]) =>
  labelled.find(({ kind }) => kind === 'portions')?.found.value ?? null
