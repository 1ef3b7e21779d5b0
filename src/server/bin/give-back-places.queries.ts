import type { MemberTx } from '#database/as-member.ts'
import { formerProductNote, noteWithoutFormerName } from '#domain/catalogue/former-product-note.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { BIN_TABLES } from './bin-tables.ts'
import { changedWith } from './move-to-bin.queries.ts'

/** A line is made of one thing: it is empty where it has neither. */
const EMPTY: Record<string, string> = {
  tech_sheet_ingredients: 't.user_product_id IS NULL AND t.sub_sheet_id IS NULL',
}

/** Where a line's source has its name. */
const NAME: Record<string, string> = { user_products: 'name', tech_sheets: 'title' }

/**
 * Gives what an act of deletion had left empty what it named before, where it is empty still. A place in a row that is
 * in the bin, or that names what is in the bin again, goes to the act that has it. The version of what is filled is raised.
 * @returns the sheets whose lines have changed, which need a recost
 */
export async function giveBackPlaces(tx: GrowingTx, itemId: string): Promise<string[]> {
  const { client, houseId } = tx
  const { rows } = await client.query<{ table: string; column: string }>(
    `SELECT DISTINCT table_name AS table, emptied AS column FROM deleted_rows
     WHERE user_id = $1 AND item_id = $2 AND emptied IS NOT NULL`,
    [houseId, itemId],
  )
  const sheets: string[] = []
  for (const { table, column } of rows) {
    const to = BIN_TABLES.find(({ name }) => name === table)?.references.find(
      (reference) => reference.column === column,
    )?.to
    if (to === undefined) continue
    const places = { table, column, to }
    await passOn(tx, itemId, places)
    if (table === 'tech_sheet_ingredients') sheets.push(...(await fillLines(tx, itemId, places)))
    else await fill(tx, itemId, places)
  }
  await raiseVersions(tx, sheets)
  return [...new Set(sheets)]
}

/** A form that was opened while the lines were empty would empty them again: it is refused, and shows both versions. */
async function raiseVersions({ client, houseId }: GrowingTx, sheetIds: readonly string[]): Promise<void> {
  await client.query(
    'UPDATE tech_sheets SET version = version + 1 WHERE user_id = $1 AND id = ANY ($2::uuid[])',
    [houseId, sheetIds],
  )
}

type Places = { table: string; column: string; to: string }

const placesOf = ({ table, column }: Places) =>
  `d.user_id = $1 AND d.item_id = $2 AND d.table_name = '${table}' AND d.emptied = '${column}'`

async function passOn({ client, houseId }: MemberTx, itemId: string, places: Places) {
  const { column, to } = places
  const pass = (which: string) =>
    client.query(
      `UPDATE deleted_rows d SET item_id = held.item_id FROM deleted_rows held
       WHERE ${placesOf(places)} AND held.user_id = $1 AND held.item_id <> $2 AND held.emptied IS NULL AND ${which}`,
      [houseId, itemId],
    )
  await pass('held.table_name = d.table_name AND held.row_id = d.row_id')
  await pass(`held.table_name = '${to}' AND held.row_id = (d.facts ->> '${column}')::uuid`)
}

/** Places `d` whose row `t` is there and empty, and what it named `source` too. */
const standing = (places: Places) => `
  ${placesOf(places)} AND t.user_id = $1 AND t.id = d.row_id
  AND ${EMPTY[places.table] ?? `t.${places.column} IS NULL`}
  AND source.user_id = $1 AND source.id = (d.facts ->> '${places.column}')::uuid`

async function fill({ client, houseId }: GrowingTx, itemId: string, places: Places): Promise<void> {
  const { table, column, to } = places
  const beside = changedWith(table, column)
  const raised = table === 'user_products' ? ', version = t.version + 1' : ''
  await client.query(
    `WITH was AS MATERIALIZED (
       SELECT t.id AS row_id, source.id AS source_id ${beside.map((name) => `, was.${name}`).join('')}
       FROM deleted_rows d CROSS JOIN LATERAL jsonb_populate_record(NULL::${table}, d.facts) was, ${table} t, ${to} source
       WHERE ${standing(places)}
     )
     UPDATE ${table} t SET ${column} = was.source_id${raised} ${beside.map((name) => `, ${name} = was.${name}`).join('')}
     FROM was WHERE t.user_id = $1 AND t.id = was.row_id`,
    [houseId, itemId],
  )
}

/** A product that follows another article since is tied to the one that it followed before, beside that. */
const TIE_BESIDE = `
  INSERT INTO product_articles (user_id, user_product_id, supplier_product_id, source_price_ht, source_unit)
  SELECT $1, p.id, was.source_product_id, was.source_price_ht, was.source_unit
  FROM deleted_rows d CROSS JOIN LATERAL jsonb_populate_record(NULL::user_products, d.facts) was
  JOIN user_products p ON p.user_id = $1 AND p.id = d.row_id AND p.source_product_id <> was.source_product_id
  JOIN supplier_products c ON c.user_id = $1 AND c.id = was.source_product_id
  WHERE d.user_id = $1 AND d.item_id = $2 AND d.table_name = 'user_products' AND d.emptied = 'source_product_id'
  ON CONFLICT (user_id, supplier_product_id) DO NOTHING`

/** Ties products again to the articles of a supplier that were deleted with it. */
export async function tieAgain({ client, houseId }: GrowingTx, itemId: string): Promise<void> {
  await client.query(TIE_BESIDE, [houseId, itemId])
}

type Line = {
  id: string
  sheetId: string
  sourceId: string
  name: string
  note: string | null
  noteBefore: string | null
}

async function fillLines({ client, houseId }: GrowingTx, itemId: string, places: Places): Promise<string[]> {
  const { column, to } = places
  const { rows } = await client.query<Line>(
    `SELECT t.id, t.tech_sheet_id AS "sheetId", source.id AS "sourceId", source.${NAME[to]} AS name, t.note,
       d.facts ->> 'note' AS "noteBefore"
     FROM deleted_rows d, tech_sheet_ingredients t, ${to} source WHERE ${standing(places)}`,
    [houseId, itemId],
  )
  await client.query(
    `UPDATE tech_sheet_ingredients t SET ${column} = given.source_id, note = given.note
     FROM unnest($2::uuid[], $3::uuid[], $4::text[]) AS given (id, source_id, note)
     WHERE t.user_id = $1 AND t.id = given.id`,
    [houseId, rows.map(({ id }) => id), rows.map(({ sourceId }) => sourceId), rows.map(noteAgain)],
  )
  return rows.map(({ sheetId }) => sheetId)
}

/** The note as it was, or as it was changed since, without the name that the deletion put first. */
function noteAgain({ name, note, noteBefore }: Line): string | null {
  if (note === formerProductNote(name, noteBefore)) return noteBefore
  return note?.startsWith(name) ? noteWithoutFormerName(note, name) : note
}
