import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState, type Ref } from 'react'
import { useTranslations } from 'use-intl'
import { PRODUCT_MAX_LENGTH } from '#domain/catalogue/product-limits.ts'
import classes from './target-picker.module.css'
import { findTargets } from './targets.ts'
import type { Target } from './targets.ts'

export interface TargetPickerProps {
  targets: readonly Target[]
  /** 'Quel produit ?' */
  label: string
  /** The text when there are no options at all. */
  nothing: string
  onPick: (target: Target) => void
  inputRef: Ref<HTMLInputElement>
}

/** Mantine identifies options by their values, and one of these is empty. */
const VALUE = 'target '

/** Finds one of thousands by a part of its name. */
export function TargetPicker({ targets, label, nothing, onPick, inputRef }: TargetPickerProps) {
  const t = useTranslations('simulation.add')
  const [typed, setTyped] = useState('')
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const { shown, others } = findTargets(combobox.dropdownOpened ? targets : [], typed)

  const { selectFirstOption } = combobox
  const options = shown.map(({ id }) => id).join()
  useEffect(() => {
    if (typed.trim() !== '') selectFirstOption()
    // oxlint-disable-next-line react/exhaustive-deps -- the function is new at every render
  }, [options, typed])

  const pick = (value: string) => {
    const target = shown.find(({ id }) => VALUE + id === value)
    setTyped('')
    combobox.closeDropdown()
    if (target) onPick(target)
  }

  return (
    <Combobox store={combobox} onOptionSubmit={pick} transitionProps={{ duration: 0 }}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          ref={inputRef}
          className={classes.input}
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props, jsx-a11y/prefer-tag-over-role -- it is an input, and its target adds the rest
          role="combobox"
          aria-autocomplete="list"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          maxLength={PRODUCT_MAX_LENGTH.name}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            combobox.openDropdown()
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options className={classes.options} aria-label={label}>
          {shown.map(({ id, name, hint }) => (
            <Combobox.Option key={id} value={VALUE + id} className={classes.option}>
              <span className={classes.name}>{name}</span>
              {hint !== undefined && <span className={classes.hint}>{hint}</span>}
            </Combobox.Option>
          ))}
          {shown.length === 0 && (
            <Combobox.Empty>{targets.length === 0 ? nothing : t('notFound')}</Combobox.Empty>
          )}
        </Combobox.Options>
        {others > 0 && <Combobox.Footer>{t('others', { count: others })}</Combobox.Footer>}
      </Combobox.Dropdown>
    </Combobox>
  )
}
