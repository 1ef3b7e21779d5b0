import { and, eq, sql } from 'drizzle-orm'
import type { CatalogueChange, CatalogueInput, CatalogueProduct } from '#contract/catalogue.ts'
import type { MemberTx } from '#database/as-member.ts'
import { supplierProducts } from '#database/schema/supplier-products.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { followCheapest } from '../products/follow-cheapest.queries.ts'
import { normaliseProduct } from '../products/normalise-product.ts'
import { namingRefusedFacts } from '../products/refused-facts.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { outdated } from '../translate-error.ts'
import { CATALOGUE_COLUMNS } from './catalogue-row.ts'
import { leaveEmpty } from '../bin/leave-empty.queries.ts'

const TOUCH = `
  UPDATE supplier_contacts SET catalogue_version = catalogue_version + 1
  WHERE user_id = $1 AND id = $2 RETURNING catalogue_version AS version`

/**
 * Says that a supplier's catalogue becomes another, and keeps other changes of it waiting until the end.
 * @returns the state it then has; undefined when the user has no such supplier
 */
export async function touchCatalogue(
  { client, houseId }: MemberTx,
  supplierId: string,
): Promise<number | undefined> {
  const { rows } = await client.query<{ version: number }>(TOUCH, [houseId, supplierId])
  return rows[0]?.version
}

async function findRow(
  { client, houseId }: MemberTx,
  supplierId: string,
  id: string,
): Promise<CatalogueProduct | undefined> {
  const { rows } = await client.query<CatalogueProduct>(
    `SELECT ${CATALOGUE_COLUMNS} FROM supplier_products c
     WHERE c.user_id = $1 AND c.supplier_id = $2 AND c.id = $3`,
    [houseId, supplierId, id],
  )
  return rows[0]
}

/** A price that somebody types is the one that was agreed. */
const agreedNow = (priceHt: number) => ({ agreedPriceHt: priceHt, agreedAt: sql`now()` })

const pricesAnew = ({ priceHt, unit }: Pick<CatalogueChange, 'priceHt' | 'unit'>) =>
  priceHt !== undefined || unit !== undefined

/** @returns the new row; undefined when the user has no such supplier */
export async function insertRow(
  tx: GrowingTx,
  supplierId: string,
  input: CatalogueInput,
): Promise<CatalogueProduct | undefined> {
  const { db, houseId } = tx
  const version = await touchCatalogue(tx, supplierId)
  if (version === undefined) return undefined
  const [inserted] = await namingRefusedFacts(
    db
      .insert(supplierProducts)
      .values({
        ...normaliseProduct(input),
        ...agreedNow(input.priceHt),
        userId: houseId,
        supplierId,
        version,
      })
      .returning({ id: supplierProducts.id })
      .execute(),
  )
  return inserted && findRow(tx, supplierId, inserted.id)
}

/**
 * Changes the facts that are given, unless they were read at a version that is no longer the stored one. The user's
 * product imported from the row shows the new price, and keeps its own.
 * @returns undefined when the user has no such row
 * @throws VERSION_CONFLICT with the stored row
 */
export async function updateRow(
  tx: MemberTx,
  { id: supplierId, productId, version: read, ...change }: CatalogueChange,
): Promise<CatalogueProduct | undefined> {
  const { db, houseId } = tx
  // It may change which article a product follows.
  await lockCosts(tx)
  const version = await touchCatalogue(tx, supplierId)
  if (version === undefined) return undefined
  const before = await findRow(tx, supplierId, productId)
  if (!before) return undefined
  if (read !== before.version) throw outdated('row', before)
  await namingRefusedFacts(
    db
      .update(supplierProducts)
      .set({
        ...normaliseProduct(change, before),
        ...(pricesAnew(change) && agreedNow(change.priceHt ?? before.priceHt)),
        version,
        updatedAt: sql`now()`,
      })
      .where(
        and(
          eq(supplierProducts.userId, houseId),
          eq(supplierProducts.supplierId, supplierId),
          eq(supplierProducts.id, productId),
        ),
      )
      .execute(),
  )
  await followCheapest(tx)
  return findRow(tx, supplierId, productId)
}

/** @returns whether there was such a row */
export async function deleteRow(tx: MemberTx, supplierId: string, id: string): Promise<boolean> {
  const { client, houseId } = tx
  // It reaches the product that came from it.
  await lockCosts(tx)
  if ((await touchCatalogue(tx, supplierId)) === undefined) return false
  // Of another supplier's catalogue nothing goes.
  const own = 'IN (SELECT id FROM supplier_products WHERE user_id = $1 AND supplier_id = $2 AND id = $3)'
  await leaveEmpty(tx, 'supplier_products', [supplierId, id], own)
  const { rowCount } = await client.query(
    'DELETE FROM supplier_products WHERE user_id = $1 AND supplier_id = $2 AND id = $3',
    [houseId, supplierId, id],
  )
  await followCheapest(tx)
  return rowCount === 1
}
