import type { Found } from '#domain/sheet-files/grid/found.ts'
import type { FoundLine } from '#domain/sheet-files/lines/found-line.ts'
import type { FoundSheet } from '#domain/sheet-files/verdict/found-sheet.ts'
import type { LineMeasure } from '#domain/sheet-files/grid/line-measure.ts'
import type { SheetReason } from '#domain/sheet-files/verdict/sheet-reason.ts'
import type { StatedFigure } from '#domain/sheet-files/lines/line-reason.ts'
import { currencyOf } from '#domain/sheet-files/verdict/other-currency.ts'
import { columnLetter } from '#domain/tables/column-letter.ts'
import { cellName } from '#domain/tables/tab.ts'
import { figureOfLine, placeOf } from './sheet-marks.ts'
import type { MarkPlace } from './sheet-marks.ts'
import type { StoredCosts, ShownStoredCost } from './shown-stored-cost.ts'

/** A quantity as the file has it. */
export interface ShownAmount {
  quantity: number
  unit: LineMeasure | null
}

/** Why a sheet is to be looked at, with all that its sentence says. */
export interface ShownReason {
  reason: SheetReason['reason'] | 'stored-cost-differs'
  /** As the file numbers them, from 1; empty where the reason is about no line. */
  rows: number[]
  /** Of the line. */
  name: string | null
  amount: ShownAmount | null
  /** The cell of the doubt as the file has it. */
  written: string | null
  price: number | null
  priceUnit: LineMeasure | null
  figure: StatedFigure | null
  /** In EUR, percent or a plain number, as the figure is. */
  computed: number | null
  stated: number | null
  perPortion: number | null
  oneOf: boolean
  /** 'C, E' */
  columns: string
  /** 'D12' */
  cell: string
  /** 'Sauce → Fond → Sauce' */
  path: string
  likely: number | null
  /** What else may be the title. */
  others: string[]
  /** Costs that are no material: in EUR, or a share in percent. */
  charges: { name: string; amount: number | null; percent: number | null }[]
  /** How a sheet will cost something else than in its file. */
  stored: ShownStoredCost | null
  /** Of all its amounts, as it is written; null for the euro. */
  currency: string | null
  /** Where to look. */
  place: MarkPlace | null
}

const NOTHING: Omit<ShownReason, 'reason'> = {
  rows: [],
  name: null,
  amount: null,
  written: null,
  price: null,
  priceUnit: null,
  figure: null,
  computed: null,
  stated: null,
  perPortion: null,
  oneOf: false,
  columns: '',
  cell: '',
  path: '',
  likely: null,
  others: [],
  charges: [],
  stored: null,
  currency: null,
  place: null,
}

/** The reasons of a sheet, those of its lines in their order; none for an exact one. */
export function shownReasons(sheet: FoundSheet): ShownReason[] {
  if (sheet.verdict.exact) return []
  return sheet.verdict.reasons.map((reason) => ({
    ...NOTHING,
    reason: reason.reason,
    currency: currencyOf(sheet),
    ...factsOf(reason, sheet),
  }))
}

function factsOf(reason: SheetReason, sheet: FoundSheet): Partial<ShownReason> {
  const at = (found: Found<unknown>) => placeOf(sheet, found)
  switch (reason.reason) {
    case 'name-missing':
      return ofLine(sheet, reason.line, 'name')
    case 'price-unclear':
      return { ...ofLine(sheet, reason.line, 'price'), written: reason.written ?? null }
    case 'price-missing':
    case 'pack-price-as-unit-price':
    case 'price-unlike-others':
    case 'price-unlikely':
    case 'price-unit-unknown':
      return ofLine(sheet, reason.line, 'price')
    case 'maybe-preparation':
      return ofLine(sheet, reason.line, 'name')
    case 'maybe-bought':
      return { ...ofLine(sheet, reason.line, 'name'), computed: reason.unitCost }
    case 'rows-apart':
      return ofLine(sheet, reason.line, 'name')
    case 'unit-missing':
    case 'quantity-unclear':
      return { ...ofLine(sheet, reason.line, 'quantity'), written: reason.written ?? null }
    case 'loss-unclear': {
      const { lossPercent } = sheet.lines[reason.line] ?? {}
      return {
        ...ofLine(sheet, reason.line, 'name'),
        written: reason.written,
        computed: lossPercent?.value ?? null,
        ...(lossPercent != null && { place: at(lossPercent) }),
      }
    }
    case 'quantity-unlikely':
      return { ...ofLine(sheet, reason.line, 'quantity'), stated: sheet.portions?.value ?? null }
    case 'quantity-missing':
    case 'grams-for-kilos':
      return ofLine(sheet, reason.line, 'quantity')
    case 'units-unrelated':
      return { ...ofLine(sheet, reason.line, 'price'), priceUnit: reason.priceUnit }
    case 'line-cost-differs': {
      const { computed, stated } = reason
      return { ...ofLine(sheet, reason.line, 'cost'), computed, stated: stated.value, place: at(stated) }
    }
    case 'total-leaves-out-lines': {
      const { lines, oneOf, amount, perPortion, stated } = reason
      const rows = lines.flatMap((line) => rowOf(sheet.lines[line]))
      return { rows, oneOf, computed: amount, perPortion, stated: stated.value, place: at(stated) }
    }
    case 'total-counts-twice':
      return { computed: reason.amount, stated: reason.stated.value, place: at(reason.stated) }
    case 'figure-differs': {
      const { figure, computed, stated } = reason
      const rows = figure === 'net-quantity' || figure === 'quantity-total' ? [stated.cell.row + 1] : []
      return { figure, computed, rows, stated: stated.value, place: at(stated), cell: cellName(stated.cell) }
    }
    case 'charges-left': {
      const { charges } = reason
      const [first] = charges
      return {
        charges: charges.map(({ name, amount, percent }) => ({
          name: name.value,
          amount: amount?.value ?? null,
          percent,
        })),
        ...(first !== undefined && { place: at(first.amount ?? first.name) }),
      }
    }
    case 'price-of-measure':
    case 'part-of-total':
      return { stated: reason.stated.value, cell: cellName(reason.stated.cell), place: at(reason.stated) }
    case 'portions-unclear':
      return {
        stated: reason.portions.value,
        likely: reason.other?.value ?? null,
        written: reason.written ?? null,
        place: at(reason.other ?? reason.portions),
      }
    case 'portions-missing':
      return { likely: reason.likely, stated: reason.stated.value, place: at(reason.stated) }
    case 'title-unclear':
      return {
        others: reason.others.map(({ value }) => value),
        name: sheet.title.value,
        place: at(sheet.title),
      }
    case 'title-twice':
      return { name: sheet.title.value, cell: cellName(reason.other.cell), place: at(reason.other) }
    case 'lines-too-many':
      return { stated: reason.count, place: at(sheet.title) }
    case 'several-readings':
    case 'portion-costs-alone':
      return { columns: lettersOf(reason.columns) }
    case 'columns-unread':
    case 'dishes-unclear':
    case 'loss-unproven':
      return { columns: lettersOf(reason.columns), others: reason.heads }
    case 'value-unknown':
    case 'circular-reference':
      return { cell: cellName(reason.cell), place: { file: sheet.file, ...reason.cell } }
    case 'preparation-circle':
      return { path: reason.path.join(' → ') }
    case 'total-missing':
      // What there would be to compare, where nothing else is open.
      return { computed: isAlone(sheet) ? sheet.cost : null }
    case 'other-currency':
    case 'prices-with-tax':
    case 'prices-missing':
    case 'lines-missing':
      return {}
  }
}

/** Of a sheet that will not cost what its file says. */
export function shownStoredCost({ inFile, stored, ...shown }: ShownStoredCost & StoredCosts): ShownReason {
  return { ...NOTHING, reason: 'stored-cost-differs', stated: inFile, computed: stored, stored: shown }
}

const lettersOf = (columns: readonly number[]) =>
  columns
    .toSorted((one, other) => one - other)
    .map(columnLetter)
    .join(', ')

const isAlone = ({ verdict }: FoundSheet) => !verdict.exact && verdict.reasons.length === 1

function ofLine(
  sheet: FoundSheet,
  at: number,
  figure: 'name' | 'quantity' | 'price' | 'cost',
): Partial<ShownReason> {
  const line = sheet.lines[at]
  if (line === undefined) return {}
  const { name, quantity, unit, price, priceUnit } = line
  const found = figureOfLine(line, figure) ?? name
  return {
    rows: rowOf(line),
    name: name.value === '' ? null : name.value,
    amount: quantity === null ? null : { quantity: quantity.value, unit },
    price: price?.value ?? null,
    priceUnit,
    place: placeOf(sheet, found),
  }
}

const rowOf = (line: FoundLine | undefined) => (line === undefined ? [] : [line.name.cell.row + 1])
