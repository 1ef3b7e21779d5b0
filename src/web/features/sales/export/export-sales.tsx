import type { Days } from '#web/entities/carte/days.ts'
import { exportName } from '#web/lib/export/export-name.ts'
import { tableOf } from '#web/lib/export/table-of.ts'
import { ExportMenu } from '#web/ui/export-menu.tsx'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import type { SoldOnCarte } from '../analysis/sold-dishes.ts'
import { SALES_COLUMNS, salesRows } from './sales-rows.ts'

export interface ExportSalesProps {
  /** Those that the sales are of. */
  days: Days
  sold: SoldOnCarte
}

/** What was sold in a period with what the analysis says of it, in one file. */
export function ExportSales({ days: { firstDay, lastDay }, sold }: ExportSalesProps) {
  return (
    <ExportMenu
      compact={usePhone()}
      name={() => exportName(['ventes', firstDay, lastDay], new Date())}
      rows={() => Promise.resolve(tableOf(SALES_COLUMNS, salesRows(sold)))}
    />
  )
}
