import type { CommittedInput } from '#contract/imported-sheets.ts'
import type { MemberTx } from '#database/as-member.ts'
import { circlesOf } from '#domain/sheet-files/verdict/preparations.ts'
import { invalidFields, refusal } from '../translate-error.ts'

type Edge = { from: string; to: string | null; title: string }

/** Every sheet of the account with its preparations. */
const EDGES = `
  SELECT s.id AS "from", l.sub_sheet_id AS "to", s.title FROM tech_sheets s
  LEFT JOIN tech_sheet_ingredients l ON l.user_id = $1 AND l.tech_sheet_id = s.id AND l.sub_sheet_id IS NOT NULL
  WHERE s.user_id = $1`

/**
 * No sheet may be a preparation of itself, at any depth, once the import is written.
 * @param ids of the sheets of the import, by their places
 * @throws PREPARATION_CYCLE with the way; VALIDATION for a preparation that is not there
 */
export async function refuseCircles(
  { client, houseId }: MemberTx,
  { sheets }: CommittedInput,
  ids: readonly string[],
): Promise<void> {
  if (sheets.every(({ lines }) => lines.every(({ of }) => of === null || of.kind === 'product'))) return
  const { rows } = await client.query<Edge>(EDGES, [houseId])
  const titles = new Map(rows.map(({ from, title }) => [from, title]))
  const below = new Map<string, string[]>()
  for (const { from, to } of rows) below.set(from, [...(below.get(from) ?? []), ...(to === null ? [] : [to])])
  const unknown = sheets.flatMap(({ lines }, at) =>
    lines.flatMap(({ of }, line) =>
      of?.kind === 'existing' && !titles.has(of.id)
        ? [{ path: `sheets.${at}.lines.${line}.of`, rule: 'unknown-reference' as const }]
        : [],
    ),
  )
  if (unknown.length > 0) throw invalidFields(unknown)
  sheets.forEach(({ target, title, lines }, at) => {
    const id = ids[at] ?? ''
    if (target.kind === 'keep') return
    titles.set(id, title)
    below.set(
      id,
      lines.flatMap(({ of }) =>
        of?.kind === 'sheet' ? (ids[of.at] ?? []) : of?.kind === 'existing' ? of.id : [],
      ),
    )
  })
  const all = [...below.keys()]
  const places = new Map(all.map((id, place) => [id, place]))
  const linked = all.map((id) => (below.get(id) ?? []).map((to) => places.get(to) ?? null))
  const [circle] = circlesOf(linked).values()
  if (circle === undefined) return
  const path = circle.map((place) => ({ id: all[place] ?? '', title: titles.get(all[place] ?? '') ?? '' }))
  throw refusal('PREPARATION_CYCLE', 'A sheet cannot stand in itself', { path })
}
