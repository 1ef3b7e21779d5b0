/** How many figures of an estimate say something. */
const FIGURES = 3

/** An estimate as it is shown: its first three figures, and how many of them are decimals: 17 000 of 16 993.08, 11.2 of 11.22. */
export function roundEstimate(value: number): { value: number; decimals: number } {
  if (value === 0) return { value, decimals: 0 }
  const places = FIGURES - 1 - Math.floor(Math.log10(Math.abs(value)))
  const decimals = Math.min(Math.max(places, 0), FIGURES - 1)
  if (places >= 0) return { value, decimals }
  const step = 10 ** -places
  return { value: Math.round(value / step) * step, decimals }
}
