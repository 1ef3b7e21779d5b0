import { useTranslations } from 'use-intl'
import type { Selecting } from '../use-selection.ts'
import classes from './rows.module.css'

/** Selects all matching rows that are not imported yet, loaded or not; a second click deselects them. */
export function SelectAll({ selecting, disabled }: { selecting: Selecting; disabled: boolean }) {
  const t = useTranslations('catalogue')
  const { ids, allSelected, toggleAll } = selecting
  return (
    <input
      type="checkbox"
      className={classes.checkbox}
      aria-label={t('selectAll')}
      disabled={disabled}
      checked={allSelected}
      ref={(box) => {
        if (box) box.indeterminate = !allSelected && ids.size > 0
      }}
      onChange={toggleAll}
    />
  )
}
