import type { NamedSheet, NamesRefusal, RefusalTakenBack, RefusedNames } from '#contract/product-names.ts'
import type { MemberTx } from '#database/as-member.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { invalidFields } from '../translate-error.ts'
import { replaceProduct, undoReplacement } from './replacements.queries.ts'

const HAS_PRODUCT = 'SELECT 1 FROM user_products WHERE user_id = $1 AND id = $2'

const SHEETS = `
  SELECT s.id, s.title, count(*) AS lines,
    EXISTS (SELECT FROM sheet_origins o WHERE o.user_id = $1 AND o.tech_sheet_id = s.id) AS imported
  FROM tech_sheet_ingredients l
  JOIN tech_sheets s ON s.user_id = l.user_id AND s.id = l.tech_sheet_id
  WHERE l.user_id = $1 AND l.user_product_id = $2
  GROUP BY s.id, s.title, s.search_text ORDER BY s.search_text, s.id`

const OTHER_NAMES = `
  SELECT DISTINCT name FROM product_names WHERE user_id = $1 AND user_product_id = $2 AND confirmed ORDER BY name`

/** The sheets that take a product, and its names that are not open; undefined when the user has no such product. */
export async function readNamedSheets(
  { client, houseId }: MemberTx,
  id: string,
): Promise<{ sheets: NamedSheet[]; otherNames: string[] } | undefined> {
  const [found, sheets, others] = await Promise.all([
    client.query(HAS_PRODUCT, [houseId, id]),
    client.query<NamedSheet>(SHEETS, [houseId, id]),
    client.query<{ name: string }>(OTHER_NAMES, [houseId, id]),
  ])
  return found.rowCount === 0
    ? undefined
    : { sheets: sheets.rows, otherNames: others.rows.map(({ name }) => name) }
}

const MOVE_OPEN = `
  UPDATE product_names SET user_product_id = $3, confirmed = true
  WHERE user_id = $1 AND user_product_id = $2 AND NOT confirmed RETURNING name`

const MOVE_BACK = `
  UPDATE product_names SET user_product_id = $3, confirmed = false
  WHERE user_id = $1 AND user_product_id = $2 AND name = ANY ($4::text[]) RETURNING name`

/**
 * The names of a product that are to be confirmed mean another one, which lines of the chosen sheets take instead.
 * @returns undefined when the user has no product `id`
 * @throws VALIDATION as a replacement does
 */
export async function refuseNames(
  tx: GrowingTx,
  { id, byId, sheetIds, actId }: NamesRefusal,
): Promise<RefusedNames | undefined> {
  const { client, houseId } = tx
  await lockCosts(tx)
  const [from, by] = await Promise.all([
    client.query(HAS_PRODUCT, [houseId, id]),
    client.query(HAS_PRODUCT, [houseId, byId]),
  ])
  if (from.rowCount === 0) return undefined
  if (by.rowCount === 0 || id === byId) throw invalidFields([{ path: 'byId', rule: 'unknown-reference' }])
  await client.query(MOVE_OPEN, [houseId, id, byId])
  const replaced = sheetIds.length === 0 ? undefined : await replaceProduct(tx, { id, byId, sheetIds, actId })
  return { lines: replaced?.lines ?? 0, sheets: replaced?.sheets ?? 0 }
}

/** @throws ALREADY_UNDONE */
export async function takeBackRefusal(
  tx: MemberTx,
  { id, byId, names, actId }: RefusalTakenBack,
): Promise<{ restored: number; left: number } | undefined> {
  const { client, houseId } = tx
  await lockCosts(tx)
  const found = await client.query(HAS_PRODUCT, [houseId, id])
  if (found.rowCount === 0) return undefined
  await client.query(MOVE_BACK, [houseId, byId, id, names])
  return (await undoReplacement(tx, actId)) ?? { restored: 0, left: 0 }
}
