import { figureOf } from '../grid/cell-figure.ts'
import { sameToTheCent } from '../grid/cents.ts'
import { cellsOf } from '../grid/grid.ts'
import type { Grid, GridCell } from '../grid/grid.ts'
import type { Reading } from '../roles/reading.ts'
import { isHours } from '../tables/charge-rows.ts'
import { behindLabel } from '../tables/labels.ts'
import type { LabelledFigure } from '../tables/sheet-region.ts'
import type { SheetTable } from '../tables/sheet-table.ts'
import type { FoundCharge } from './found-line.ts'
import { TIME_UNITS } from './words/charge-words.ts'

/** '0,5 h × 14 €', '30 min à 14 €/h' */
const TIMED = new RegExp(
  String.raw`(\d+(?:[.,]\d+)?) *(${TIME_UNITS})\b[^\d]*(\d+(?:[.,]\d+)?) *(?:€|eur)`,
  'u',
)
const PERCENT = /(\d{1,2}(?:[.,]\d+)?) *%/u

/** The charges of a sheet: rows of its table, and figures with a label around it. */
export function chargesOf(
  { grid, from }: SheetTable,
  rows: readonly { row: number; name: number }[],
  reading: Pick<Reading, 'cost'>,
  labelled: readonly LabelledFigure[],
): FoundCharge[] {
  const column = reading.cost?.column ?? null
  const inTable = rows.map(({ row, name }) => chargeIn(grid, grid.cell(row, name), from, column))
  const around = labelled.flatMap(({ kind, label, cell }) =>
    kind === 'charges' ? [chargeIn(grid, label ?? cell, (label ?? cell).place.column, column)] : [],
  )
  return [...inTable, ...around].filter(
    ({ amount, percent }) => percent !== null || amount === null || amount.value !== 0,
  )
}

function chargeIn(grid: Grid, named: GridCell, from: number, cost: number | null): FoundCharge {
  const { row, column } = named.place
  const cells = cellsOf(grid, row, from).filter(({ place, text }) => place.column !== column && text !== '')
  const written = [named, ...cells].map(({ words, text }) => words || text).join(' ')
  const [, percent] = PERCENT.exec(written) ?? []
  const share = cells.find(({ figure }) => figure?.kind === 'percent')?.figure?.value
  const value =
    (cost === null ? null : amountAt(grid.cell(row, cost))) ??
    amountInName(named) ??
    amountIn(named, cells, written)
  const name = { value: named.text.replace(/\s*[:=].*$/su, '').trim(), cell: named.place }
  return {
    name,
    amount: value,
    percent:
      value !== null
        ? null
        : share !== undefined
          ? share * 100
          : percent === undefined
            ? null
            : Number(percent.replace(',', '.')),
  }
}

function amountAt({ figure, place }: Pick<GridCell, 'figure' | 'place'>): FoundCharge['amount'] {
  return figure === null || figure.kind === 'percent' ? null : { value: figure.value, cell: place }
}

/** "Main d'œuvre : 7 €" */
function amountInName({ text, format, place }: GridCell): FoundCharge['amount'] {
  const inside = behindLabel(text)
  return inside === null ? null : amountAt({ figure: figureOf(inside, format), place })
}

/** The amount of a row without a column of costs: its only figure, or the last of those that make it. */
function amountIn(named: GridCell, cells: readonly GridCell[], written: string): FoundCharge['amount'] {
  const amounts = cells.flatMap((cell) => amountAt(cell) ?? [])
  const [first, second, third] = amounts
  const last = amounts.at(-1)
  const [, time, unit = '', rate] = TIMED.exec(written) ?? []
  const hours = time === undefined ? null : Number(time.replace(',', '.')) / (unit.startsWith('m') ? 60 : 1)
  const timed = hours === null || rate === undefined ? null : hours * Number(rate.replace(',', '.'))
  const isTime = cells.some(({ words, figure }) => figure === null && isHours(words))
  if (last !== undefined && amounts.length === 1 && isTime) return null
  if (last !== undefined && (amounts.length === 1 || (timed !== null && sameToTheCent(timed, last.value))))
    return last
  if (first === undefined || second === undefined)
    return timed === null ? null : { value: timed, cell: (cells.at(-1) ?? named).place }
  const product = first.value * second.value
  if (third === undefined) return { value: product, cell: second.cell }
  return sameToTheCent(product, third.value) ? third : null
}
