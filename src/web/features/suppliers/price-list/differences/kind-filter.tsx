import { VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { DIFFERENCE_KINDS } from '../reading/compare-with-catalogue.ts'
import type { DifferenceKind } from '../reading/compare-with-catalogue.ts'
import classes from './kind-filter.module.css'

export interface KindFilterProps {
  counts: ReadonlyMap<DifferenceKind, number>
  kind: DifferenceKind
  onKind: (kind: DifferenceKind) => void
}

/** 'Plus chers 30', 'Nouveaux 12' …: those that there are. */
export function KindFilter({ counts, kind, onKind }: KindFilterProps) {
  const t = useTranslations('priceList.differences')
  return (
    <fieldset className={classes.kinds}>
      <VisuallyHidden component="legend">{t('filter')}</VisuallyHidden>
      {DIFFERENCE_KINDS.filter((one) => (counts.get(one) ?? 0) > 0).map((one) => (
        <button
          key={one}
          type="button"
          className={classes.kind}
          aria-pressed={one === kind}
          onClick={() => onKind(one)}
        >
          {t(`kinds.${one}`)}{' '}
          <span className={classes.count}>{t('count', { count: counts.get(one) ?? 0 })}</span>
        </button>
      ))}
    </fieldset>
  )
}
