import type { Formula } from '../../tables/parse-formula.ts'
import type { Grid } from '../grid/grid.ts'
import { figureAt } from './sheet-region.ts'
import type { LabelledFigure } from './sheet-region.ts'

/**
 * The figures with the portions that the cost of a portion is divided by: where no label names any, and in place of
 * others of the same row, as of the guests of each kind before all of them.
 */
export function withDivisor(found: LabelledFigure[], divisors: readonly LabelledFigure[]): LabelledFigure[] {
  const [divisor] = divisors
  const portions = found.filter(({ kind }) => kind === 'portions')
  const isIn = ({ found: { cell } }: LabelledFigure) =>
    divisor?.found.cell.row === cell.row && divisor.found.cell.column !== cell.column
  if (divisor === undefined || (portions.length > 0 && !portions.some(isIn))) return found
  const { row, column } = divisor.found.cell
  const others = found.filter(
    ({ kind, found: { cell } }) =>
      !(kind === 'portions' && cell.row === row) &&
      !(kind === 'total' && cell.row === row && cell.column === column),
  )
  const other = portions.find(
    (each) => each.cell.isText && isIn(each) && each.found.value !== divisor.found.value,
  )
  const words = other && { words: { value: other.cell.text, cell: other.cell.place } }
  return [...others, { ...divisor, ...words }]
}

/** The portions that a formula of a cost of a portion divides by. */
export function portionsByFormula(grid: Grid, found: readonly LabelledFigure[]): LabelledFigure[] {
  for (const { kind, cell } of found) {
    const divisor = kind === 'portion-cost' ? divisorOf(cell.tree) : null
    const at =
      divisor?.kind === 'cell' && divisor.tab === null ? grid.cell(divisor.row, divisor.column) : cell
    const value = divisor?.kind === 'number' ? divisor.value : at === cell ? null : (at.figure?.value ?? null)
    if (value !== null && value >= 1 && Number.isInteger(value))
      return [{ kind: 'portions', ...figureAt(at, value) }]
  }
  return []
}

/** 'ROUND(E9/B2,2)' is divided by B2. */
export function divisorOf(tree: Formula | null): Formula | null {
  if (tree?.kind === 'operation' && tree.operator === '/') return tree.right
  if (tree?.kind !== 'call' || !['ROUND', 'IFERROR', 'IF'].includes(tree.name)) return null
  return tree.args.map(divisorOf).find((divisor) => divisor !== null) ?? null
}
