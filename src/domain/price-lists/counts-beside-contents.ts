import { plainHead } from '../tables/head-hints.ts'
import { anywhere, phrases } from '../words/word-list.ts'
import type { Candidate } from './column-candidates.ts'
import { EVIDENCE } from './column-evidence.ts'
import type { ColumnProfile } from './column-profile.ts'

/** Heads that say a pack, and over bare figures beside contents how many pieces are in it. */
const OF_PACKS = anywhere(phrases`
^colis$
^pack(s)$
^[caisse|carton](s)$
^c(on)d(i)(t)(.)$
^conditionnement(s)$
^uvc$
`)

/**
 * Gives the first column of bare figures under 'Carton', 'Colis' or 'Cond.' the role `packCount`, where another column
 * says what one piece holds and none says the pack: '75 cl', '6'. Elsewhere such figures may be kilograms.
 */
export function countBesideContents(
  roles: Map<number, Candidate>,
  profiles: readonly ColumnProfile[],
  headers: readonly string[],
): void {
  const given = new Set([...roles.values()].map(({ role }) => role))
  if (!given.has('content') || given.has('pack') || given.has('packCount')) return
  const column = profiles.findIndex(
    (profile, at) =>
      !roles.has(at) && OF_PACKS.test(plainHead(headers[at] ?? '')) && EVIDENCE.packCount(profile) !== null,
  )
  if (column !== -1) roles.set(column, { column, role: 'packCount', strength: 0, score: 0, sure: false })
}
