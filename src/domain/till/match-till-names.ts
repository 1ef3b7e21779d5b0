import { nameMatcher } from '../imports/name-matcher.ts'
import type { TillName } from './read-till.ts'
import { tillKey } from './read-till.ts'

export interface NamedDish {
  id: string
  name: string
}

/** Whom the till's names meant the last time. */
export interface KnownNames {
  dishes: Readonly<Record<string, string>>
  ignored: readonly string[]
}

/**
 * What a till's name stands for.
 * - `known`: said before, and taken as it was
 * - `sure`: the dish's own name, or nearly, and no other's
 * - `doubtful`: one of some dishes, for the user to say; or a dish of which more was taken back than sold
 * - `unknown`: like no dish
 * - `ignored`: said before to be no dish
 */
export type TillCertainty = 'known' | 'sure' | 'doubtful' | 'unknown' | 'ignored'

export interface TillMatch extends TillName {
  certainty: TillCertainty
  /** The dish that is taken; null until the user says. */
  dishId: string | null
  /** The likeliest dishes first. */
  candidates: string[]
}

/** Each name of a till's file with the dish that it stands for. */
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
    const kept = known?.dishes[name.key]
    // A dish may have left the carte since.
    if (kept !== undefined && ids.has(kept))
      return { ...name, certainty: 'known', dishId: kept, candidates: [kept] }
    const same = (byKey.get(name.key) ?? []).map(({ id }) => id)
    if (same[0] !== undefined && same.length === 1)
      return { ...name, certainty: 'sure', dishId: same[0], candidates: same }
    // One dish in two gammes: which of both was sold, the name does not tell.
    if (same.length > 1) return { ...name, certainty: 'doubtful', dishId: null, candidates: same }
    const { certainty, candidates } = near(name.name)
    const likely = candidates.map(({ candidate }) => candidate.id)
    const dishId = certainty === 'sure' ? (likely[0] ?? null) : null
    return { ...name, certainty, dishId, candidates: likely }
  }
}

/** Refunds alone are of sales of another period, or of a slip: whom they mean is clear, what they count is for the user. */
function doubted(match: TillMatch): TillMatch {
  return match.takenBack > 0 && match.dishId !== null ? { ...match, certainty: 'doubtful' } : match
}
