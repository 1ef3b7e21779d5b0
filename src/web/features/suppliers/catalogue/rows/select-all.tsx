import { useTranslations } from 'use-intl'
import { ChooseAllBox } from '#web/ui/table/choose-all-box.tsx'
import type { MatchingSelecting } from '#web/lib/selection/use-matching-selection.ts'

/** Selects all matching rows that are not imported yet, loaded or not; a second click deselects them. */
export function SelectAll({ selecting, disabled }: { selecting: MatchingSelecting; disabled: boolean }) {
  const t = useTranslations('catalogue')
  const { ids, allSelected, toggleAll } = selecting
  return (
    <ChooseAllBox
      label={t('selectAll')}
      all={allSelected}
      some={ids.size > 0}
      disabled={disabled}
      onToggle={toggleAll}
    />
  )
}
