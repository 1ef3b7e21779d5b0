import { useQuery } from '@tanstack/react-query'
import { orpc } from '#web/lib/query/api.ts'
import { PageState } from '#web/ui/page-state.tsx'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import { combineQueries } from '#web/lib/query/combine-queries.ts'
import { CostlySheets } from './costly-sheets.tsx'
import { SheetFigures } from './sheets-overview.tsx'

/** What the account earns with its sheets, and with which it earns least: below what was just imported. */
export function ImportedMargins() {
  const account = useQuery(orpc.account.get.queryOptions())
  const statistics = useQuery(orpc.sheets.statistics.queryOptions())
  return (
    <PageState query={combineQueries(account, statistics)} skeleton={<TableSkeleton rows={4} />}>
      {([{ settings }, figures]) =>
        figures.total === 0 ? null : (
          <>
            <SheetFigures figures={figures} thresholds={settings} />
            <CostlySheets thresholds={settings} figures={figures} />
          </>
        )
      }
    </PageState>
  )
}
