import type { FixedColumn } from '#domain/sheet-files/tables/column-role.ts'
import type { ReadColumns } from '#domain/sheet-files/roles/read-columns.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import { UNITS } from '#domain/quantity/unit.ts'
import type { ShownColumns } from '../reading/columns-at.ts'

/** What the form begins with: what the user chose before, else how the table was read, else what its heads suggest. */
export function rolesToBegin({ columns, confirmed }: ShownColumns, read: ReadColumns | null): FixedColumn[] {
  return columns.map(({ column, role }) => {
    const before = confirmed?.find((one) => one.column === column)
    if (before !== undefined) return before
    const own = read?.columns.find((one) => one.column === column)
    const unit = UNITS.find((known): known is Unit => known === own?.unit) ?? null
    return { column, role: own?.role ?? role, unit }
  })
}
