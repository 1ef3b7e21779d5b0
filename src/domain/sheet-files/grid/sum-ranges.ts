import type { Formula } from '../../tables/parse-formula.ts'

/** The rows of one column that a formula adds up; null where it does anything else. */
export function summedRows(tree: Formula | null, column: number): ReadonlySet<number> | null {
  const rows = new Set<number>()
  return tree !== null && collect(tree, column, rows) && rows.size > 0 ? rows : null
}

const MOST_ROWS = 5000

function collect(tree: Formula, column: number, rows: Set<number>): boolean {
  if (tree.kind === 'cell') {
    if (tree.tab !== null || tree.column !== column) return false
    rows.add(tree.row)
    return true
  }
  if (tree.kind === 'range') {
    if (tree.tab !== null || tree.fromColumn > column || tree.toColumn < column) return false
    if (tree.toRow - tree.fromRow > MOST_ROWS) return false
    for (let row = tree.fromRow; row <= tree.toRow; row += 1) rows.add(row)
    return true
  }
  if (tree.kind === 'operation')
    return tree.operator === '+' && collect(tree.left, column, rows) && collect(tree.right, column, rows)
  if (tree.kind !== 'call') return false
  const { name, args } = tree
  const [first] = args
  if (name === 'SUM') return args.every((arg) => collect(arg, column, rows))
  // SUBTOTAL(9, range): the first argument names the sum.
  if (name === 'SUBTOTAL') return args.slice(1).every((arg) => collect(arg, column, rows))
  return (name === 'ROUND' || name === 'IFERROR') && first !== undefined && collect(first, column, rows)
}
