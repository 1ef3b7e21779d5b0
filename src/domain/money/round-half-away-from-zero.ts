/** A computed value this little below a tie, relative to it, counts as the tie: 16 steps of a double. */
const RELATIVE_SLACK = 2 ** -48
/** The same, in units of the last decimal kept, so that a very large value is not rounded up by its own size. */
const LARGEST_SLACK = 2 ** -10
/** From here on a double has no fraction left to round. */
const ALL_WHOLE = 2 ** 52

/**
 * Rounds as an accountant does: to the nearest, and a tie away from zero (1.005 → 1.01, -2.345 → -2.35).
 *
 * A double can rarely represent a tie exactly: 1.005 is stored a little low, and 0.15 kg × 9 EUR × 1.1 gives
 * 1.4849999999999999 for 1.485. A value within a few steps of a double under a tie counts as the tie.
 *
 * @param value any number; one that is not finite is returned unchanged
 * @param decimals decimals to keep, a whole number from 0 to 15
 * @returns the rounded value, never -0
 */
export function roundHalfAwayFromZero(value: number, decimals: number): number {
  const power = 10 ** decimals
  const magnitude = Math.abs(value)
  const scaled = magnitude * power
  if (!(scaled < ALL_WHOLE)) return value
  const whole = Math.floor(scaled)
  const tie = (whole + 0.5) / power
  const slack = Math.min(tie * RELATIVE_SLACK, LARGEST_SLACK / power)
  const rounded = (magnitude >= tie - slack ? whole + 1 : whole) / power
  return value < 0 && rounded > 0 ? -rounded : rounded
}
