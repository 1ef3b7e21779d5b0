import { cellsOf } from '../grid/grid.ts'
import type { Grid, GridCell } from '../grid/grid.ts'
import { measureOf } from '../grid/line-measure.ts'
import { guestsIn } from '../tables/counted-portions.ts'
import { labelOf } from '../tables/labels.ts'
import type { Matrix } from '../tables/matrix.ts'
import { isForOne } from './counts-of-guests.ts'

/** 'Pour 10', '10 pers.' */
export function guestsOfHead(head: GridCell): number | null {
  const [, bare] = /^(?:pour|for|para) (\d{1,4})$/u.exec(head.words) ?? []
  return guestsIn(head, 'portions') ?? (bare === undefined ? null : Number(bare))
}

/** One, where a text above the heads says that the quantities are of one portion, 'Grammages par assiette', and none counts them; else null. */
export function guestsAboveHeads(grid: Grid, headRow: number): number | null {
  const above = Array.from({ length: headRow }, (_, row) => cellsOf(grid, row)).flat()
  const isCounted = above.some(({ text, isText }) => isText && labelOf(text) === 'portions')
  return !isCounted && above.some(({ text, isText }) => isText && isForOne(text)) ? 1 : null
}

/** '1 pâton (80 g)', '50 pâtons' */
const MADE = /^(\d{1,4}) ?(\p{L}{3,}?)s?(?: .*|\(.*)?$/u

/** How much is made in each column, where all heads count the same thing, whatever it is; null for other heads. */
export function madeOfHeads({ grid, headRow, sizes }: Matrix): ReadonlyMap<number, number> | null {
  const heads = sizes.map((column) => ({ column, found: MADE.exec(grid.cell(headRow, column).words) }))
  const things = new Set(heads.map(({ found }) => found?.[2] ?? ''))
  const [thing = ''] = things
  if (things.size !== 1 || thing === '' || measureOf(thing) !== null) return null
  const counts = new Map(heads.map(({ column, found }) => [column, Number(found?.[1] ?? 0)]))
  const values = [...counts.values()]
  return new Set(values).size === sizes.length && values.every((count) => count > 0) ? counts : null
}

/** Of one recipe for several numbers of guests, as for ten and for one, the column of most; null for recipes that differ. */
export function largestOfOne(
  { grid, sizes }: Matrix,
  rows: readonly number[],
  guestsOf: (column: number) => number | null,
): number | null {
  const counted = sizes.map((column) => ({ column, guests: guestsOf(column) ?? 0 }))
  const [first, ...rest] = counted.toSorted((one, other) => other.guests - one.guests)
  if (first === undefined || counted.some(({ guests }) => guests < 1)) return null
  const eachOf = (row: number, { column, guests }: typeof first) =>
    (grid.cell(row, column).figure?.value ?? 0) / guests
  const isSame = rows.every((row) =>
    rest.every((other) => Math.abs(eachOf(row, other) - eachOf(row, first)) <= 0.01 * eachOf(row, first)),
  )
  return isSame ? first.column : null
}
