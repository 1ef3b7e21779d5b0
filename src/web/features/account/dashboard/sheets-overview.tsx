import { Card, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { TechSheetStatistics } from '#contract/sheets.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { orpc } from '#web/lib/query/api.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { Figure } from '#web/ui/figure.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import classes from './dashboard.module.css'
import { DoubtfulCosts } from './doubtful-costs.tsx'
import { FirstSteps } from './first-steps.tsx'
import { MeanMarginFigure } from './mean-margin-figure.tsx'
import { RecentSheets } from './recent-sheets.tsx'

export interface SheetsOverviewProps {
  thresholds: MarginThresholds
  prices: ReactNode
  /** The form of the first sheet, while there is none. */
  firstSheet: ReactNode
}

/** Figures of the sheets; without any sheet, how to begin. */
export function SheetsOverview({ thresholds, prices, firstSheet }: SheetsOverviewProps) {
  const statistics = useQuery(orpc.sheets.statistics.queryOptions())
  return (
    <Stack gap={20}>
      <PageState query={statistics} skeleton={<TableSkeleton rows={4} />}>
        {(figures) =>
          figures.total === 0 ? (
            <FirstSteps>{firstSheet}</FirstSteps>
          ) : (
            <>
              <SheetFigures figures={figures} thresholds={thresholds} />
              <DoubtfulCosts figures={figures} />
              <RecentSheets thresholds={thresholds} />
              {prices}
            </>
          )
        }
      </PageState>
    </Stack>
  )
}

interface SheetFiguresProps {
  figures: TechSheetStatistics
  thresholds: MarginThresholds
}

export function SheetFigures({ figures, thresholds }: SheetFiguresProps) {
  const t = useTranslations()
  const format = useFormat()
  const { total, underTarget, margins } = figures
  const { counted, incomplete } = margins
  const preparations = total - margins.total
  return (
    <Card component="section" aria-labelledby="figures-title">
      <Title order={2} size="h3" id="figures-title" mb="md">
        {t('account.dashboard.figures.title')}
      </Title>
      <div className={classes.figures}>
        <Figure
          size="md"
          label={t('account.dashboard.figures.sheets', { count: total })}
          value={format.quantity(total)}
          hint={preparations > 0 ? t('trade.marginMeans.preparations', { count: preparations }) : undefined}
        />
        <MeanMarginFigure figures={figures} thresholds={thresholds} />
        <Figure
          size="md"
          label={t('account.dashboard.figures.underTarget')}
          value={
            <FilteredCount
              count={underTarget}
              of={t('account.dashboard.figures.underTarget')}
              search={{ margin: 'underTarget' }}
            />
          }
          hint={
            counted < margins.total ? t('account.dashboard.figures.judged', { count: counted }) : undefined
          }
        />
        <Figure
          size="md"
          label={t('account.dashboard.figures.incomplete')}
          value={
            <FilteredCount
              count={incomplete}
              of={t('account.dashboard.figures.incomplete')}
              search={{ incomplete: true }}
            />
          }
          hint={incomplete > 0 ? t('account.dashboard.figures.incompleteHint') : undefined}
        />
      </div>
    </Card>
  )
}

interface FilteredCountProps {
  count: number
  of: string
  search: Record<string, unknown>
}

/** How many there are, and the way to them; to none there is none. */
function FilteredCount({ count, of, search }: FilteredCountProps) {
  const t = useTranslations('account.dashboard.figures')
  const format = useFormat()
  const shown = format.quantity(count)
  if (count === 0) return shown
  return (
    <TextLink to={paths.recipes} search={search} inherit aria-label={t('see', { count: shown, of })}>
      {shown}
    </TextLink>
  )
}
