import { TextInput, type TextInputProps } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { useEffect, useEffectEvent, type Ref } from 'react'
import { useTranslations } from 'use-intl'
import { useReportInvalid } from '#web/lib/form/invalid-fields.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import classes from './number-field.module.css'
import { useNumberEntry } from './use-number-entry.ts'

type Decided = 'value' | 'defaultValue' | 'onChange' | 'type' | 'ref' | 'min' | 'max'

export interface NumberFieldProps extends Omit<TextInputProps, Decided> {
  value: number | null
  /** Called at every keystroke that changes the number; null when the field is empty. */
  onChange: (value: number | null) => void
  /** How many decimals are kept; 0 for whole numbers only. */
  decimals: number
  /** How many are shown at least while the field is not being typed in. */
  minDecimals?: number
  min?: number
  max?: number
  /**
   * For a form that judges all its fields when it is sent: what cannot be read goes out as NaN, what is out of
   * range as it is, and both stay in the field. Without, they change nothing but what the field says.
   */
  validateOnSubmit?: boolean
  /** The error for a number below 0 where none is allowed, in place of the field's default. */
  negative?: string
  /** The error for any invalid text, in place of the field's default. */
  refusal?: string
  /** Called with the current error, for a parent that shows it elsewhere. */
  onErrorText?: (sentence: string | null) => void
  /** A dimmed unit at the end of the field. */
  unit?: string
  inputRef?: Ref<HTMLInputElement>
}

/**
 * The one number field of the house; use it by its trades: QuantityField, MoneyField, PercentField.
 * Comma and point both separate decimals; nothing is corrected behind the typist's back: what is no number of
 * its range is shown at the field. The arrow keys are left to the surrounding table.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, decimals, minDecimals = 0, min = 0, max = Infinity, ...rest } = props
  const { validateOnSubmit = false, refusal, negative, onErrorText, unit, inputRef, ...others } = rest
  const entry = useNumberEntry({
    value,
    onChange,
    decimals,
    minDecimals,
    min,
    max,
    validateOnSubmit,
  })
  useReportInvalid(entry.refused, entry.focus)
  const ref = useMergedRef(entry.props.ref, inputRef)
  const sentence = useSentence(entry.error, { min, max, refusal, negative })
  const tellOwner = useEffectEvent((next: string | null) => onErrorText?.(next))
  useEffect(() => tellOwner(sentence), [sentence])
  // A form knows better than a range what a number is too low for; it knows nothing of a text.
  const ofForm =
    entry.error?.fault === 'range' || entry.error?.fault === 'negative' ? others.error : undefined
  const error = ofForm || (onErrorText === undefined ? sentence : sentence !== null) || others.error

  return (
    <TextInput
      {...others}
      {...entry.props}
      ref={ref}
      className={[classes.field, others.className].filter(Boolean).join(' ')}
      error={error}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={40}
      rightSection={unit === undefined ? others.rightSection : <span className={classes.unit}>{unit}</span>}
      rightSectionPointerEvents={unit === undefined ? others.rightSectionPointerEvents : 'none'}
      onChange={(event) => entry.props.onChange(event.currentTarget.value)}
      onFocus={(event) => {
        entry.props.onFocus()
        others.onFocus?.(event)
      }}
      onBlur={(event) => {
        entry.props.onBlur()
        others.onBlur?.(event)
      }}
      onKeyDown={(event) => {
        entry.props.onKeyDown(event)
        others.onKeyDown?.(event)
      }}
    />
  )
}

type EntryError = ReturnType<typeof useNumberEntry>['error']

function useSentence(
  error: EntryError,
  bounds: Pick<NumberFieldProps, 'refusal' | 'negative'> & { min: number; max: number },
) {
  const t = useTranslations('common.number')
  const format = useFormat()
  if (error === null) return null
  const { min, max, refusal, negative } = bounds
  if (refusal !== undefined) return refusal
  const { fault, text } = error
  if (fault === 'negative' && negative !== undefined) return negative
  if (fault === 'unreadable' || fault === 'notWhole') return t(fault, { text })
  if (max === Infinity) return t('tooLow', { text, min: format.quantity(min) })
  return t('range', { text, min: format.quantity(min), max: format.quantity(max) })
}
