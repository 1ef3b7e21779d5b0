import { wholeText } from '../grid/cell-lines.ts'
import type { Found } from '../grid/found.ts'
import type { GridCell } from '../grid/grid.ts'
import type { ReadColumns } from '../roles/read-columns.ts'
import type { ColumnRole } from '../tables/column-role.ts'
import { guestsIn } from '../tables/counted-portions.ts'
import { labelOf } from '../tables/labels.ts'
import type { LabelKind } from '../tables/labels.ts'
import { recipesOf } from '../tables/recipe-tables.ts'
import type { RecipeTable } from '../tables/recipe-tables.ts'
import type { LabelledFigure } from '../tables/sheet-region.ts'
import type { SheetDraft } from './sheet-draft.ts'
import { writtenDraft } from './written-sheets.ts'

const textIn = (cell: GridCell | null): Found<string> | null =>
  cell === null ? null : { value: cell.text, cell: cell.place }

/** The sheets of a table with a recipe in each row. */
export function recipeRows(table: RecipeTable, file: number): SheetDraft[] {
  const { grid, headRow, headHeight, from, to, title, lines, steps, notes } = table
  const own = new Set([title, ...lines, ...steps, ...notes])
  const columns = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  const kinds = columns.flatMap((column): { column: number; kind: LabelKind }[] => {
    const kind = headHeight === 0 || own.has(column) ? null : labelOf(grid.cell(headRow, column).text)
    return kind === null ? [] : [{ column, kind }]
  })
  return recipesOf(table).map(({ row, named, written }): SheetDraft => {
    const textOf = (kind: LabelKind) => {
      const cells = kinds.flatMap((fact) => (fact.kind === kind ? [grid.cell(row, fact.column)] : []))
      return cells.find(({ text }) => text !== '') ?? null
    }
    const texts = (places: readonly number[]) =>
      places.flatMap((column) => {
        const cell = grid.cell(row, column)
        return wholeText(grid, cell)
          .split('\n')
          .map((text) => text.replace(/^\s*(?:\d{1,2}\s*[.):–-]|[-–•])\s*/u, '').trim())
          .filter((text) => text !== '')
          .map((value) => ({ value, cell: cell.place }))
      })
    const labelled = kinds.flatMap(({ column, kind }) =>
      figureIn(grid.cell(row, column), kind, grid.cell(headRow, column)),
    )
    return {
      ...writtenDraft(named, written, { file, layout: 'row-each', labelled }),
      columns: columnsOf(table),
      category: textIn(textOf('category')),
      allergens: textIn(textOf('allergens')),
      steps: texts(steps),
      notes: texts(notes),
      totals: labelled.flatMap((each) =>
        each.kind === 'total' ? [{ found: each.found, tree: each.cell.tree }] : [],
      ),
    }
  })
}

function figureIn(cell: GridCell, kind: LabelKind, label: GridCell): LabelledFigure[] {
  const guests = kind === 'portions' ? guestsIn(cell, 'portions') : null
  const plain = { kind: 'plain', unit: null, per: null, unclear: false, currency: null } as const
  const figure = guests === null ? cell.figure : { ...plain, value: guests }
  return figure === null
    ? []
    : [{ kind, figure, found: { value: figure.value, cell: cell.place }, cell, label }]
}

function columnsOf({
  grid,
  headRow,
  headHeight,
  from,
  to,
  title,
  lines,
  steps,
  notes,
}: RecipeTable): ReadColumns {
  const roleOf = (column: number): ColumnRole => {
    if (column === title) return 'dish'
    if (lines.includes(column)) return 'lines'
    if (steps.includes(column)) return 'steps'
    return notes.includes(column) ? 'note' : 'unused'
  }
  const columns = Array.from({ length: to - from + 1 }, (_, at) => {
    const column = from + at
    const head = headHeight === 0 ? '' : grid.cell(headRow, column).text
    return { column, head, role: roleOf(column), unit: null }
  })
  return { headRow, headHeight, columns }
}
