import { useTranslations } from 'use-intl'
import type { CatalogueProduct } from '#contract/catalogue.ts'
import { isSelectable } from '#web/lib/selection/selection.ts'
import { ChoiceBox } from '#web/ui/table/choice-box.tsx'

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
    <ChoiceBox
      label={t(selectable ? 'select' : 'alreadyImported', { name: row.name })}
      checked={selected}
      disabled={!selectable}
      onChoose={onChoose}
    />
  )
}
