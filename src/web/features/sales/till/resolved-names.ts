import type { CarteSales } from '#contract/sales.ts'
import type { TillMatch } from '#domain/till/match-till-names.ts'
import { salesByKind, takenKey } from '../recorded-sales.ts'
import type { Resolution } from './use-till-names.ts'

/** What a name is taken for: what the user says, else what was found. */
export function resolutionOf(match: TillMatch, resolved: ReadonlyMap<string, Resolution>): Resolution {
  const resolution = resolved.get(match.key)
  if (resolution !== undefined) return resolution
  if (match.certainty === 'ignored') return { kind: 'ignored' }
  return match.dishId === null ? { kind: 'left' } : { kind: 'dish', id: match.dishId }
}

/** The names with what the user says of them, as they are kept for the next file. */
export function resolvedMatches(
  matches: readonly TillMatch[],
  resolved: ReadonlyMap<string, Resolution>,
): TillMatch[] {
  return matches.map((match): TillMatch => {
    const as = resolutionOf(match, resolved)
    if (as.kind === 'ignored') return { ...match, certainty: 'ignored', dishId: null }
    return { ...match, certainty: 'known', dishId: as.kind === 'dish' ? as.id : null }
  })
}

/**
 * What will be stored: the portions of all names of a dish together. A menu of which the file names only the dishes taken
 * was sold as often as the choice that was taken most; those are `derived`.
 */
export function salesOf(matches: readonly TillMatch[], menus: CarteSales['menus']) {
  const recorded = new Map<string, number>()
  let left = 0
  for (const { certainty, dishId, quantity } of matches) {
    if (dishId !== null) recorded.set(dishId, (recorded.get(dishId) ?? 0) + quantity)
    else if (certainty !== 'ignored') left += 1
  }
  const derived = menus
    .filter(({ id }) => !recorded.has(id))
    .map((menu) => ({ menu, quantity: mostTaken(menu, recorded) }))
    .filter(({ quantity }) => quantity > 0)
  for (const { menu, quantity } of derived) recorded.set(menu.id, quantity)
  return { ...salesByKind(recorded, menus), derived, left }
}

function mostTaken({ choices }: CarteSales['menus'][number], recorded: ReadonlyMap<string, number>): number {
  const taken = choices.map(({ id, dishes }) =>
    dishes.reduce((sum, { ficheId }) => sum + (recorded.get(takenKey(id, ficheId)) ?? 0), 0),
  )
  return Math.max(0, ...taken)
}

const URGENCY = { doubtful: 0, unknown: 1, sure: 2, known: 3, ignored: 4 } as const satisfies Record<
  TillMatch['certainty'],
  number
>

/** What is to be looked at first: doubtful names, then unknown ones; the most sold of each. */
export function byUrgency(matches: readonly TillMatch[]): TillMatch[] {
  return matches.toSorted(
    (one, other) => URGENCY[one.certainty] - URGENCY[other.certainty] || other.quantity - one.quantity,
  )
}
