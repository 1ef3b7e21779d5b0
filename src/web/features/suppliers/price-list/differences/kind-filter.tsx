import { VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { DIFFERENCE_KINDS, isTickable } from '../reading/compare-with-catalogue.ts'
import type { DifferenceKind } from '../reading/compare-with-catalogue.ts'
import classes from './kind-filter.module.css'

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
  return (
    <fieldset className={classes.kinds}>
      <VisuallyHidden component="legend">{t('filter')}</VisuallyHidden>
      {VIEWS.filter((one) => (counts.get(one) ?? 0) > 0).map((one) => (
        <button
          key={one}
          type="button"
          className={classes.kind}
          aria-pressed={one === view}
          onClick={() => onView(one)}
        >
          {one === 'doubtful' && <IconAlertTriangle size={15} className={classes.icon} aria-hidden />}
          {t(`kinds.${one}`)}{' '}
          <span className={classes.count}>{t('count', { count: counts.get(one) ?? 0 })}</span>
        </button>
      ))}
    </fieldset>
  )
}
