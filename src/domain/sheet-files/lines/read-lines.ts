import { isAtWill, withoutAtWill } from '../../imports/at-will.ts'
import { isPartOfSold } from '../../imports/counted-words.ts'
import { sameToTheCent } from '../grid/cents.ts'
import type { Found } from '../grid/found.ts'
import type { GridCell } from '../grid/grid.ts'
import { isUnlikelyCount } from '../grid/line-measure.ts'
import type { LineMeasure } from '../grid/line-measure.ts'
import { withoutPack, withoutUnit } from '../grid/named-unit.ts'
import { pricings, provenPricing, withLoss } from '../roles/line-cost.ts'
import type { Priced } from '../roles/line-cost.ts'
import { valuesOf } from '../roles/line-values.ts'
import type { Reading } from '../roles/reading.ts'
import { failedColumns } from '../roles/table-lines.ts'
import type { TableLines } from '../roles/table-lines.ts'
import type { ReadLines, FoundLine } from './found-line.ts'
import { chargeOf, shareOfCost } from './line-charge.ts'
import { unclearCells, unclearLoss, unknownUnit, otherUnit, unreadCells } from './line-doubts.ts'
import type { LineDoubt } from './line-reason.ts'
import { withProvenScale } from './proven-scale.ts'

/** The lines of a table by a reading of its columns, each with its cost. */
export function readLines(table: TableLines, reading: Reading, totals: readonly number[]): ReadLines {
  const basis = basisOfSheet(table, reading, totals)
  const found: ReadLines = { lines: [], reasons: [] }
  table.rows.forEach((_, at) => {
    const { line, reasons } = foundLine(table, reading, at, basis)
    for (const reason of reasons) found.reasons.push({ ...reason, line: found.lines.length })
    found.lines.push(line)
  })
  return withPercentages(withProvenScale(found))
}

/** The unit that prices without one are of, where a line alone does not say it. */
type Basis = 'own-unit' | 'usual-unit' | 'unknown'

function basisOfSheet(table: TableLines, reading: Reading, totals: readonly number[]): Basis {
  let [own, usual, open] = [0, 0, 0]
  const sums = { own: 0, usual: 0 }
  table.rows.forEach((_, at) => {
    const values = valuesOf(table, reading, at)
    const all = pricings(values, reading.lossModel, reading.packFirst)
    const byOwn = all.find(({ basis }) => basis !== 'usual-unit')
    const byUsual = all.find(({ basis }) => basis === 'usual-unit') ?? byOwn
    sums.own += byOwn?.cost ?? values.stated ?? 0
    sums.usual += byUsual?.cost ?? values.stated ?? 0
    if (byUsual?.basis !== 'usual-unit') return
    const proven = provenPricing(values, reading.lossModel, reading.packFirst)
    if (proven?.basis === 'own-unit') own += 1
    else if (proven?.basis === 'usual-unit') usual += 1
    else open += 1
  })
  if (open === 0 || own !== usual) return own > usual ? 'own-unit' : usual > 0 ? 'usual-unit' : 'unknown'
  const fits = (sum: number) => totals.some((total) => sameToTheCent(total, sum))
  if (fits(sums.own) !== fits(sums.usual)) return fits(sums.own) ? 'own-unit' : 'usual-unit'
  return 'unknown'
}

function foundLine(
  table: TableLines,
  reading: Reading,
  at: number,
  basis: Basis,
): { line: FoundLine; reasons: LineDoubt[] } {
  const { row = 0, section = null } = table.rows[at] ?? {}
  const { grid } = table.table
  const values = valuesOf(table, reading, at)
  const named = grid.cell(row, table.name)
  const { name, pack } = withoutPack(named.text, values.unit)
  const cells = {
    quantity: reading.quantity?.cells[at],
    price: reading.price?.cells[at],
    cost: reading.cost?.cells[at],
  }
  const reasons: LineDoubt[] = []
  const because = (reason: LineDoubt) => reasons.push(reason)
  const line: FoundLine = {
    name: { value: nameOf(name, values.unit), cell: named.place },
    costing: 'quantity',
    quantity: foundIn(cells.quantity, values.quantity),
    unit: values.unit,
    lossPercent: null,
    netQuantity: null,
    price: null,
    priceUnit: null,
    forfait: null,
    statedCost: foundIn(cells.cost, values.stated),
    cost: null,
    note:
      [pack, cells.quantity?.figure?.size, noteOf(table, row)].filter((part) => part != null).join(', ') ||
      null,
    section,
    preparation: null,
    hidden: grid.isHidden(row, table.name),
  }
  const failed = failedCell(table, reading, row)
  if (failed !== null) {
    return { line, reasons: [{ reason: 'value-unknown', cell: failed.place }] }
  }
  if (line.name.value === '') because({ reason: 'name-missing' })
  const charge = chargeOf(table, reading, at, line)
  // 'Un trait' is read where it is a note.
  const isNoted = charge?.note !== undefined
  for (const doubt of unreadCells(table, reading, row))
    if (!isNoted || doubt.reason !== 'quantity-unclear') because(doubt)
  if (charge !== null) {
    Object.assign(line, charge)
    return { line, reasons }
  }
  if (values.quantity === null || values.quantity <= 0) {
    if (!reasons.some(({ reason }) => reason === 'quantity-unclear')) because({ reason: 'quantity-missing' })
    return { line, reasons }
  }
  const proven = provenPricing(values, reading.lossModel, reading.packFirst)
  if (proven === null)
    for (const doubt of [...unclearCells(reading, at), ...unclearLoss(reading, at, table)]) because(doubt)
  for (const doubt of otherUnit(table, reading, at)) because(doubt)
  if (values.unit === null) because({ reason: 'unit-missing', ...unknownUnit(table, row) })
  else if (cells.quantity?.tree == null && isUnlikelyCount(values.quantity, values.unit))
    because({ reason: 'quantity-unclear', part: true })
  if (reading.loss !== null && values.loss !== null && reading.lossModel !== null) {
    const percent = reading.lossModel === 'yield' ? (1 - values.loss) * 100 : values.loss * 100
    line.lossPercent = foundIn(reading.loss.cells[at], Math.round(percent * 1e6) / 1e6)
  }
  const charged = withLoss(values.quantity, values.loss, reading.lossModel)
  if (values.price === null || values.price < 0) {
    // Where other lines have a price, the one that follows from a cost is no price of the file.
    const isMissing = reading.price !== null || values.stated === null || values.stated <= 0
    if (isMissing && !reasons.some(({ reason }) => reason === 'price-unclear'))
      because({ reason: 'price-missing' })
    if (values.stated !== null && values.stated > 0 && cells.cost != null) {
      // Its cost alone is there: the price is what follows from it.
      line.price = { value: values.stated / charged, cell: cells.cost.place }
      line.priceUnit = values.unit
      line.cost = values.stated
    }
    return { line, reasons }
  }
  const all = pricings(values, reading.lossModel, reading.packFirst)
  const expected = proven ?? expectedPricing(all, basis)
  if (expected === null) {
    because({ reason: 'units-unrelated', unit: values.unit, priceUnit: values.per } as never)
    if (cells.price != null) line.price = { value: values.price, cell: cells.price.place }
    line.priceUnit = values.per
    return { line, reasons }
  }
  if (
    proven === null &&
    basis === 'unknown' &&
    all.length > 1 &&
    expected.basis !== 'pack' &&
    values.stated === null
  )
    because({ reason: 'price-unit-unknown' })
  else if (values.stated === null && expected.basis === 'own-unit' && isPartOfSold(values.unit))
    because({ reason: 'price-unit-unknown', part: true })
  if (cells.price != null) line.price = { value: expected.price, cell: cells.price.place }
  line.priceUnit = expected.unit
  line.cost = expected.cost
  if (proven === null && values.stated !== null && line.statedCost !== null)
    because(differenceOf(expected, all, values.stated, values.content?.value ?? null, line.statedCost))
  return { line, reasons }
}

function expectedPricing(all: readonly Priced[], basis: Basis): Priced | null {
  const preferred = all.find((priced) => priced.basis === (basis === 'unknown' ? 'usual-unit' : basis))
  return all.find(({ basis: of }) => of === 'pack' || of === 'stated-unit') ?? preferred ?? all[0] ?? null
}

/** Why the file's own cost of a line is another one. */
function differenceOf(
  expected: Priced,
  all: readonly Priced[],
  stated: number,
  content: number | null,
  cell: Found<number>,
): LineDoubt {
  const isTimes = (factor: number) =>
    all.some(({ cost }) => cost > 0 && Math.abs(stated / cost / factor - 1) < 0.002)
  if (stated > 0 && (isTimes(1000) || isTimes(1 / 1000))) return { reason: 'grams-for-kilos' }
  if (stated > 0 && content !== null && content !== 1 && isTimes(content))
    return { reason: 'pack-price-as-unit-price' }
  return { reason: 'line-cost-differs', computed: expected.cost, stated: cell }
}

/** Percentages are of all lines without one; 'Assaisonnement 2 %' is one where its cost is that share. */
function withPercentages(found: ReadLines): ReadLines {
  const others = found.lines.filter((line) => shareOf(line) === null)
  if (others.length === found.lines.length) return found
  const base = others.reduce((sum, { cost }) => sum + (cost ?? 0), 0)
  const reasons = [...found.reasons]
  const lines = found.lines.map((line, at): FoundLine => {
    const percent = shareOf(line)
    if (percent === null) return line
    const cost = (base * percent) / 100
    const { statedCost } = line
    const isSame = statedCost === null || sameToTheCent(cost, statedCost.value)
    if (line.costing === 'forfait') {
      if (isSame)
        return {
          ...line,
          costing: 'forfait-percent',
          forfait: { value: percent, cell: line.name.cell },
          cost,
        }
      // The amount stays; one that names a share and is none is a doubt.
      if (shareOfCost(line.name.value) !== null)
        reasons.push({ reason: 'line-cost-differs', line: at, computed: cost, stated: statedCost })
      return line
    }
    if (!isSame) reasons.push({ reason: 'line-cost-differs', line: at, computed: cost, stated: statedCost })
    return { ...line, cost }
  })
  return { lines, reasons }
}

/** Percent of the other lines; null for a line that is no percentage. */
function shareOf({ costing, forfait, name }: FoundLine): number | null {
  if (costing === 'forfait-percent') return forfait?.value ?? 0
  return costing === 'forfait' ? (shareOfCost(name.value) ?? percentInName(name.value)) : null
}

function percentInName(name: string): number | null {
  const [, figure] = /(\d{1,2}(?:[.,]\d+)?)\s*%\)?$/u.exec(name) ?? []
  return figure === undefined ? null : Number(figure.replace(',', '.'))
}

function failedCell(lines: TableLines, { quantity, price, cost }: Reading, row: number): GridCell | null {
  const read = [quantity, price, cost].flatMap((column) => (column === null ? [] : [column.column]))
  const columns = price === null && cost === null ? [...read, ...failedColumns(lines)] : read
  return columns.map((column) => lines.table.grid.cell(row, column)).find((cell) => cell.failed) ?? null
}

function foundIn(cell: GridCell | null | undefined, value: number | null): Found<number> | null {
  return cell == null || value === null ? null : { value, cell: cell.place }
}

function nameOf(text: string, unit: LineMeasure | null): string {
  const plain = withoutAtWill(text) ?? text
  return withoutUnit(plain, unit)
    .replace(/^[-–•*·]\s*/u, '')
    .replace(/[\s:.]+$/u, '')
}

function noteOf({ table }: TableLines, row: number): string | null {
  const notes = table.hints.flatMap((hint, at) =>
    hint.note === undefined ? [] : [table.grid.cell(row, table.from + at).text],
  )
  return notes.filter((note) => note !== '' && !isAtWill(note)).join(', ') || null
}
