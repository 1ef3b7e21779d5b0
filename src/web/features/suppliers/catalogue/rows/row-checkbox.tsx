import { useTranslations } from 'use-intl'
import type { CatalogueProduct } from '#contract/catalogue.ts'
import { isSelectable } from '../selection.ts'
import classes from './rows.module.css'

export interface RowCheckboxProps {
  row: CatalogueProduct
  selected: boolean
  onChoose: (extending: boolean) => void
}

/** Space chooses, Shift extends; of an imported product it can be reached and not checked. */
export function RowCheckbox({ row, selected, onChoose }: RowCheckboxProps) {
  const t = useTranslations('catalogue')
  const selectable = isSelectable(row)
  return (
    <input
      type="checkbox"
      className={classes.checkbox}
      aria-label={t(selectable ? 'select' : 'alreadyImported', { name: row.name })}
      aria-disabled={!selectable || undefined}
      checked={selected}
      onChange={({ nativeEvent }) => onChoose(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  )
}
