import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { useRef, useState, type Ref } from 'react'
import { useLocale } from 'use-intl'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { readDecimal } from '#web/lib/read-decimal.ts'
import classes from './number-field.module.css'
import { useNumberDraft } from './use-number-draft.ts'
import { useWholeEntry } from './use-whole-entry.ts'

type Decided =
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onValueChange'
  | 'min'
  | 'max'
  | 'decimalScale'
  | 'decimalSeparator'
  | 'allowedDecimalSeparators'
  | 'clampBehavior'
  | 'hideControls'
  | 'ref'

const MINUS = /^\s*[-−]/

export interface NumberFieldProps extends Omit<NumberInputProps, Decided> {
  value: number | null
  /** Called at every keystroke that changes the number; null when the field is empty. */
  onChange: (value: number | null) => void
  /** How many decimals can be typed. */
  decimals: number
  /** How many are shown at least while the field is not being typed in. */
  minDecimals?: number
  /** A dimmed unit at the end of the field. */
  unit?: string
  /** Bare until it is pointed at or typed in, for a cell of a table. */
  cell?: boolean
  inputRef?: Ref<HTMLInputElement>
}

/**
 * The one number field of the house; use it by its trades: QuantityField, MoneyField, PercentField.
 * Comma and point both separate decimals; nothing is corrected behind the typist's back:
 * bounds are the form's to tell. The arrows are left to the table around it.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, decimals, minDecimals = 0, unit, cell = false, inputRef, ...others } = props
  const { allowNegative = false } = others
  const language = useLocale()
  const [focused, setFocused] = useState(false)
  const freshlyFocused = useRef(false)
  const { shown, begin, type } = useNumberDraft(value, onChange, minDecimals, focused)
  const own = useWholeEntry((text) => {
    const negative = allowNegative && MINUS.test(text)
    const number = readDecimal(negative ? text.replace(MINUS, '') : text)
    if (number !== null) type(roundHalfAwayFromZero(negative ? -number : number, decimals))
  })
  const ref = useMergedRef(own, inputRef)

  return (
    <NumberInput
      {...others}
      ref={ref}
      className={[classes.field, cell && classes.cell, others.className].filter(Boolean).join(' ')}
      value={shown}
      onChange={type}
      decimalScale={decimals}
      decimalSeparator={language === 'fr' ? ',' : '.'}
      allowedDecimalSeparators={[',', '.']}
      allowDecimal={decimals > 0}
      allowNegative={allowNegative}
      clampBehavior="none"
      withKeyboardEvents={false}
      hideControls
      autoComplete="off"
      rightSection={unit === undefined ? others.rightSection : <span className={classes.unit}>{unit}</span>}
      rightSectionPointerEvents={unit === undefined ? others.rightSectionPointerEvents : 'none'}
      // Not onFocus: the number format calls that one a moment later, when the first digit may have been typed.
      onFocusCapture={(event) => {
        freshlyFocused.current = true
        begin()
        setFocused(true)
        event.currentTarget.select()
      }}
      onClick={(event) => {
        // A click puts the caret somewhere after the focus has selected all; the first one selects again.
        const input = event.currentTarget
        if (freshlyFocused.current && input.selectionStart === input.selectionEnd) input.select()
        freshlyFocused.current = false
        others.onClick?.(event)
      }}
      onBlur={(event) => {
        freshlyFocused.current = false
        setFocused(false)
        others.onBlur?.(event)
      }}
    />
  )
}
