/** Round figures that read well on an axis. */
const STEPS = [1, 2, 2.5, 5, 10]
/** Room beyond the outermost points, as a part of the axis. */
const ROOM = 0.08

export interface Scale {
  from: number
  to: number
  /** The figures that the axis names. */
  ticks: number[]
}

/**
 * An axis that holds all figures, with some room on either side, and round figures to name.
 * @param from where it begins at the latest: 0 for shares; a loss begins lower
 * @param atMost how many figures there is room to name
 */
export function scaleOf(
  figures: readonly number[],
  { from, atMost }: { from: number; atMost: number },
): Scale {
  const lowest = Math.min(from, ...figures)
  const highest = Math.max(from, ...figures)
  const span = highest - lowest || 1
  const low = lowest < from ? lowest - span * ROOM : from
  const high = highest + span * ROOM
  const step = stepOf(high - low, atMost)
  const first = Math.ceil(low / step - 1e-9)
  const last = Math.floor(high / step + 1e-9)
  // Multiplied, not added up: 0.1 three times over is no longer 0.3.
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
  return { from: low, to: high, ticks }
}

function stepOf(span: number, atMost: number): number {
  const rough = span / atMost
  const power = 10 ** Math.floor(Math.log10(rough))
  return (STEPS.find((step) => step * power >= rough * (1 - 1e-9)) ?? 10) * power
}

/** The position of a figure on an axis, 0 to 1. */
export function placeOf(figure: number, { from, to }: Scale): number {
  return (figure - from) / (to - from)
}
