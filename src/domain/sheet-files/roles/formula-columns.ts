import type { Formula } from '../../tables/parse-formula.ts'
import type { FigureColumn } from './table-lines.ts'

/** The columns of the same row that most formulas of a column multiply or divide; null where they do not. */
export function formulaColumns({ cells }: FigureColumn): ReadonlySet<number> | null {
  const counted = new Map<string, { columns: Set<number>; times: number }>()
  let formulas = 0
  for (const cell of cells) {
    if (cell?.tree == null) continue
    formulas += 1
    const columns = new Set<number>()
    if (!collect(cell.tree, cell.place.row, columns) || columns.size === 0) continue
    const key = [...columns].toSorted((one, other) => one - other).join()
    const known = counted.get(key)
    if (known === undefined) counted.set(key, { columns, times: 1 })
    else known.times += 1
  }
  const [best] = [...counted.values()].toSorted((one, other) => other.times - one.times)
  return best !== undefined && best.times * 2 > formulas ? best.columns : null
}

/** Collects the columns; false for a formula that is no arithmetic of its row. */
function collect(tree: Formula, row: number, columns: Set<number>): boolean {
  switch (tree.kind) {
    case 'cell':
      if (tree.tab === null && tree.row === row) columns.add(tree.column)
      return true
    case 'number':
    case 'text':
    case 'unknown':
      return true
    case 'negative':
    case 'percent':
      return collect(tree.of, row, columns)
    case 'operation':
      return collect(tree.left, row, columns) && collect(tree.right, row, columns)
    case 'range':
      return false
    case 'call': {
      const { name, args } = tree
      const [first] = args
      if (name === 'PRODUCT') return args.every((arg) => productOf(arg, row, columns))
      if ((name === 'ROUND' || name === 'IFERROR') && first !== undefined) return collect(first, row, columns)
      // The test of IF is no factor.
      if (name === 'IF') return args.slice(1).every((arg) => collect(arg, row, columns))
      return true
    }
  }
}

function productOf(arg: Formula, row: number, columns: Set<number>): boolean {
  if (arg.kind !== 'range') return collect(arg, row, columns)
  if (arg.fromRow !== row || arg.toRow !== row || arg.toColumn - arg.fromColumn > 20) return false
  for (let column = arg.fromColumn; column <= arg.toColumn; column += 1) columns.add(column)
  return true
}
