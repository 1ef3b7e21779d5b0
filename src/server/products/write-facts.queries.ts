import type { UserProduct } from '#contract/products.ts'
import type { DeclaredAllergens } from '#domain/allergens/allergen-state.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { recostSheetsOfProducts } from '../sheets/recost.ts'
import { namingRefusedFacts } from './refused-facts.ts'

const WRITE = {
  category: writeOf('category', 'text'),
  supplierId: writeOf('supplier_id', 'uuid'),
}

/** Of these products those that have another value. */
function writeOf(column: string, type: string): string {
  return `
  UPDATE user_products p SET ${column} = new.value, version = version + 1, updated_at = now()
  FROM unnest($2::uuid[], $3::${type}[]) AS new (id, value)
  WHERE p.user_id = $1 AND p.id = new.id AND p.${column} IS DISTINCT FROM new.value
  RETURNING p.id`
}

const WRITE_ALLERGENS = `
  UPDATE user_products p SET
    allergens = new.allergens, traces = new.traces, allergen_free = new.allergen_free,
    version = version + 1, updated_at = now()
  FROM jsonb_to_recordset($2::jsonb) AS new (id uuid, allergens text[], traces text[], allergen_free boolean)
  WHERE p.user_id = $1 AND p.id = new.id
    AND (p.allergens, p.traces, p.allergen_free) IS DISTINCT FROM (new.allergens, new.traces, new.allergen_free)
  RETURNING p.id`

/**
 * Gives each product its category or its supplier.
 * @returns the ids of those that had another one
 * @throws VALIDATION for a supplier that is not there
 */
export async function writeFact(
  { client, houseId }: GrowingTx,
  fact: keyof typeof WRITE,
  products: readonly { id: string; value: string | null }[],
): Promise<string[]> {
  const ids = products.map(({ id }) => id)
  const values = products.map(({ value }) => value)
  const written = client.query<Pick<UserProduct, 'id'>>(WRITE[fact], [houseId, ids, values])
  return (await namingRefusedFacts(written)).rows.map(({ id }) => id)
}

/**
 * Gives each product what it declares of allergens, in the order of the list, and the sheets above what they declare.
 * @returns the ids of those that declared something else
 */
export async function writeAllergens(
  tx: GrowingTx,
  products: readonly { id: string; declared: DeclaredAllergens }[],
): Promise<string[]> {
  const rows = products.map(({ id, declared: { allergens, traces, allergenFree } }) => ({
    id,
    allergens,
    traces,
    allergen_free: allergenFree,
  }))
  const written = await tx.client.query<Pick<UserProduct, 'id'>>(WRITE_ALLERGENS, [
    tx.houseId,
    JSON.stringify(rows),
  ])
  const ids = written.rows.map(({ id }) => id)
  await recostSheetsOfProducts(tx, ids)
  return ids
}
