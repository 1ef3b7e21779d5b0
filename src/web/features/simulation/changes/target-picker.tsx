import { Combobox } from '@mantine/core'
import { IconSearch } from '#web/ui/icons/search.ts'
import { useState, type Ref } from 'react'
import { useTranslations } from 'use-intl'
import { PRODUCT_MAX_LENGTH } from '#domain/catalogue/product-limits.ts'
import { PickerField } from '#web/ui/picker/picker-field.tsx'
import { PickerOptions } from '#web/ui/picker/picker-options.tsx'
import { usePicker } from '#web/ui/picker/use-picker.ts'
import classes from './target-picker.module.css'
import { findTargets } from './targets.ts'
import type { Target } from './targets.ts'

/** How many options are painted, and how many more once they are scrolled through. */
const PAGE = 50

export interface TargetPickerProps {
  targets: readonly Target[]
  /** 'Quel produit ?' */
  label: string
  /** The text when there are no options at all. */
  nothing: string
  onPick: (target: Target) => void
  inputRef: Ref<HTMLInputElement>
}

/** Finds one of thousands by a part of its name. */
export function TargetPicker({ targets, label, nothing, onPick, inputRef }: TargetPickerProps) {
  const t = useTranslations('simulation.add')
  const [typed, setTyped] = useState('')
  const [opened, setOpened] = useState(false)
  const [most, setMost] = useState(PAGE)
  const found = findTargets(opened ? targets : [], typed)
  const picker = usePicker({
    items: found.slice(0, most),
    opened,
    onOpenedChange: setOpened,
    onPick: (target) => {
      setTyped('')
      onPick(target)
    },
  })

  return (
    <PickerField
      ref={inputRef}
      picker={picker}
      flex="1 1 16rem"
      aria-label={label}
      placeholder={label}
      maxLength={PRODUCT_MAX_LENGTH.name}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={typed}
      onType={(text) => {
        setTyped(text)
        setMost(PAGE)
      }}
    >
      <PickerOptions
        picker={picker}
        label={label}
        keyOf={({ id }) => id}
        empty={targets.length === 0 ? nothing : t('notFound')}
        optionClassName={classes.option}
        pages={{ canLoadMore: most < found.length, loadMore: () => setMost(most + PAGE) }}
      >
        {({ name, hint }) => (
          <>
            <span className={classes.name}>{name}</span>
            {hint !== undefined && <span className={classes.hint}>{hint}</span>}
          </>
        )}
      </PickerOptions>
      {found.length > 0 && <Combobox.Footer>{t('found', { count: found.length })}</Combobox.Footer>}
    </PickerField>
  )
}
