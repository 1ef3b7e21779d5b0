import { useLayoutEffect, useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import { useLocale } from 'use-intl'

interface TypedNumber {
  /** NaN for what was typed and cannot be read, null for nothing. */
  value: number | null
  /** The number in a text, as `value` would hold it. */
  read: (text: string) => number | null
  /** How the number stands while nobody types in the cell. */
  atRest: (value: number) => string
  /** Whether a value is to be mended: its text then stays in sight as it was typed. */
  isWrong: (value: number | null) => boolean
}

/**
 * What stands in a number cell. While it is typed in, the text is the typist's own ('12,' on its way to
 * '12,5', '200g' on its way to 200) as long as it says the same as the value; at rest it is the value written out.
 */
export function useTypedNumber({ value, read, atRest, isWrong }: TypedNumber) {
  const language = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [focused, setFocused] = useState(false)
  const justFocused = useRef(false)

  // After the text has changed from '1,600' to '1,6', so that the selection holds all of it.
  useLayoutEffect(() => {
    if (focused) input.current?.select()
  }, [focused])

  const bare = (number: number) => String(number).replace('.', language === 'fr' ? ',' : '.')
  const written = () => {
    if (value === null || Number.isNaN(value)) return ''
    return focused ? bare(value) : atRest(value)
  }
  const own = typed !== null && Object.is(read(typed), value)

  return {
    type: setTyped,
    props: {
      ref: input,
      value: own ? typed : written(),
      onFocus: () => {
        justFocused.current = true
        setFocused(true)
      },
      onBlur: () => {
        setFocused(false)
        if (!isWrong(value)) setTyped(null)
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
