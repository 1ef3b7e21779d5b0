import { SegmentedControl } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { useSettings } from '#web/lib/session/use-account.ts'
import { useShortcut } from '#web/lib/keyboard/use-shortcut.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { ActionLink } from '#web/ui/actions/action.tsx'
import { MoreMenu } from '#web/ui/actions/more-menu.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { CardGridSkeleton, TableSkeleton } from '#web/ui/skeletons.tsx'
import { combineQueries } from '#web/lib/query/combine-queries.ts'
import { usePagedRows } from '#web/lib/query/use-paged-rows.ts'
import { DEFAULT_SHEET_SORT, isNarrowed, NO_SHEET_FILTERS } from '../sheet-search.ts'
import type { SheetFilters, SheetSort } from '../sheet-search.ts'
import { sheetListQuery, sheetStatisticsQuery } from '../sheets-api.ts'
import { MoreFailed } from '#web/ui/more-failed.tsx'
import { ExportSheets } from './export-sheets.tsx'
import { FoundSheets } from './found-sheets.tsx'
import { NoSheets } from './no-sheets.tsx'
import { RecipesSummary } from './recipes-summary.tsx'
import { RecipesToolbar } from './recipes-toolbar.tsx'
import { SheetGrid } from './sheet-grid.tsx'
import { SheetTable } from './sheet-table.tsx'
import { sharedGaps } from './shared-gaps.ts'
import { ToComplete } from './to-complete.tsx'
import { useRecipesView, VIEWS } from './use-recipes-view.ts'
import { useSheetActions } from './use-sheet-actions.ts'

export interface RecipesPageProps {
  filters: SheetFilters
  /** Changes some of them in the address; undefined drops one. */
  onFilters: (change: Partial<SheetFilters>) => void
}

/** /recipes: 'Mes Recettes' */
export function RecipesPage({ filters, onFilters: change }: RecipesPageProps) {
  const t = useTranslations('sheets')
  const rows = usePagedRows(useInfiniteQuery(sheetListQuery(filters)))
  const statistics = useQuery(sheetStatisticsQuery())
  const [view, setView] = useRecipesView(statistics.data?.total ?? rows.total)
  const shared = useMemo(() => sharedGaps(statistics.data), [statistics.data])
  const phone = usePhone()
  const settings = useSettings()
  const actions = useSheetActions()
  const navigate = useNavigate()
  const sort = filters.sort ?? DEFAULT_SHEET_SORT
  const onSort = (next: SheetSort) => change({ sort: next === DEFAULT_SHEET_SORT ? undefined : next })
  const clear = () => change(NO_SHEET_FILTERS)
  const narrowed = isNarrowed(filters)
  useShortcut('n', () => void navigate({ to: paths.newRecipe }))

  const viewSwitch = (
    <SegmentedControl
      ml="auto"
      aria-label={t('view.label')}
      value={view}
      onChange={setView}
      data={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
    />
  )

  return (
    <>
      <PageHeader
        title={t('title')}
        meta={statistics.data && <RecipesSummary statistics={statistics.data} />}
        actions={
          <>
            {!phone && (
              <ButtonLink to={paths.importSheets} variant="default">
                {t('import')}
              </ButtonLink>
            )}
            <ButtonLink to={paths.newRecipe}>{t('new')}</ButtonLink>
            <MoreMenu>
              {phone && <ActionLink to={paths.importSheets}>{t('import')}</ActionLink>}
              <ActionLink to={paths.purchases}>{t('purchases')}</ActionLink>
              <ActionLink to={paths.simulator}>{t('simulate')}</ActionLink>
              {rows.total > 0 && <ExportSheets filters={filters} />}
            </MoreMenu>
            {phone && viewSwitch}
          </>
        }
      />
      {statistics.data && <ToComplete statistics={statistics.data} />}
      <RecipesToolbar filters={filters} change={change} statistics={statistics.data} settings={settings.data}>
        {!phone && viewSwitch}
      </RecipesToolbar>
      {narrowed && rows.items.length > 0 && !rows.state.unanswered && (
        <FoundSheets count={rows.total} onClear={clear} />
      )}
      <PageState
        query={{ ...combineQueries(rows.state, settings), unanswered: rows.state.unanswered }}
        failureText={t('loadFailed')}
        skeleton={view === 'grid' ? <CardGridSkeleton /> : <TableSkeleton />}
      >
        {([, costSettings]) => {
          const list = { rows, settings: costSettings, shared, ...actions }
          if (rows.items.length === 0) return <NoSheets narrowed={narrowed} onClear={clear} />
          if (view === 'grid') return <SheetGrid {...list} />
          return <SheetTable {...list} sort={sort} onSort={onSort} />
        }}
      </PageState>
      <MoreFailed text={t('moreFailed')} rows={rows} />
    </>
  )
}
