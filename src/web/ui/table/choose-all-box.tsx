import classes from './selection.module.css'

export interface ChooseAllBoxProps {
  label: string
  /** All are chosen, or some. */
  all: boolean
  some: boolean
  disabled?: boolean
  onToggle: () => void
}

/** Selects all rows that match, loaded or not; a second click deselects them. */
export function ChooseAllBox({ label, all, some, disabled, onToggle }: ChooseAllBoxProps) {
  return (
    <input
      type="checkbox"
      className={classes.checkbox}
      aria-label={label}
      disabled={disabled}
      checked={all}
      ref={(box) => {
        if (box) box.indeterminate = !all && some
      }}
      onChange={onToggle}
    />
  )
}
