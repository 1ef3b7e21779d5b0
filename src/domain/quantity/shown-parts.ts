import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { shownToBeMade } from './kitchen-quantity.ts'
import type { LineUnit } from './unit.ts'

/** Decimals of a step that are significant; further ones come from floating-point arithmetic. */
const MEANT_DECIMALS = 6

/**
 * Parts as they are shown beside their sum, which is to be made and rounded up: to what is shown of it they add up. Each is
 * rounded as the sum is where that does so; otherwise each is cut to the last figure that the sum shows, and what remains goes to
 * those of which most was cut (largest remainders). A part that is less than that figure is shown as it is.
 * @param parts above 0 each, in `unit`
 * @returns in the same order and unit; they are written as they are
 */
export function shownParts(parts: readonly number[], unit: LineUnit): number[] {
  const { shown, step } = shownToBeMade(
    parts.reduce((sum, part) => sum + part, 0),
    unit,
  )
  const rounded = parts.map((part) => shownToBeMade(part, unit).shown)
  if (
    isSame(
      rounded.reduce((sum, part) => sum + part, 0),
      shown,
    )
  )
    return rounded
  const inSteps = parts.map((part) =>
    part < step ? null : roundHalfAwayFromZero(part / step, MEANT_DECIMALS),
  )
  const small = parts.reduce((sum, part) => sum + (part < step ? part : 0), 0)
  const cut = inSteps.map((steps) => (steps === null ? 0 : Math.floor(steps)))
  let left = roundHalfAwayFromZero(
    (shown - small) / step - cut.reduce((sum, steps) => sum + steps, 0),
    MEANT_DECIMALS,
  )
  const byLoss = inSteps
    .flatMap((steps, at) => (steps === null ? [] : [{ at, lost: steps - Math.floor(steps) }]))
    .toSorted((one, other) => other.lost - one.lost || one.at - other.at)
  for (const [place, { at }] of byLoss.entries()) {
    const more = place === byLoss.length - 1 ? left : Math.min(1, left)
    cut[at] = (cut[at] ?? 0) + more
    left -= more
  }
  return parts.map((part, at) => (part < step ? part : (cut[at] ?? 0) * step))
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other))
}
