import type { Cell } from '#domain/tables/cell.ts'
import type { Tab, TabCell } from '#domain/tables/tab.ts'

/** What may happen to one cell of a right workbook, by typing or by copying: its formulas keep the values they had. */
const CHANGES: readonly ((value: Cell) => Cell)[] = [
  () => null,
  (value) => onNumber(value, (figure) => figure * 10),
  (value) => onNumber(value, (figure) => figure / 10),
  (value) => onNumber(value, (figure) => figure * 1000),
  (value) => onNumber(value, (figure) => figure + 1),
  (value) => onNumber(value, (figure) => -figure),
  (value) => onNumber(value, (figure) => String(figure).replace('.', ',')),
  (value) => onNumber(value, () => 0),
  (value) => onNumber(value, () => '?'),
  (value) => onText(value, 'kg', 'g'),
  (value) => onText(value, 'g', 'kg'),
  (value) => onText(value, 'kg', 'L'),
  (value) => onText(value, 'L', 'ml'),
  (value) => onText(value, 'pièce', 'kg'),
  (value) => onText(value, 'kg', 'pièce'),
  (value) => onText(value, 'kg', 'botte'),
  (value) => (typeof value === 'string' ? 'TOTAL' : value),
  (value) => (typeof value === 'string' ? 'PM' : 12.5),
  (value) => (typeof value === 'string' ? `${value} 2` : value),
]

function onNumber(value: Cell, change: (figure: number) => Cell): Cell {
  if (typeof value === 'number') return change(value)
  if (typeof value !== 'string') return value
  const figure = /^\d+(?:,\d+)?/u.exec(value)
  if (figure === null) return value
  const changed = change(Number(figure[0].replace(',', '.')))
  return value.replace(figure[0], String(changed).replace('.', ','))
}

function onText(value: Cell, from: string, to: string): Cell {
  return typeof value === 'string' ? value.replace(new RegExp(`(^|\\s)${from}$`, 'u'), `$1${to}`) : value
}

/** A workbook in which one filled cell is another; null where that changes nothing. */
export function withChangedCell(
  tabs: readonly Tab[],
  random: () => number,
): { tabs: Tab[]; tab: number; row: number; column: number; before: Cell; after: Cell } | null {
  const at = Math.floor(random() * tabs.length)
  const tab = tabs[at]
  const filled = (tab?.cells ?? []).flatMap((cells, row) =>
    cells.flatMap((cell, column) => (cell === undefined ? [] : [{ row, column, cell }])),
  )
  const picked = filled[Math.floor(random() * filled.length)]
  if (tab === undefined || picked === undefined) return null
  const { row, column, cell } = picked
  const change = CHANGES[Math.floor(random() * CHANGES.length)]
  const value = change?.(cell.value) ?? null
  if (value === cell.value) return null
  const changed: TabCell = { ...cell, value, formula: null }
  const cells = tab.cells.map((cellsOfRow, place) =>
    place === row ? cellsOfRow.map((own, across) => (across === column ? changed : own)) : cellsOfRow,
  )
  return {
    tabs: tabs.map((own, place) => (place === at ? { ...own, cells } : own)),
    tab: at,
    row,
    column,
    before: cell.value,
    after: value,
  }
}
