import { useTranslations } from 'use-intl'
import { CountFilter } from '#web/ui/count-filter/count-filter.tsx'
import type { SheetChoices } from '../answers/use-sheet-choices.ts'
import { isInView, VIEWS } from '../verdict.ts'
import type { FoundItem, View } from '../verdict.ts'

export interface VerdictFilterProps {
  items: readonly FoundItem[]
  choices: SheetChoices
  view: View
  onView: (view: View) => void
}

/** 'Toutes 63', 'Justes 58', 'À regarder 4' …: those that there are. */
export function VerdictFilter({ items, choices, view, onView }: VerdictFilterProps) {
  const t = useTranslations('sheetFiles.filter')
  const counted = VIEWS.map((one) => ({
    one,
    count: items.filter((item) => isInView(item, one, choices)).length,
  }))
  return (
    <CountFilter
      legend={t('label')}
      options={counted
        .filter(({ one, count }) => count > 0 || one === view)
        .map(({ one, count }) => ({ view: one, label: t(one), count: t('count', { count }) }))}
      view={view}
      onView={onView}
    />
  )
}
