import { Box } from '@mantine/core'
import { ChoicePicker, type ChoicePickerProps } from '../picker/choice-picker.tsx'
import classes from './edited-cell.module.css'
import { useCellField } from './use-cell-field.ts'

export interface ChoiceCellProps<Value> extends Pick<
  ChoicePickerProps<Value>,
  'values' | 'value' | 'textOf' | 'listLabel' | 'empty'
> {
  label: string
  onCommit: (value: Value) => void
  onGiveUp: () => void
}

/** One of a few values, chosen in its cell by a part of its name. */
export function ChoiceCell<Value extends string>(props: ChoiceCellProps<Value>) {
  const { label, onCommit, onGiveUp, ...choice } = props
  const { ref, choose, onKeyDownCapture, onKeyDown, onLeave } = useCellField({ onGiveUp })
  return (
    <Box mx={-6} className={classes.field} ref={ref}>
      <ChoicePicker
        {...choice}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the cell was opened to type in it
        autoFocus
        aria-label={label}
        size="xs"
        rightSectionWidth={24}
        onChange={(value) => choose(() => onCommit(value))}
        onKeyDownCapture={onKeyDownCapture}
        onKeyDown={onKeyDown}
        onLeave={onLeave}
      />
    </Box>
  )
}
