import { Combobox, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { PickerField } from './picker-field.tsx'
import { PickerOptions } from './picker-options.tsx'
import { usePicker } from './use-picker.ts'

export interface ChoicePickerProps<Value> extends Pick<
  TextInputProps,
  'aria-label' | 'autoFocus' | 'onKeyDown' | 'onKeyDownCapture' | 'size' | 'rightSectionWidth'
> {
  values: readonly Value[]
  value: Value
  textOf: (value: Value) => string
  /** What the values are. */
  listLabel: string
  /** Shown where none is found. */
  empty: string
  onChange: (value: Value) => void
  onLeave: () => void
}

/** One of a few values by a part of its name, in the cell of a table. What is typed without choosing comes to nothing. */
export function ChoicePicker<Value extends string>(props: ChoicePickerProps<Value>) {
  const { values, value, textOf, listLabel, empty, onChange, onLeave, ...field } = props
  const [typed, setTyped] = useState<string | null>(null)
  const [opened, setOpened] = useState(true)
  const wanted = foldForSearch(typed?.trim() ?? '')
  const found = values.filter((each) => foldForSearch(textOf(each)).includes(wanted))
  // 'épi' is Épicerie before anything that has it further on.
  const items = found.toSorted(
    (one, other) => Number(begins(textOf(other), wanted)) - Number(begins(textOf(one), wanted)),
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
      value={typed ?? textOf(value)}
      onType={setTyped}
      onFocus={(event) => event.currentTarget.select()}
      onLeave={onLeave}
      rightSection={<Combobox.Chevron />}
      rightSectionPointerEvents="none"
    >
      <PickerOptions picker={picker} label={listLabel} keyOf={(each) => each} empty={empty}>
        {textOf}
      </PickerOptions>
    </PickerField>
  )
}

function begins(name: string, wanted: string): boolean {
  return foldForSearch(name).startsWith(wanted)
}
