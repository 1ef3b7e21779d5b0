import { Combobox, TextInput, type TextInputProps } from '@mantine/core'
import type { Ref } from 'react'
import classes from './picker.module.css'
import type { PickerControl } from './use-picker.ts'

export interface PickerFieldProps<Item> extends Omit<TextInputProps, 'onChange' | 'onBlur' | 'ref'> {
  picker: PickerControl<Item>
  value: string
  onType: (text: string) => void
  onLeave?: () => void
  /** For a field of the page itself, not of a dialog: its options are inside the page's main element, as it is. */
  inMain?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A text field whose options are in a dropdown, which is its children. */
export function PickerField<Item>(props: PickerFieldProps<Item>) {
  const { picker, onType, onLeave, inMain = false, children, ...field } = props
  return (
    <Combobox
      store={picker.store}
      onOptionSubmit={picker.onOptionSubmit}
      transitionProps={{ duration: 0 }}
      portalProps={inMain ? { target: 'main' } : undefined}
    >
      <Combobox.Target withAriaAttributes={false} withKeyboardNavigation={false}>
        <TextInput
          {...field}
          {...picker.input}
          onKeyDown={(event) => {
            picker.input.onKeyDown(event)
            field.onKeyDown?.(event)
          }}
          onChange={({ currentTarget: { value } }) => {
            onType(value)
            picker.restart(value.trim() === '' ? -1 : 0)
            picker.open()
          }}
          onClick={picker.open}
          onBlur={() => {
            picker.hide()
            onLeave?.()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown className={classes.dropdown}>{children}</Combobox.Dropdown>
    </Combobox>
  )
}
