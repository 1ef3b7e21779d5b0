import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.ts'
import { CountFilter } from '#web/ui/count-filter/count-filter.tsx'
import { useImportTexts } from '../import-texts.ts'
import type { ImportTypes } from '../import-types.ts'
import type { PlanFilter, PlanView } from './plan-view.ts'

export interface KindFilterProps<Types extends ImportTypes> {
  kinds: PlanView<Types>['kinds']
  counts: ReadonlyMap<PlanFilter<Types>, number>
  view: PlanFilter<Types>
  onView: (view: PlanFilter<Types>) => void
}

/** 'Plus chers 30', 'Nouveaux 12' …: those that there are. */
export function KindFilter<Types extends ImportTypes>({
  kinds,
  counts,
  view,
  onView,
}: KindFilterProps<Types>) {
  const { t, kindText } = useImportTexts()
  const views: readonly PlanFilter<Types>[] = [...kinds, 'doubtful']
  return (
    <CountFilter
      legend={t('differences.filter')}
      options={views
        .filter((one) => (counts.get(one) ?? 0) > 0)
        .map((one) => ({
          view: one,
          label: kindText(one),
          count: t('differences.count', { count: counts.get(one) ?? 0 }),
          ...(one === 'doubtful' && { icon: <IconAlertTriangle size={15} aria-hidden /> }),
        }))}
      view={view}
      onView={onView}
    />
  )
}
