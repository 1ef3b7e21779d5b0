import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useLocale } from 'use-intl'
import { readEntry, writtenNumber } from './number-entry.ts'
import type { EntryFault, NumberBounds } from './number-entry.ts'
import { useNumberText } from './use-number-text.ts'

interface NumberEntryOptions extends NumberBounds {
  value: number | null
  onChange: (value: number | null) => void
  minDecimals: number
  validateOnSubmit: boolean
}

interface EntryError {
  fault: EntryFault
  text: string
}

/**
 * The text of a number field. With focus it is what was typed; without focus it is the formatted value.
 * An invalid text leaves the value as it was on focus, and its error shows on blur at the latest.
 */
export function useNumberEntry(options: NumberEntryOptions) {
  const { value, onChange, minDecimals, validateOnSubmit } = options
  const language = useLocale()
  const [shownError, setShownError] = useState<(EntryError & { value: number | null }) | null>(null)
  const decimals = { minimumDecimals: minDecimals, maximumDecimals: options.decimals }
  const read = (typed: string) => readEntry(typed, options, language)
  const isFaulty = (typed: string) => read(typed).fault !== null
  const field = useNumberText({
    value,
    parse: (typed) => read(typed).number,
    format: (number, focused) => writtenNumber(number, language, decimals, !focused),
    // Outside a form an invalid text is no value, and is shown while it is typed.
    showsTyped: (typed, focused) => {
      const { number, fault } = read(typed)
      return (fault !== null && !validateOnSubmit && focused) || Object.is(number, value)
    },
    // A form keeps the invalid text for correction; elsewhere the field shows the last valid value again.
    keepsTyped: (typed) => validateOnSubmit && isFaulty(typed),
  })
  const { text } = field
  const entry = text === null ? null : read(text)

  const tell = () => {
    if (text !== null && entry?.fault != null) setShownError({ fault: entry.fault, text: text.trim(), value })
  }
  const type = (next: string) => {
    const { number, fault, hopeless } = read(next)
    const going = fault === null || validateOnSubmit ? number : field.valueOnFocus.current
    field.setText(next)
    setShownError(fault !== null && hopeless ? { fault, text: next.trim(), value: going } : null)
    if (!Object.is(going, value)) onChange(going)
  }

  const currentError = shownError !== null && Object.is(shownError.value, value) ? shownError : null

  return {
    /** Whether what was typed last is not in the value; a form that judges its fields has it all the same. */
    refused: !validateOnSubmit && (currentError !== null || entry?.fault != null),
    /** Focuses the field and shows its error. */
    focus: () => {
      tell()
      field.props.ref.current?.focus()
    },
    /** The error of the last typed text, until the value changes. */
    error: currentError,
    props: {
      ...field.props,
      onBlur: () => {
        if (text === null) setShownError(null)
        else tell()
        field.props.onBlur()
      },
      onChange: type,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') tell()
      },
    },
  }
}
