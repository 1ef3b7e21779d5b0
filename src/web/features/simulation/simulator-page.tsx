import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { combineQueries } from '#web/lib/query/combine-queries.ts'
import { paths } from '#web/entities/paths.ts'
import { useSettings } from '#web/lib/session/use-account.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { NotebookDrawing } from '#web/ui/drawings/notebook.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import { kitchenQuery } from './simulation-api.ts'
import type { SimulationSearch } from './simulation-search.ts'
import { SimulatorHeader } from './simulator-header.tsx'
import { Simulator } from './simulator.tsx'

export interface SimulatorPageProps {
  search: SimulationSearch
  /** Changes a part of what the address says; undefined drops it. */
  onSearch: (change: Partial<SimulationSearch>) => void
}

/** /recipes/simulator */
export function SimulatorPage({ search, onSearch }: SimulatorPageProps) {
  const t = useTranslations('simulation')
  const kitchen = useQuery(kitchenQuery())
  const settings = useSettings()
  const both = combineQueries(kitchen, settings)
  if (both.data !== undefined && both.data[0].sheets.length > 0) {
    const [read, costSettings] = both.data
    return <Simulator kitchen={read} settings={costSettings} search={search} onSearch={onSearch} />
  }
  return (
    <>
      <SimulatorHeader />
      <PageState query={both} skeleton={<TableSkeleton />}>
        {() => (
          <EmptyState
            drawing={<NotebookDrawing />}
            sentence={t('noSheets.sentence')}
            action={<ButtonLink to={paths.newRecipe}>{t('noSheets.action')}</ButtonLink>}
          />
        )}
      </PageState>
    </>
  )
}
