import type { KeyboardEvent } from 'react'
import { useLocale } from 'use-intl'
import { useNumberText } from '#web/ui/use-number-text.ts'
import classes from './cells.module.css'

export interface NumberCellProps {
  value: number | null
  parse: (text: string) => number | null
  /** What is shown while the cell has no focus. */
  format: (value: number) => string
  /** What an empty cell shows. */
  empty?: string
  /** What it begins with when it is typed in, where that is not the bare number; null where it is. */
  formatFocused?: (value: number) => string | null
  isWrong: (value: number | null) => boolean
  /** At every keystroke. */
  onType: (text: string) => void
  /** Escape restores the value that the cell had on focus. */
  onRestore: (value: number | null) => void
  /** The cell is about to be typed in. */
  onEnter?: () => void
  onLeave?: () => void
  label: string
  /** What can be typed, for the mouse that rests on it. */
  title?: string
  column: string
  /** Id of the form it belongs to. */
  form: string
  /** The id of the error text; undefined while the value is valid. */
  wrongBecause?: string | undefined
  dimmed?: boolean
}

/** A number in a table of them: a plain input, because a sheet has a hundred and each must be quick. */
export function NumberCell(props: NumberCellProps) {
  const { value, parse, format, empty = '', formatFocused, isWrong, onType, onRestore } = props
  const { label, title, column, form, wrongBecause, dimmed } = props
  const language = useLocale()
  const field = useNumberText({
    value,
    parse,
    format: (number, focused) => {
      if (number === null) return empty
      if (Number.isNaN(number)) return ''
      if (!focused) return format(number)
      return formatFocused?.(number) ?? String(number).replace('.', language === 'fr' ? ',' : '.')
    },
    keepsTyped: () => isWrong(value),
  })

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    field.setText(null)
    onRestore(field.valueOnFocus.current)
    const input = event.currentTarget
    requestAnimationFrame(() => {
      // Selecting takes the focus, which may have gone on meanwhile.
      if (document.activeElement === input) input.select()
    })
  }

  return (
    <input
      {...field.props}
      className={classes.number}
      form={form}
      data-column={column}
      title={title}
      data-dimmed={dimmed || undefined}
      inputMode="decimal"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      maxLength={40}
      aria-label={label}
      aria-invalid={wrongBecause !== undefined || undefined}
      aria-describedby={wrongBecause}
      onFocus={() => {
        props.onEnter?.()
        field.props.onFocus()
      }}
      onBlur={() => {
        field.props.onBlur()
        props.onLeave?.()
      }}
      onChange={(event) => {
        field.setText(event.currentTarget.value)
        onType(event.currentTarget.value)
      }}
      onKeyDown={onKeyDown}
    />
  )
}
