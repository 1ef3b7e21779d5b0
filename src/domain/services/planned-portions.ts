import { shownFigure } from '../forecast/missed-range.ts'

/** Covers that are expected of a service. */
interface CoversForecast {
  covers: number
  low: number
  high: number
}

/** Portions that are expected of a dish or a menu: `share` for each cover; `low` and `high` are factors on them. */
interface PortionsForecast {
  share: number
  low: number
  high: number
}

/** A figure of the plan: what was typed, or what is expected, as a whole number with its range. */
export interface PlannedFigure {
  /** Whole; null where nothing was typed and nothing can be expected. */
  value: number | null
  /** Somebody typed it. */
  typed: boolean
  /** What is expected, also where something else was typed; null where nothing can be. */
  expected: { value: number; low: number; high: number } | null
}

interface PlannedCovers {
  covers: number | null
  mark: string | null
  expected: CoversForecast | null
}

/** The covers of a service: those that were typed, else those that are expected; none of one that is closed. */
export function plannedCovers({ covers, mark, expected }: PlannedCovers): PlannedFigure {
  const proposed = expected && { value: expected.covers, low: expected.low, high: expected.high }
  if (mark === 'closed') return { value: 0, typed: false, expected: proposed }
  return { value: covers ?? proposed?.value ?? null, typed: covers !== null, expected: proposed }
}

interface PlannedItem {
  portions: number | null
  expected: PortionsForecast | null
}

/**
 * The portions of a dish or a menu: those that were typed, else the covers times its share, rounded to a whole number.
 * @param covers of its service; null while they are not known
 */
export function plannedPortions({ portions, expected }: PlannedItem, covers: number | null): PlannedFigure {
  const proposed = expected && covers !== null ? expectedPortions(expected, covers) : null
  return { value: portions ?? proposed?.value ?? null, typed: portions !== null, expected: proposed }
}

function expectedPortions({ share, low, high }: PortionsForecast, covers: number) {
  const { figure, ...range } = shownFigure(covers * share, { low, high })
  return { value: figure, ...range }
}

/** A sum of planned figures, and how sure it is. */
export interface PlannedSum {
  /** Of those that are known. */
  value: number
  /** Some of them are expected, not typed. */
  estimated: boolean
  /** How many are not known, and left out. */
  missing: number
}

export function sumOfPlanned(figures: readonly PlannedFigure[]): PlannedSum {
  return {
    value: figures.reduce((sum, { value }) => sum + (value ?? 0), 0),
    estimated: figures.some(({ value, typed }) => value !== null && !typed),
    missing: figures.filter(({ value }) => value === null).length,
  }
}
