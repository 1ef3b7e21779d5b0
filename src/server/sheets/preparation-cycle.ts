import type { MemberTx } from '#database/as-member.ts'
import { refusal } from '../translate-error.ts'

type Edge = { from: string; to: string }

/** The preparations of these sheets, and theirs, as edges. */
const BELOW = `
  WITH RECURSIVE below AS (
    SELECT unnest($2::uuid[]) AS id
    UNION
    SELECT l.sub_sheet_id FROM below
    JOIN tech_sheet_ingredients l ON l.user_id = $1 AND l.tech_sheet_id = below.id
    WHERE l.sub_sheet_id IS NOT NULL
  )
  SELECT DISTINCT l.tech_sheet_id AS "from", l.sub_sheet_id AS "to"
  FROM below JOIN tech_sheet_ingredients l ON l.user_id = $1 AND l.tech_sheet_id = below.id
  WHERE l.sub_sheet_id IS NOT NULL`

/**
 * A sheet may not contain itself at any depth. Check before its lines are written, under the lock of costs: a writer that
 * adds a line meanwhile waits, so that two edits cannot close a cycle together.
 * @throws PREPARATION_CYCLE with the way from the sheet down to itself: Sauce → Fond → Sauce
 */
export async function refuseCycle(
  { client, houseId }: MemberTx,
  sheetId: string,
  subSheetIds: readonly string[],
): Promise<void> {
  if (subSheetIds.length === 0) return
  const { rows } = await client.query<Edge>({ name: 'below', text: BELOW, values: [houseId, subSheetIds] })
  const way = wayTo(sheetId, subSheetIds, rows)
  if (way === undefined) return
  const ids = [sheetId, ...way]
  const titles = await client.query<{ id: string; title: string }>(
    'SELECT id, title FROM tech_sheets WHERE user_id = $1 AND id = ANY ($2::uuid[])',
    [houseId, ids],
  )
  const titleOf = new Map(titles.rows.map(({ id, title }) => [id, title]))
  const path = ids.map((id) => ({ id, title: titleOf.get(id) ?? '' }))
  throw refusal('PREPARATION_CYCLE', 'A sheet cannot stand in itself', { path })
}

/** The preparations that lines of a sheet name. */
export async function preparationsOf({ client, houseId }: MemberTx, sheetId: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT DISTINCT sub_sheet_id AS id FROM tech_sheet_ingredients
     WHERE user_id = $1 AND tech_sheet_id = $2 AND sub_sheet_id IS NOT NULL`,
    [houseId, sheetId],
  )
  return rows.map(({ id }) => id)
}

/** The shortest way from one of `starts` down to `goal`, both included; undefined when there is none. Each edge is followed once. */
export function wayTo(goal: string, starts: readonly string[], edges: readonly Edge[]): string[] | undefined {
  const below = Map.groupBy(edges, ({ from }) => from)
  /** Of each sheet that was reached, the one above it; none above a start. */
  const above = new Map<string, string | undefined>(starts.map((id) => [id, undefined]))
  for (const [at] of above) {
    if (at === goal) return wayFrom(at, above)
    for (const { to } of below.get(at) ?? []) if (!above.has(to)) above.set(to, at)
  }
  return undefined
}

function wayFrom(goal: string, above: ReadonlyMap<string, string | undefined>): string[] {
  const way: string[] = []
  for (let at: string | undefined = goal; at !== undefined; at = above.get(at)) way.push(at)
  return way.toReversed()
}
