import { Combobox, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { PRODUCT_CATEGORIES, type ProductCategory } from '#domain/catalogue/product-category.ts'
import { PickerField } from '#web/ui/picker/picker-field.tsx'
import { PickerOptions } from '#web/ui/picker/picker-options.tsx'
import { usePicker } from '#web/ui/picker/use-picker.ts'

export interface CategoryPickerProps extends Pick<
  TextInputProps,
  'aria-label' | 'autoFocus' | 'onKeyDown' | 'onKeyDownCapture' | 'size' | 'rightSectionWidth'
> {
  value: ProductCategory
  onChange: (category: ProductCategory) => void
  onLeave: () => void
}

/** A category by a part of its name, in the cell of a table. What is typed without choosing comes to nothing. */
export function CategoryPicker({ value, onChange, onLeave, ...field }: CategoryPickerProps) {
  const t = useTranslations()
  const label = (category: ProductCategory) => t(`trade.productCategories.${category}`)
  const [typed, setTyped] = useState<string | null>(null)
  const [opened, setOpened] = useState(true)
  const wanted = foldForSearch(typed?.trim() ?? '')
  const found = PRODUCT_CATEGORIES.filter((category) => foldForSearch(label(category)).includes(wanted))
  // 'épi' is Épicerie before anything that has it further on.
  const items = found.toSorted(
    (one, other) => Number(begins(label(other), wanted)) - Number(begins(label(one), wanted)),
  )
  const picker = usePicker({
    items,
    opened,
    onOpenedChange: setOpened,
    current: items.indexOf(value),
    onPick: onChange,
    tabPicks: true,
  })
  return (
    <PickerField
      {...field}
      picker={picker}
      inMain
      value={typed ?? label(value)}
      onType={setTyped}
      onFocus={(event) => event.currentTarget.select()}
      onLeave={onLeave}
      rightSection={<Combobox.Chevron />}
      rightSectionPointerEvents="none"
    >
      <PickerOptions
        picker={picker}
        label={t('productFacts.labels.category')}
        keyOf={(category) => category}
        empty={t('productCells.noCategoryFound')}
      >
        {label}
      </PickerOptions>
    </PickerField>
  )
}

function begins(name: string, wanted: string): boolean {
  return foldForSearch(name).startsWith(wanted)
}
