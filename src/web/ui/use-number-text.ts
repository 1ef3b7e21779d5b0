import { useLayoutEffect, useRef, useState } from 'react'
import type { MouseEvent } from 'react'

interface NumberTextOptions {
  /** Null for an empty field, NaN for a text that is no number. */
  value: number | null
  /** The value of a text. */
  parse: (text: string) => number | null
  /** The text of a value; with focus as it is typed, without groups and units. */
  format: (value: number | null, focused: boolean) => string
  /** Whether the field shows what was typed; by default where that gives the value. */
  showsTyped?: (text: string, focused: boolean) => boolean
  /** Whether what was typed stays after blur, to be corrected. */
  keepsTyped?: (text: string) => boolean
}

/**
 * The text of every field that a number is typed in. What is typed stays as it is ('12,' before '12,5') while it gives
 * the value; otherwise the field shows the formatted value. Focus selects all of it.
 */
export function useNumberText(options: NumberTextOptions) {
  const { value, parse, format, keepsTyped = () => false } = options
  const { showsTyped = (typed) => Object.is(parse(typed), value) } = options
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState<string | null>(null)
  const [focused, setFocused] = useState(false)
  const valueOnFocus = useRef(value)
  const justFocused = useRef(false)

  // After the number has lost its groups, so that the selection holds all of it.
  useLayoutEffect(() => {
    if (focused) input.current?.select()
  }, [focused])

  return {
    /** What was typed last; null once the field shows its value again. */
    text,
    setText,
    valueOnFocus,
    /** The value was changed otherwise than by typing: the field shows it, and Escape comes back to it. */
    restart: (next: number) => {
      setText(null)
      valueOnFocus.current = next
    },
    props: {
      ref: input,
      value: text !== null && showsTyped(text, focused) ? text : format(value, focused),
      onFocus: () => {
        valueOnFocus.current = value
        justFocused.current = true
        setFocused(true)
      },
      onBlur: () => {
        justFocused.current = false
        setFocused(false)
        if (text !== null && !keepsTyped(text)) setText(null)
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
