import type { MemberTx } from '#database/as-member.ts'
import { readKnownServices } from './known-services.queries.ts'

/** After which places new cartes come, new gammes and menus of each carte, and new dishes of each gamme; the articles that have an owner, the versions of the cartes, the invoices, numbers and charges of the suppliers, the lots of batches, the orders and the deliveries without one, and what is known of services. */
export type Places = {
  cartes: number
  gammes: Map<string, number>
  menus: Map<string, number>
  dishes: Map<string, number>
  owned: Set<string>
  versions: Set<string>
  invoices: Set<string>
  lots: Set<string>
  services: Set<string>
  orders: Set<string>
  deliveries: Set<string>
}

export async function readPlaces(tx: MemberTx): Promise<Places> {
  const { client, houseId } = tx
  const next = 'coalesce(max(position) + 1, 0) AS place'
  const within = async (table: string, parent: string) => {
    const { rows } = await client.query<{ id: string; place: number }>(
      `SELECT ${parent} AS id, ${next} FROM ${table} WHERE user_id = $1 GROUP BY ${parent}`,
      [houseId],
    )
    return new Map(rows.map(({ id, place }) => [id, place]))
  }
  const [cartes, gammes, menus, dishes, owned, versions, invoices, lots, services, orders, deliveries] =
    await Promise.all([
      client.query<{ place: number }>(`SELECT ${next} FROM cartes WHERE user_id = $1`, [houseId]),
      within('gammes', 'carte_id'),
      within('menus', 'carte_id'),
      within('gamme_recettes', 'gamme_id'),
      client.query<{ id: string }>(
        `SELECT source_product_id AS id FROM user_products WHERE user_id = $1 AND source_product_id IS NOT NULL
       UNION SELECT supplier_product_id FROM product_articles WHERE user_id = $1`,
        [houseId],
      ),
      client.query<Kept>('SELECT nom, created_at AS "createdAt" FROM carte_versions WHERE user_id = $1', [
        houseId,
      ]),
      client.query<{ key: string }>(KNOWN_BY_INVOICES, [houseId]),
      client.query<{ lot: string }>('SELECT lot FROM batches WHERE user_id = $1', [houseId]),
      readKnownServices(tx),
      client.query<Written>('SELECT number, created_at AS "createdAt" FROM orders WHERE user_id = $1', [
        houseId,
      ]),
      client.query<Delivered>(
        `SELECT supplier_name AS "supplierName", created_at AS "createdAt" FROM receipts
         WHERE user_id = $1 AND order_id IS NULL`,
        [houseId],
      ),
    ])
  return {
    versions: new Set(versions.rows.map(versionKey)),
    invoices: new Set(invoices.rows.map(({ key }) => key)),
    lots: new Set(lots.rows.map(({ lot }) => lot)),
    services,
    orders: new Set(orders.rows.map(orderKey)),
    deliveries: new Set(deliveries.rows.map(deliveryKey)),
    cartes: cartes.rows[0]?.place ?? 0,
    gammes,
    menus,
    dishes,
    owned: new Set(owned.rows.map(({ id }) => id)),
  }
}

export type Kept = { nom: string; createdAt: string }

/** A version is the same one by its name and the moment it was kept. */
export const versionKey = ({ nom, createdAt }: Kept) => `${nom} ${Date.parse(createdAt)}`

export type Written = { number: string; createdAt: string }

/** An order is the same one by its number and the moment it was written: two houses have the same numbers. */
export const orderKey = ({ number, createdAt }: Written) => `${number} ${Date.parse(createdAt)}`

export type Delivered = { supplierName: string; createdAt: string }

/** A delivery without an order is the same one by who delivered and the moment it was noted. */
export const deliveryKey = ({ supplierName, createdAt }: Delivered) =>
  `${supplierName} ${Date.parse(createdAt)}`

const KNOWN_BY_INVOICES = `
  SELECT sha256 AS key FROM invoices WHERE user_id = $1
  UNION ALL SELECT concat_ws(' ', supplier_id, number) FROM invoices WHERE user_id = $1 AND supplier_id IS NOT NULL
  UNION ALL SELECT scheme || ' ' || value FROM supplier_identities WHERE user_id = $1`

/** What the database takes once of an invoice and of a supplier's number, as `Places.invoices` has it. */
export function invoiceKeys(
  name: 'invoices' | 'supplierIdentities',
  facts: Record<string, unknown>,
  idOf: (id: string) => string,
): string[] {
  if (name === 'supplierIdentities') return [`${String(facts.scheme)} ${String(facts.value)}`]
  const sha256 = String(facts.sha256)
  return typeof facts.supplierId === 'string'
    ? [sha256, `${idOf(facts.supplierId)} ${String(facts.number)}`]
    : [sha256]
}
