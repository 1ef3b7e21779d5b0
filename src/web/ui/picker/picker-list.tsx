import { Combobox } from '@mantine/core'
import classes from './picker.module.css'
import { PickerOptions, type PickerOptionsProps } from './picker-options.tsx'

/** The options of a picker in a dialog: a list that is always there and scrolls. */
export function PickerList<Item>({ picker, ...props }: PickerOptionsProps<Item>) {
  return (
    <Combobox store={picker.store} onOptionSubmit={picker.onOptionSubmit}>
      <PickerOptions picker={picker} className={classes.list} {...props} />
    </Combobox>
  )
}
