import { useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useLocale } from 'use-intl'
import { readEntry, writtenNumber } from './number-entry.ts'
import type { EntryFault, NumberBounds } from './number-entry.ts'

interface NumberEntryOptions extends NumberBounds {
  value: number | null
  onChange: (value: number | null) => void
  minDecimals: number
  validateOnSubmit: boolean
  zeroIsNone: boolean
}

interface Told {
  fault: EntryFault
  text: string
}

/**
 * The text of a number field. With focus it is what was typed; without focus it is the formatted value.
 * An invalid text leaves the value as it was on focus, and its error shows on blur at the latest.
 */
export function useNumberEntry(options: NumberEntryOptions) {
  const { value, onChange, minDecimals, validateOnSubmit, zeroIsNone } = options
  const language = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState<string | null>(null)
  const [told, setTold] = useState<(Told & { value: number | null }) | null>(null)
  const [focused, setFocused] = useState(false)
  const atEntry = useRef(value)
  const justFocused = useRef(false)

  // After the number has lost its groups, so that the selection holds all of it.
  useLayoutEffect(() => {
    if (focused) input.current?.select()
  }, [focused])

  const entry = text === null ? null : readEntry(text, options)
  const refusedHere = entry?.fault != null && !validateOnSubmit && focused
  const own = entry !== null && (refusedHere || Object.is(entry.number, value)) ? text : null
  const decimals = { minimumDecimals: minDecimals, maximumDecimals: options.decimals }
  const atRest = () => (zeroIsNone && value === 0 ? '' : writtenNumber(value, language, decimals, !focused))

  const tell = () => {
    if (text !== null && entry?.fault != null) setTold({ fault: entry.fault, text: text.trim(), value })
  }
  const type = (next: string) => {
    const { number, fault, hopeless } = readEntry(next, options)
    const going = fault === null || validateOnSubmit ? number : atEntry.current
    setText(next)
    setTold(fault !== null && hopeless ? { fault, text: next.trim(), value: going } : null)
    if (!Object.is(going, value)) onChange(going)
  }

  const toldOfThis = told !== null && Object.is(told.value, value) ? told : null

  return {
    /** Whether what was typed last is not in the value; a form that judges its fields has it all the same. */
    refused: !validateOnSubmit && (toldOfThis !== null || entry?.fault != null),
    /** Focuses the field and shows its error. */
    lead: () => {
      tell()
      input.current?.focus()
    },
    /** The error of the last typed text, until the value changes. */
    told: toldOfThis,
    props: {
      ref: input,
      value: own ?? atRest(),
      onFocus: () => {
        atEntry.current = value
        justFocused.current = true
        setFocused(true)
      },
      onBlur: () => {
        justFocused.current = false
        setFocused(false)
        if (text === null) setTold(null)
        else tell()
        // A form keeps the invalid text for correction; elsewhere the field shows the last valid value again.
        if (!validateOnSubmit || entry?.fault == null) setText(null)
      },
      onChange: type,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') tell()
      },
      onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
        // A click puts the caret somewhere after the focus has selected all; the first one selects again.
        if (justFocused.current && currentTarget.selectionStart === currentTarget.selectionEnd) {
          currentTarget.select()
        }
        justFocused.current = false
      },
    },
  }
}
