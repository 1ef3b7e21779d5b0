import { and, eq, sql } from 'drizzle-orm'
import type { ProductUse, UserProduct, UserProductChange, UserProductInput } from '#contract/products.ts'
import type { Acting } from '#database/as-member.ts'
import { userProducts } from '#database/schema/user-products.ts'
import { formerProductNote } from '#domain/catalogue/former-product-note.ts'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { recostSheets, recostSheetsOfProduct, sheetsOfProduct } from '../sheets/recost.ts'
import { PRODUCT_COLUMNS, type ProductRow, toProduct, WITH_SUPPLIER } from './product-row.ts'
import { namingRefusedFacts } from './refused-facts.ts'

/** A confirmation names this many sheets; the count beside them is of all. */
const NAMED_SHEETS = 100

/** What of a product weighs on the cost of a sheet. */
const COSTING_FACTS = ['priceHt', 'unit', 'densityKgPerL', 'contentQuantity', 'contentUnit'] as const

export async function findProduct({ client, userId }: Acting, id: string): Promise<UserProduct | undefined> {
  const { rows } = await client.query<ProductRow>(
    `SELECT ${PRODUCT_COLUMNS} FROM user_products p ${WITH_SUPPLIER} WHERE p.user_id = $1 AND p.id = $2`,
    [userId, id],
  )
  return rows[0] && toProduct(rows[0])
}

export async function insertProduct(acting: Acting, input: UserProductInput): Promise<UserProduct> {
  const { db, userId } = acting
  const [inserted] = await namingRefusedFacts(
    db
      .insert(userProducts)
      .values({ ...tidied(input), userId })
      .returning({ id: userProducts.id })
      .execute(),
  )
  const product = inserted && (await findProduct(acting, inserted.id))
  if (!product) throw new Error('A product that was just added cannot be read')
  return product
}

/** Changes the facts that are given, and the cost of every sheet they weigh on. */
export async function updateProduct(
  acting: Acting,
  { id, ...change }: UserProductChange,
): Promise<UserProduct | undefined> {
  const { db, userId } = acting
  await lockCosts(acting, userId)
  const before = await findProduct(acting, id)
  if (!before) return undefined
  await namingRefusedFacts(
    db
      .update(userProducts)
      .set({ ...tidied(change), updatedAt: sql`now()` })
      .where(and(eq(userProducts.userId, userId), eq(userProducts.id, id)))
      .execute(),
  )
  if (COSTING_FACTS.some((fact) => change[fact] !== undefined && change[fact] !== before[fact]))
    await recostSheetsOfProduct(acting, userId, id)
  return findProduct(acting, id)
}

/**
 * Deletes a product. Its lines stay, without it, and their sheets are costed anew.
 * @returns whether there was such a product
 */
export async function deleteProduct(acting: Acting, id: string): Promise<boolean> {
  const { client, userId } = acting
  await lockCosts(acting, userId)
  const sheetIds = await sheetsOfProduct(acting, userId, id)
  await noteProductOnLines(acting, id)
  const { rowCount } = await client.query('DELETE FROM user_products WHERE user_id = $1 AND id = $2', [
    userId,
    id,
  ])
  await recostSheets(acting, userId, sheetIds)
  return rowCount === 1
}

/** A line remembers by its note what a product was called. */
async function noteProductOnLines({ client, userId }: Acting, id: string): Promise<void> {
  const { rows } = await client.query<{ id: string; name: string; note: string | null }>(
    `SELECT line.id, p.name, line.note FROM tech_sheet_ingredients line
     JOIN user_products p ON p.user_id = line.user_id AND p.id = line.user_product_id
     WHERE line.user_id = $1 AND p.id = $2`,
    [userId, id],
  )
  if (rows.length === 0) return
  await client.query(
    `UPDATE tech_sheet_ingredients line SET note = named.note
     FROM unnest($2::uuid[], $3::text[]) AS named (id, note)
     WHERE line.user_id = $1 AND line.id = named.id`,
    [userId, rows.map((line) => line.id), rows.map(({ name, note }) => formerProductNote(name, note))],
  )
}

/** The sheets that use a product, by title; undefined when there is no such product. */
export async function findUse({ client, userId }: Acting, id: string): Promise<ProductUse | undefined> {
  const { rows } = await client.query<{ id: string | null; title: string; total: number }>(
    `SELECT sheet.id, sheet.title, count(sheet.id) OVER () AS total
     FROM user_products p
     LEFT JOIN tech_sheets sheet ON sheet.user_id = p.user_id AND EXISTS (
       SELECT FROM tech_sheet_ingredients line
       WHERE line.user_id = p.user_id AND line.user_product_id = p.id AND line.tech_sheet_id = sheet.id
     )
     WHERE p.user_id = $1 AND p.id = $2
     ORDER BY sheet.search_text, sheet.id
     LIMIT ${NAMED_SHEETS}`,
    [userId, id],
  )
  if (rows.length === 0) return undefined
  const sheets = rows.flatMap((row) => (row.id === null ? [] : [{ id: row.id, title: row.title }]))
  return { sheets, total: rows[0]?.total ?? 0 }
}

/** A brand of nothing is none; allergens come once each, in the order of the list. */
function tidied<Facts extends Partial<UserProductInput>>(facts: Facts): Facts {
  const { brand, allergens } = facts
  return {
    ...facts,
    ...(brand === '' && { brand: null }),
    ...(allergens && { allergens: ALLERGENS.filter((allergen) => allergens.includes(allergen)) }),
  }
}
