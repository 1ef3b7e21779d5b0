import { useQuery } from '@tanstack/react-query'
import { orpc } from '#web/lib/query/api.ts'
import { PageState } from '#web/ui/page-state.tsx'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import { combineQueries } from '#web/lib/query/combine-queries.ts'
import { useSettings } from '#web/lib/session/use-account.ts'
import { CostlySheets } from './costly-sheets.tsx'
import { SheetFigures } from './sheet-figures.tsx'

/** What the account earns with its sheets, and with which it earns least: below what was just imported. */
export function ImportedMargins() {
  const settings = useSettings()
  const statistics = useQuery(orpc.sheets.statistics.queryOptions())
  return (
    <PageState query={combineQueries(settings, statistics)} skeleton={<TableSkeleton rows={4} />}>
      {([thresholds, figures]) =>
        figures.total === 0 ? null : (
          <>
            <SheetFigures figures={figures} thresholds={thresholds} />
            <CostlySheets thresholds={thresholds} figures={figures} />
          </>
        )
      }
    </PageState>
  )
}
