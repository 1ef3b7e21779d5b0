import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { CountFilter } from '#web/ui/count-filter/count-filter.tsx'
import { DIFFERENCE_KINDS, isTickable } from '../reading/compare-with-catalogue.ts'
import type { DifferenceKind } from '../reading/compare-with-catalogue.ts'

/** The differences of one kind, or those of any kind that are to be checked. */
export type View = DifferenceKind | 'doubtful'

const VIEWS: readonly View[] = [...DIFFERENCE_KINDS, 'doubtful']

export function isTickableView(view: View): boolean {
  return view === 'doubtful' || isTickable(view)
}

export interface KindFilterProps {
  counts: ReadonlyMap<View, number>
  view: View
  onView: (view: View) => void
}

/** 'Plus chers 30', 'Nouveaux 12' …: those that there are. */
export function KindFilter({ counts, view, onView }: KindFilterProps) {
  const t = useTranslations('priceList.differences')
  const there = VIEWS.filter((one) => (counts.get(one) ?? 0) > 0)
  return (
    <CountFilter
      legend={t('filter')}
      options={there.map((one) => ({
        view: one,
        label: t(`kinds.${one}`),
        count: t('count', { count: counts.get(one) ?? 0 }),
        ...(one === 'doubtful' && { icon: <IconAlertTriangle size={15} aria-hidden /> }),
      }))}
      view={view}
      onView={onView}
    />
  )
}
