import { MAX_LISTED_REPLACEMENTS, type Replacement, type ReplaceInput } from '#contract/replacements.ts'
import type { MemberTx } from '#database/as-member.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { recostSheets } from '../sheets/recost.ts'
import { touchSheets } from '../sheets/touch-sheets.queries.ts'
import { invalidFields, refusal } from '../translate-error.ts'

/** The lines remember what they took, then take the other product; gives their sheets. */
const REPLACE = `
  WITH taking AS (
    SELECT id, tech_sheet_id FROM tech_sheet_ingredients
    WHERE user_id = $1 AND user_product_id = $2 AND tech_sheet_id = ANY ($4::uuid[])
  ), remembered AS (
    INSERT INTO product_replacements (user_id, act_id, line_id, from_product_id, to_product_id)
    SELECT $1, $5, id, $2, $3 FROM taking
    RETURNING 1
  )
  UPDATE tech_sheet_ingredients l SET user_product_id = $3 FROM taking
  WHERE l.user_id = $1 AND l.id = taking.id
  RETURNING l.tech_sheet_id AS id`

/** Acts by a condition on `r`, in which `$2` is what is asked for. */
const acts = (condition: string) => `
  SELECT r.act_id AS id, min(r.replaced_at) AS at, max(r.undone_at) AS "undoneAt",
    json_build_object('id', f.id, 'name', f.name) AS "from", json_build_object('id', t.id, 'name', t.name) AS "to",
    count(*) AS lines, count(DISTINCT l.tech_sheet_id) AS sheets,
    count(*) FILTER (WHERE r.undone_at IS NULL AND l.user_product_id = r.to_product_id) AS standing
  FROM product_replacements r
  JOIN tech_sheet_ingredients l ON l.user_id = r.user_id AND l.id = r.line_id
  JOIN user_products f ON f.user_id = r.user_id AND f.id = r.from_product_id
  JOIN user_products t ON t.user_id = r.user_id AND t.id = r.to_product_id
  WHERE r.user_id = $1 AND ${condition}
  GROUP BY r.act_id, f.id, f.name, t.id, t.name
  ORDER BY at DESC, r.act_id LIMIT ${MAX_LISTED_REPLACEMENTS}`

const OF_ACT = acts('r.act_id = $2')
const OF_PRODUCT = acts('$2 IN (r.from_product_id, r.to_product_id)')

const HAS_PRODUCT = 'SELECT 1 FROM user_products WHERE user_id = $1 AND id = $2'

/**
 * Gives the lines of chosen sheets another product. Sent again under the same act, nothing is done twice.
 * @returns the act, or undefined when the user has no product `id`
 * @throws VALIDATION for a product that is replaced by itself or by one that is not there, or sheets that do not take it
 */
export async function replaceProduct(
  tx: GrowingTx,
  { id, byId, sheetIds, actId }: ReplaceInput,
): Promise<Replacement | undefined> {
  const { client, houseId } = tx
  await lockCosts(tx)
  const done = await findAct(tx, actId)
  if (done) return done
  const [from, by] = await Promise.all([
    client.query(HAS_PRODUCT, [houseId, id]),
    client.query(HAS_PRODUCT, [houseId, byId]),
  ])
  if (from.rowCount === 0) return undefined
  if (by.rowCount === 0 || id === byId) throw invalidFields([{ path: 'byId', rule: 'unknown-reference' }])
  const { rows } = await client.query<{ id: string }>(REPLACE, [houseId, id, byId, sheetIds, actId])
  const edited = [...new Set(rows.map((sheet) => sheet.id))]
  if (edited.length === 0) throw invalidFields([{ path: 'sheetIds', rule: 'unknown-reference' }])
  await touchSheets(tx, edited)
  await recostSheets(tx, edited)
  return findAct(tx, actId)
}

async function findAct({ client, houseId }: MemberTx, actId: string): Promise<Replacement | undefined> {
  const { rows } = await client.query<Replacement>(OF_ACT, [houseId, actId])
  return rows[0]
}

/** Where a product was replaced, or took another's place; undefined when the user has no such product. */
export async function listReplacements(
  { client, houseId }: MemberTx,
  id: string,
): Promise<{ items: Replacement[] } | undefined> {
  const [found, { rows }] = await Promise.all([
    client.query(HAS_PRODUCT, [houseId, id]),
    client.query<Replacement>(OF_PRODUCT, [houseId, id]),
  ])
  return found.rowCount === 0 ? undefined : { items: rows }
}

const ROWS = `
  SELECT line_id AS id, undone_at IS NOT NULL AS undone FROM product_replacements WHERE user_id = $1 AND act_id = $2`

const RESTORE = `
  UPDATE tech_sheet_ingredients l SET user_product_id = r.from_product_id FROM product_replacements r
  WHERE r.user_id = $1 AND r.act_id = $2 AND l.user_id = $1 AND l.id = r.line_id AND l.user_product_id = r.to_product_id
  RETURNING l.tech_sheet_id AS id`

const MARK = 'UPDATE product_replacements SET undone_at = now() WHERE user_id = $1 AND act_id = $2'

/**
 * Gives every line of an act the product that it took before; a line that was changed since keeps what it has.
 * @returns undefined when the user has no such act
 * @throws ALREADY_UNDONE
 */
export async function undoReplacement(
  tx: MemberTx,
  actId: string,
): Promise<{ restored: number; left: number } | undefined> {
  const { client, houseId } = tx
  await lockCosts(tx)
  const { rows } = await client.query<{ id: string; undone: boolean }>(ROWS, [houseId, actId])
  if (rows.length === 0) return undefined
  if (rows.some(({ undone }) => undone)) throw refusal('ALREADY_UNDONE', 'This act was undone before')
  const restored = await client.query<{ id: string }>(RESTORE, [houseId, actId])
  await client.query(MARK, [houseId, actId])
  const edited = [...new Set(restored.rows.map(({ id }) => id))]
  await touchSheets(tx, edited)
  await recostSheets(tx, edited)
  return { restored: restored.rows.length, left: rows.length - restored.rows.length }
}
