import type { FixedLayout } from '#domain/sheet-files/tables/column-role.ts'
import type { ShownColumns } from './columns-at.ts'

/** Layouts that the user named for one tab alone, by the name of its file. */
export interface TabLayouts {
  path: string
  tab: number
  layouts: FixedLayout[]
}

export interface Corrections {
  /** For all tabs of the same layout. */
  layouts: readonly FixedLayout[]
  ofTabs?: readonly TabLayouts[]
}

export const tabKey = (path: string, tab: number) => `${String(tab)} ${path}`

export const layoutOf = ({
  heads,
  headless = false,
  columns,
}: Omit<ShownColumns, 'tabs' | 'confirmed'>): FixedLayout => ({
  heads,
  headless,
  columns: columns.map(({ column, role }) => ({ column, role, unit: null })),
})
