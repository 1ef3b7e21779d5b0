import { useState } from 'react'
import { numberOf, padded, type NumberDraft } from './number-draft.ts'

/**
 * What stands in a number field while it is typed. The number goes out at every keystroke; the text
 * ('12,' on its way to '12,5') stays with the field as long as both say the same.
 */
export function useNumberDraft(
  value: number | null,
  onChange: (value: number | null) => void,
  minDecimals: number,
  focused: boolean,
) {
  const [draft, setDraft] = useState<NumberDraft>('')
  return {
    shown: focused && numberOf(draft) === value ? draft : padded(value, minDecimals),
    /** The text stays as it stands when the field is entered: changing it would lose the selection. */
    begin: () => setDraft(padded(value, minDecimals)),
    type: (typed: NumberDraft) => {
      setDraft(typed)
      const number = numberOf(typed)
      if (number !== value) onChange(number)
    },
  }
}
