import { parseFormula } from './parse-formula.ts'
import type { Formula } from './parse-formula.ts'
import type { CellPlace, Tab, TabCell } from './tab.ts'

/** Cells that one formula without a saved value may lead through. */
const DEEPEST = 200
/** Cells that all such formulas of a workbook may read. */
const MOST_READ = 300_000

export interface EvaluatedTabs {
  tabs: Tab[]
  /** Cells whose formula leads back to itself. */
  circular: CellPlace[]
}

/**
 * Values for formulas that were saved without one, as programs write them that do not compute: of + − × ÷, SUM, PRODUCT
 * and ROUND over cells of the same workbook. Any other formula stays without a value. A saved value is never replaced.
 */
export function evaluateFormulas(tabs: readonly Tab[]): EvaluatedTabs {
  const evaluator = new Evaluator(tabs)
  const evaluated = tabs.map((tab, at): Tab => {
    if (!tab.cells.some((row) => row.some(lacks))) return tab
    const cells = tab.cells.map((row, rowAt) =>
      row.map((cell, column): TabCell | undefined => {
        if (cell === undefined || !lacks(cell)) return cell
        const value = evaluator.valueOf({ tab: at, row: rowAt, column })
        return value === null ? { ...cell, failed: true } : { ...cell, value }
      }),
    )
    return { ...tab, cells }
  })
  return { tabs: evaluated, circular: evaluator.circular() }
}

const lacks = (cell: TabCell | undefined) => cell?.formula != null && cell.value === null

class Evaluator {
  private readonly tabs: readonly Tab[]
  private readonly places: ReadonlyMap<string, number>
  private readonly known = new Map<string, number | null>()
  private readonly open = new Set<string>()
  private readonly circles = new Map<string, CellPlace>()
  private read = 0

  constructor(tabs: readonly Tab[]) {
    this.tabs = tabs
    this.places = new Map(tabs.map(({ name }, at) => [name.toLowerCase(), at]))
  }

  circular(): CellPlace[] {
    return [...this.circles.values()]
  }

  valueOf(place: CellPlace): number | null {
    this.read += 1
    const cell = this.tabs[place.tab]?.cells[place.row]?.[place.column]
    if (this.read > MOST_READ || cell?.failed === true) return null
    if (cell === undefined) return 0
    if (typeof cell.value === 'number') return cell.value
    if (cell.formula === null || cell.value !== null) return cell.value === null ? 0 : null
    const key = `${String(place.tab)}:${String(place.row)}:${String(place.column)}`
    const known = this.known.get(key)
    if (known !== undefined) return known
    if (this.open.has(key)) {
      this.circles.set(key, place)
      return null
    }
    if (this.open.size > DEEPEST) return null
    this.open.add(key)
    const tree = parseFormula(cell.formula)
    const value = tree === null ? null : this.result(tree, place.tab)
    this.open.delete(key)
    const finite = value !== null && Number.isFinite(value) ? value : null
    this.known.set(key, finite)
    return finite
  }

  private result(tree: Formula, tab: number): number | null {
    switch (tree.kind) {
      case 'number':
        return tree.value
      case 'cell': {
        const at = this.tabNamed(tree.tab, tab)
        return at === null ? null : this.valueOf({ tab: at, row: tree.row, column: tree.column })
      }
      case 'negative': {
        const value = this.result(tree.of, tab)
        return value === null ? null : -value
      }
      case 'percent': {
        const value = this.result(tree.of, tab)
        return value === null ? null : value / 100
      }
      case 'operation':
        return operation(tree.operator, this.result(tree.left, tab), this.result(tree.right, tab))
      case 'call':
        return this.call(tree.name, tree.args, tab)
      case 'text':
      case 'range':
      case 'unknown':
        return null
    }
  }

  private call(name: string, args: readonly Formula[], tab: number): number | null {
    if (name === 'ROUND' && args.length === 2) {
      const [value, decimals] = args.map((arg) => this.result(arg, tab))
      if (value == null || decimals == null) return null
      const power = 10 ** decimals
      return (Math.sign(value) * Math.round(Math.abs(value) * power + 1e-9)) / power
    }
    if (name !== 'SUM' && name !== 'PRODUCT') return null
    const values = args.flatMap((arg) =>
      arg.kind === 'range' ? this.numbersIn(arg, tab) : [this.result(arg, tab)],
    )
    let sum = name === 'SUM' ? 0 : 1
    for (const value of values) {
      if (value === null) return null
      if (name === 'SUM') sum += value
      else sum *= value
    }
    return sum
  }

  /** The numbers of a range; texts and empty cells do not count, a value that is not known does. */
  private numbersIn(range: Extract<Formula, { kind: 'range' }>, tab: number): (number | null)[] {
    const at = this.tabNamed(range.tab, tab)
    if (at === null) return [null]
    const numbers: (number | null)[] = []
    const rows = this.tabs[at]?.cells ?? []
    for (let row = range.fromRow; row <= Math.min(range.toRow, rows.length - 1); row += 1) {
      const last = Math.min(range.toColumn, (rows[row]?.length ?? 0) - 1)
      for (let column = range.fromColumn; column <= last; column += 1) {
        const cell = rows[row]?.[column]
        const counts = typeof cell?.value === 'number' || cell?.formula != null || cell?.failed === true
        if (counts && typeof cell?.value !== 'string') numbers.push(this.valueOf({ tab: at, row, column }))
      }
      if (this.read > MOST_READ) return [null]
    }
    return numbers
  }

  private tabNamed(name: string | null, own: number): number | null {
    return name === null ? own : (this.places.get(name.toLowerCase()) ?? null)
  }
}

function operation(operator: string, left: number | null, right: number | null): number | null {
  if (left === null || right === null) return null
  switch (operator) {
    case '+':
      return left + right
    case '-':
      return left - right
    case '*':
      return left * right
    case '/':
      return left / right
    default:
      return null
  }
}
