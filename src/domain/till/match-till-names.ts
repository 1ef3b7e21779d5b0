import { nameMatcher } from '../imports/name-matcher.ts'
import type { TillName } from './read-till.ts'
import { tillKey } from './read-till.ts'

export interface NamedDish {
  id: string
  name: string
}

/** The dishes that the till's names meant last time. */
export interface KnownNames {
  dishes: Readonly<Record<string, string>>
  ignored: readonly string[]
}

/**
 * How certain the dish of a till's name is.
 * - `known`: confirmed with an earlier file
 * - `sure`: the name of one dish, or nearly, and of no other
 * - `doubtful`: several dishes are possible; or more refunds than sales
 * - `unknown`: similar to no dish
 * - `ignored`: marked with an earlier file as no dish
 */
export type TillCertainty = 'known' | 'sure' | 'doubtful' | 'unknown' | 'ignored'

export interface TillMatch extends TillName {
  certainty: TillCertainty
  /** The matched dish; null until the user chooses one. */
  dishId: string | null
  /** By descending probability. */
  candidates: string[]
}

/** Each name of a till's file with its dish. */
export function matchTillNames(
  names: readonly TillName[],
  dishes: readonly NamedDish[],
  known: KnownNames | null,
): TillMatch[] {
  const ids = new Set(dishes.map(({ id }) => id))
  const ignored = new Set(known?.ignored)
  const byKey = Map.groupBy(dishes, ({ name }) => tillKey(name))
  const near = nameMatcher(dishes)
  return names.map((name) => doubted(found(name)))

  function found(name: TillName): TillMatch {
    if (ignored.has(name.key)) return { ...name, certainty: 'ignored', dishId: null, candidates: [] }
    const confirmed = known?.dishes[name.key]
    // The dish may have been removed from the carte since.
    if (confirmed !== undefined && ids.has(confirmed))
      return { ...name, certainty: 'known', dishId: confirmed, candidates: [confirmed] }
    const same = (byKey.get(name.key) ?? []).map(({ id }) => id)
    if (same[0] !== undefined && same.length === 1)
      return { ...name, certainty: 'sure', dishId: same[0], candidates: same }
    // One dish in two gammes: the name alone does not identify which was sold.
    if (same.length > 1) return { ...name, certainty: 'doubtful', dishId: null, candidates: same }
    const { certainty, candidates } = near(name.name)
    const likely = candidates.map(({ candidate }) => candidate.id)
    const dishId = certainty === 'sure' ? (likely[0] ?? null) : null
    return { ...name, certainty, dishId, candidates: likely }
  }
}

/** More refunds than sales belong to another period or are an error: the dish is clear, the user decides on the quantity. */
function doubted(match: TillMatch): TillMatch {
  return match.takenBack > 0 && match.dishId !== null ? { ...match, certainty: 'doubtful' } : match
}
