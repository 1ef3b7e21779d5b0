import { useState } from 'react'

type Draft = string | number

function numberOf(draft: Draft): number | null {
  if (typeof draft === 'number') return draft
  // Mantine hands over what it cannot say as a number: '', '12.', '0.00', '1.50'.
  const number = Number.parseFloat(draft)
  return Number.isNaN(number) ? null : number
}

function padded(value: number | null, minDecimals: number): Draft {
  if (value === null) return ''
  const decimals = String(value).split('.')[1]?.length ?? 0
  return decimals >= minDecimals ? value : value.toFixed(minDecimals)
}

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
  const [draft, setDraft] = useState<Draft>('')
  return {
    shown: focused && numberOf(draft) === value ? draft : padded(value, minDecimals),
    /** The text stays as it stands when the field is entered: changing it would lose the selection. */
    begin: () => setDraft(padded(value, minDecimals)),
    type: (typed: Draft) => {
      setDraft(typed)
      const number = numberOf(typed)
      if (number !== value) onChange(number)
    },
  }
}
