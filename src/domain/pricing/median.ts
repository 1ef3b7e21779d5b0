/** The middle of some figures; of an even number of them, the mean of the two in the middle. Null of none. */
export function median(figures: readonly number[]): number | null {
  if (figures.length === 0) return null
  const sorted = figures.toSorted((one, other) => one - other)
  const [lower = 0, upper = lower] = sorted.slice(Math.ceil(sorted.length / 2) - 1)
  return sorted.length % 2 === 1 ? lower : (lower + upper) / 2
}
