import { sameToTheCent } from '../grid/cents.ts'
import type { Found } from '../grid/found.ts'
import type { GridCell } from '../grid/grid.ts'
import { costOfLines } from '../lines/found-line.ts'
import type { FoundLine } from '../lines/found-line.ts'
import type { Reading } from '../roles/reading.ts'
import type { TableLines } from '../roles/table-lines.ts'
import { headWords } from '../tables/head-words.ts'
import type { LabelledFigure, SheetRegion } from '../tables/sheet-region.ts'
import { headsPlace } from '../tables/sheet-table.ts'
import { countInHead, countsOfOrders, isForOne } from './counts-of-guests.ts'

/** 'Qté totale' */
const TOTAL = /^(?:q\w*|quantites?|cantidad|quantity)\.? tot|^tot\w*\.? (?:q\w*|quantity)/u

interface PricedPortions {
  labelled: LabelledFigure[]
  /** Whether the file proves its portions among several counts of guests. */
  proven: boolean
  /** Whether a second column, whose head names no total, has the priced quantities times the portions. */
  perhapsOfOne: boolean
}

/**
 * The portions that the priced quantities are for, where the file names several counts of guests or has figures of one
 * portion: the count that a cost of a portion or a second column of quantities proves. Without such a proof the labelled
 * figures stay as they are.
 */
export function pricedPortions(
  lines: TableLines,
  reading: Reading,
  found: readonly FoundLine[],
  labelled: LabelledFigure[],
  region: SheetRegion,
): PricedPortions {
  const { quantity, cost } = reading
  const unproven = { labelled, proven: false, perhapsOfOne: false }
  const named = labelled.filter(
    ({ kind, found: { value } }) => kind === 'portions' && Number.isInteger(value) && value >= 1,
  )
  const [first] = named
  if (first === undefined || quantity === null || quantity.parts.length > 0) return unproven
  const { table } = lines
  const headOf = (column: number) => table.heads[column - table.from] ?? ''
  const headCell = (column: number) => table.grid.cell(headsPlace(table).row, column)
  const read = first.found.value
  const used = [quantity, cost].filter((column) => column !== null)
  const ofOne = used.find(({ column }) => isForOne(headOf(column)))
  const counts = new Map(named.map(({ found: { value }, cell }) => [value, cell]))
  for (const { other, cell } of named) if (other !== undefined && !counts.has(other)) counts.set(other, cell)
  for (const { value, cell } of countsOfOrders(region)) if (!counts.has(value)) counts.set(value, cell)
  for (const { column, money } of lines.figures) {
    const count = money ? null : countInHead(headOf(column))
    if (count !== null && !counts.has(count)) counts.set(count, headCell(column))
  }
  if (ofOne !== undefined) counts.set(1, headCell(ofOne.column))
  const others = [...counts.keys()].filter((count) => count !== read)

  const take = (count: number): PricedPortions => {
    const cell = counts.get(count)
    if (cell === undefined) return unproven
    const words = otherWords(named, count)
    if (count === read) {
      const kept = words === null ? first : { ...first, words: first.words ?? words }
      const all = labelled.map((each) => (each === first ? kept : each))
      return { labelled: all, proven: true, perhapsOfOne: false }
    }
    const taken = {
      kind: 'portions' as const,
      figure: { ...first.figure, value: count },
      found: { value: count, cell: cell.place },
      cell,
      ...(words !== null && { words }),
      // The sheet of one portion of a dish that is served to thirty.
      ...(count === 1 && first.other === undefined && { served: first.found }),
    }
    return {
      labelled: [...labelled.filter(({ kind }) => kind !== 'portions'), taken],
      proven: true,
      perhapsOfOne: false,
    }
  }

  const byCost = portionsByCost(found, labelled, [read, ...others])
  if (byCost !== null) return take(byCost)
  const ofColumns = portionsByColumns(lines, reading, [...new Set([1, read, ...others])])
  const [only] = ofColumns
  if (only === 1 && ofColumns.size === 1 && ofOne === undefined) {
    const hasTotal = lines.figures.some(
      ({ column, money }) => !money && TOTAL.test(headWords(headOf(column))),
    )
    if (!hasTotal) return { ...unproven, perhapsOfOne: true }
    counts.set(1, headCell(quantity.column))
  }
  // A head of one portion that the columns contradict proves nothing.
  return only === undefined || ofColumns.size > 1 || (ofOne !== undefined && only !== 1)
    ? unproven
    : take(only)
}

/** The words of another number of portions than the proven one: 'Clafoutis (6 pers.)' beside a cost for eight. */
function otherWords(named: readonly LabelledFigure[], count: number): Found<string> | null {
  const other = named.find(({ cell, found, words }) => cell.isText && !words && found.value !== count)
  return other === undefined ? null : { value: other.cell.text, cell: other.cell.place }
}

/** The number by which the cost of the lines gives each cost of a portion of the file; null where none or several do. */
function portionsByCost(
  lines: readonly FoundLine[],
  labelled: readonly LabelledFigure[],
  counts: readonly number[],
): number | null {
  const cost = costOfLines(lines)
  const stated = labelled.filter(({ kind }) => kind === 'portion-cost')
  if (cost === null || stated.length === 0) return null
  const fits = counts.filter((count) =>
    stated.every(({ found: { value } }) => sameToTheCent(cost / count, value)),
  )
  return fits.length === 1 ? (fits[0] ?? null) : null
}

/** The numbers for which the priced quantities are, by columns that have the same quantities for another number. */
function portionsByColumns(
  lines: TableLines,
  { quantity, price, cost, loss }: Reading,
  counts: readonly number[],
): Set<number> {
  const used = [quantity, price, cost, loss]
  const found = new Set<number>()
  for (const other of lines.figures) {
    if (used.some((column) => column?.column === other.column) || other.money) continue
    const ratio = ratioOf(quantity?.cells ?? [], other.cells)
    if (ratio === null || isSame(ratio, 1)) continue
    for (const one of counts)
      if (counts.some((count) => count !== one && isSame(one / count, ratio))) found.add(one)
  }
  return found
}

/** How many times the second column the first one is, in all of two lines or more; null where lines differ. */
function ratioOf(one: readonly (GridCell | null)[], other: readonly (GridCell | null)[]): number | null {
  const ratios = one.flatMap((cell, at) => {
    const [first, second] = [cell?.figure?.value ?? 0, other[at]?.figure?.value ?? 0]
    return first === 0 && second === 0 ? [] : [first / second]
  })
  const [ratio] = ratios
  if (ratio === undefined || ratios.length < 2 || !Number.isFinite(ratio) || ratio === 0) return null
  return ratios.every((each) => isSame(each, ratio)) ? ratio : null
}

/** Within the rounding of quantities. */
const isSame = (one: number, other: number) => Math.abs(one - other) <= 0.01 * Math.abs(other)
