import type { ColumnRole, FixedColumn } from '#domain/sheet-files/tables/column-role.ts'
import { layoutHeads } from '#domain/sheet-files/tables/fixed-layout.ts'
import type { FixedLayout } from '#domain/sheet-files/tables/column-role.ts'
import type { Grid } from '#domain/sheet-files/grid/grid.ts'
import { shapeAt } from '#domain/sheet-files/tables/headless-layout.ts'
import { headHints } from '#domain/sheet-files/tables/head-words.ts'
import type { HeadRole } from '#domain/sheet-files/tables/head-words.ts'

/** Columns from one to another, the last one included. */
export interface ColumnSpan {
  from: number
  to: number
}

/** The columns under a row of heads. */
export interface ShownColumns extends Pick<FixedLayout, 'heads' | 'headless'> {
  columns: { column: number; head: string; role: ColumnRole }[]
  /** The tabs of the import with the same heads. */
  tabs: number
  /** The roles that the user gave to these columns before. */
  confirmed?: FixedColumn[]
}

const ROLES: Record<HeadRole, ColumnRole> = {
  name: 'name',
  quantity: 'quantity',
  gross: 'quantity',
  net: 'netQuantity',
  portionQuantity: 'unused',
  unit: 'unit',
  loss: 'loss',
  yield: 'yield',
  price: 'price',
  packPrice: 'packPrice',
  priceUnit: 'priceUnit',
  pack: 'pack',
  lineCost: 'cost',
  portionCost: 'portionCost',
  dish: 'dish',
  steps: 'steps',
  note: 'note',
  other: 'unused',
}

/**
 * What the words of a row of heads say of the columns under them, or what a table holds that has none; null for a row
 * that is neither.
 */
export function columnsAt(
  grid: Grid,
  row: number,
  span: ColumnSpan | null,
  headless: boolean,
): Omit<ShownColumns, 'tabs' | 'confirmed'> | null {
  if (headless) {
    const shape = shapeAt(grid, row, span?.from, span?.to)
    return (
      shape && {
        heads: shape.heads,
        headless,
        columns: shape.columns.map(({ column, role }) => ({ column, role, head: '' })),
      }
    )
  }
  const heads = layoutHeads(grid, row, span?.from, span?.to)
  const [first] = heads ?? []
  const last = heads?.at(-1)
  if (heads === null || first === undefined || last === undefined) return null
  const columns = Array.from({ length: last.column - first.column + 1 }, (_, at) => {
    const column = first.column + at
    const { text } = grid.cell(row, column)
    return { column, head: text, role: roleOf(text) }
  })
  return { heads, columns }
}

function roleOf(head: string): ColumnRole {
  const hints = Object.entries(headHints(head)) as [HeadRole, number][]
  const [strongest] = hints.toSorted(([, one], [, other]) => other - one)
  return strongest === undefined ? 'unused' : ROLES[strongest[0]]
}
