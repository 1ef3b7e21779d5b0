import classes from './selection.module.css'

export interface ChoiceBoxProps {
  /** Of a label around it, which is a larger target. */
  id?: string
  label: string
  checked: boolean
  /** It can be reached, and not checked. */
  disabled?: boolean
  onChoose: (extending: boolean) => void
}

/** Selects a row: Space or a click chooses, with Shift up to there. */
export function ChoiceBox({ id, label, checked, disabled = false, onChoose }: ChoiceBoxProps) {
  return (
    <input
      id={id}
      type="checkbox"
      className={classes.checkbox}
      aria-label={label}
      aria-disabled={disabled || undefined}
      checked={checked}
      onChange={({ nativeEvent }) => onChoose(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  )
}
