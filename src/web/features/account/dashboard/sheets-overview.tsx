import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { TechSheetStatistics } from '#contract/sheets.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { PageState, type PageStateProps } from '#web/ui/page-state.tsx'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import classes from './dashboard.module.css'
import { FirstSteps } from './first-steps.tsx'
import { RecentSheets } from './recent-sheets.tsx'
import { SheetFigures } from './sheet-figures.tsx'
import { ToDo } from './to-do.tsx'

export interface OverviewParts {
  /** What prices that rose have cost. */
  lostMargins: ReactNode
  /** The last changes of prices. */
  recentPrices: ReactNode
  /** The form of the first sheet, while there is none. */
  firstSheet: ReactNode
}

export interface SheetsOverviewProps extends OverviewParts {
  statistics: PageStateProps<TechSheetStatistics>['query']
  thresholds: MarginThresholds
}

/** What is to be done, what the sheets earn, and what was worked on last; without any sheet, how to begin. */
export function SheetsOverview(props: SheetsOverviewProps) {
  const { statistics, thresholds, lostMargins, recentPrices, firstSheet } = props
  return (
    <PageState query={statistics} skeleton={<TableSkeleton rows={4} />}>
      {(figures) =>
        figures.total === 0 ? (
          <FirstSteps>{firstSheet}</FirstSteps>
        ) : (
          <Stack gap={28}>
            <ToDo figures={figures} thresholds={thresholds} lostMargins={lostMargins} />
            <SheetFigures figures={figures} thresholds={thresholds} />
            <div className={classes.blocks}>
              <RecentSheets thresholds={thresholds} />
              {recentPrices}
            </div>
          </Stack>
        )
      }
    </PageState>
  )
}
