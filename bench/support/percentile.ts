/** The value that `share` (0–1) of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = Math.max(0, Math.ceil(sorted.length * share) - 1)
  const value = sorted[place]
  if (value === undefined) throw new Error('No value was measured')
  return value
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}
