/** What Mantine's number field says of its text: a number, or a string where a number could not say it all. */
export type NumberDraft = string | number

/** '', '12.', '0.00' and '1.50' come as text, with a point whatever the language. */
export function numberOf(draft: NumberDraft): number | null {
  if (typeof draft === 'number') return draft
  const number = Number.parseFloat(draft)
  return Number.isNaN(number) ? null : number
}

/** A value as it stands while nobody types: 25.5 as '25.50' where two decimals are wanted. */
export function padded(value: number | null, minDecimals: number): NumberDraft {
  if (value === null) return ''
  const decimals = String(value).split('.')[1]?.length ?? 0
  return decimals >= minDecimals ? value : value.toFixed(minDecimals)
}
