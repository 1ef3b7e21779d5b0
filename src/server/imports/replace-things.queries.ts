import type { MemberTx } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import { priceInUnit } from '#domain/pricing/price-in-unit.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { recordPrices } from '../prices/record.queries.ts'
import { dated } from '../prices/withdrawn.ts'
import { readProducts } from '../products/products.queries.ts'
import { preparationsOf, refuseCycle } from '../sheets/preparation-cycle.ts'
import { publicationFollows } from '../sheets/publication.queries.ts'
import {
  beforeImport,
  type ChangedThing,
  inBin,
  type Versions,
  writeVersions,
} from './changed-things.queries.ts'
import { REPLACED } from './replaced.ts'
import { CHANGEABLE, CHANGED_TABLES, STATES, thingAsJson } from './things.ts'
import { withFact } from '../bin/with-fact.ts'

type Replaced = {
  /** The import, or the act of the bin, that has the versions. */
  actId: string
  versions: Versions
  things: readonly ChangedThing[]
  /** The file that the prices come from. */
  origin: string
  /** Products whose price an import gave at the date of its file: the step counts or is withdrawn, and none comes after it. */
  ofFile: ReadonlySet<string>
}
const NONE: ReadonlySet<string> = new Set()

type Given = Omit<Replaced, 'versions' | 'ofFile'>

/**
 * Gives things that an import has changed what they were before, and keeps in the bin what they are now.
 * @throws PREPARATION_CYCLE where a sheet would contain itself; PRICE_REQUIRED where one that is published would have no price
 */
export async function giveBack(
  tx: MemberTx,
  itemId: string,
  { actId, things, origin }: Given,
): Promise<void> {
  const { client, houseId } = tx
  for (const table of CHANGED_TABLES) {
    const ids = things.filter((thing) => thing.table === table).map(({ id }) => id)
    await client.query(
      `INSERT INTO deleted_rows (user_id, item_id, table_name, row_id, emptied, facts)
       SELECT $1, $2, '${table}', t.${CHANGEABLE[table].key}, '${REPLACED}', jsonb_build_object('thing', ${thingAsJson(table)})
       FROM ${table} t WHERE t.user_id = $1 AND t.${CHANGEABLE[table].key} = ANY ($3::uuid[])
       RETURNING 1`,
      [houseId, itemId, ids],
    )
  }
  const ofFile = await markPrices(tx, actId, things, 'now()')
  await replace(tx, { actId, versions: beforeImport, things, origin, ofFile })
}

/** Gives them again what the import had made of them, from the bin. @throws PREPARATION_CYCLE, PRICE_REQUIRED */
export async function takeAgain(
  tx: MemberTx,
  importId: string | undefined,
  { actId, things, origin }: Given,
): Promise<void> {
  const ofFile = importId === undefined ? NONE : await markPrices(tx, importId, things, 'NULL')
  await replace(tx, { actId, versions: inBin, things, origin, ofFile })
}

/** Once all is written and costed: how things were left, by which it is known later whether they were changed since. */
export async function rememberStates({ client, houseId }: MemberTx, itemId: string): Promise<void> {
  for (const table of CHANGED_TABLES)
    await client.query(
      `WITH left_as AS MATERIALIZED (
         SELECT t.${CHANGEABLE[table].key} AS row_id, to_jsonb(${STATES[table]}) AS state
         FROM deleted_rows d JOIN ${table} t ON t.user_id = $1 AND t.${CHANGEABLE[table].key} = d.row_id
         WHERE d.user_id = $1 AND d.item_id = $2 AND d.table_name = '${table}' AND d.emptied = '${REPLACED}'
       )
       UPDATE deleted_rows d SET facts = ${withFact('d.facts', 'state', 'left_as.state')} FROM left_as
       WHERE d.user_id = $1 AND d.item_id = $2 AND d.table_name = '${table}' AND d.emptied = '${REPLACED}'
         AND d.row_id = left_as.row_id`,
      [houseId, itemId],
    )
  await client.query(WITH_PHOTO, [houseId, itemId])
}

/** A sheet whose photo is in the bin with it has that photo again before the rest comes back. */
const WITH_PHOTO = `
  WITH pictured AS MATERIALIZED (
    SELECT d.id, to_jsonb(d.facts ->> 'state' || p.row_id) AS state FROM deleted_rows d, deleted_rows p
    WHERE d.user_id = $1 AND d.item_id = $2 AND d.table_name = 'tech_sheets' AND d.emptied = '${REPLACED}'
      AND d.facts ->> 'state' LIKE '%.'
      AND p.user_id = $1 AND p.item_id = $2 AND p.table_name = 'tech_sheet_photos' AND p.emptied IS NULL
      AND (p.facts ->> 'tech_sheet_id')::uuid = d.row_id
  )
  UPDATE deleted_rows d SET facts = ${withFact('d.facts', 'state', 'pictured.state')} FROM pictured
  WHERE d.user_id = $1 AND d.id = pictured.id`

const idsIn = (things: readonly ChangedThing[], table: ChangedThing['table']) =>
  things.filter((thing) => thing.table === table).map(({ id }) => id)

async function replace(tx: MemberTx, { actId, versions, things, origin, ofFile }: Replaced): Promise<void> {
  const products = idsIn(things, 'user_products')
  const before = new Map((await readProducts(tx, products)).map((product) => [product.id, product]))
  await writeVersions(tx, actId, versions, things)
  await namesChange(tx)
  for (const id of idsIn(things, 'tech_sheets')) {
    await refuseCycle(tx, id, await preparationsOf(tx, id))
    // Guests read the title and the price that the sheet has now.
    await publicationFollows(tx, id, { title: '' })
  }
  const steps = (await readProducts(tx, products)).flatMap(({ id, unit, priceHt: newPriceHt }) => {
    const was = before.get(id)
    return was && !ofFile.has(id) ? [{ id, unit, oldPriceHt: priceInUnit(was, unit), newPriceHt }] : []
  })
  // The history of a product is no growth that a full account could be refused.
  await recordPrices(tx as GrowingTx, steps, { source: 'undo', origin, keepsDates: true })
}

/** @returns the products whose price is of the date of the file */
async function markPrices(
  { client, houseId }: MemberTx,
  importId: string,
  things: readonly ChangedThing[],
  undoneAt: 'now()' | 'NULL',
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ id: string; isDated: boolean }>(
    `UPDATE price_changes c SET undone_at = ${undoneAt}
     WHERE c.user_id = $1 AND c.act_id = $2 AND c.user_product_id = ANY ($3::uuid[])
     RETURNING c.user_product_id AS id, ${dated('c')} AS "isDated"`,
    [houseId, importId, idsIn(things, 'user_products')],
  )
  return new Set(rows.flatMap(({ id, isDated }) => (isDated ? [id] : [])))
}
