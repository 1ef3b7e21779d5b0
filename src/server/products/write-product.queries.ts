import { keysOf } from '#contract/facts/fact.ts'
import { PRODUCT_FACTS, type ProductFactName } from '#contract/facts/product.ts'
import type { ChangedProductFacts, UserProduct } from '#contract/products.ts'
import type { MemberTx } from '#database/as-member.ts'
import { userProducts } from '#database/schema/user-products.ts'
import { columnName, selectColumns } from '#database/select-columns.ts'
import { namingRefusedFacts } from './refused-facts.ts'

type StoredFacts = Pick<UserProduct, ProductFactName>

const FACTS = keysOf(PRODUCT_FACTS)
const STORED = selectColumns(userProducts, 'p', ...FACTS)

/**
 * Writes facts of a product that is known to be there.
 * @returns all of its facts as they are stored
 * @throws VALIDATION
 */
export async function writeProduct(
  { client, houseId }: MemberTx,
  id: string,
  facts: ChangedProductFacts,
): Promise<StoredFacts> {
  const changed = FACTS.filter((fact) => facts[fact] !== undefined)
  const { rows } = await namingRefusedFacts(
    client.query<StoredFacts>({
      // A statement a connection for each fact that changes alone, as a price does, and none for any combination.
      ...(changed.length === 1 && { name: `write-product-${changed.join()}` }),
      text: `
        UPDATE user_products p SET ${changed.map((fact, index) => `${assignment(fact, `$${index + 3}`)}, `).join('')}
          version = version + 1, updated_at = now()
        WHERE p.user_id = $1 AND p.id = $2 RETURNING ${STORED}`,
      values: [houseId, id, ...changed.map((fact) => facts[fact])],
    }),
  )
  const [stored] = rows
  if (!stored) throw new Error('A product that was just read cannot be changed')
  return stored
}

/** Weights are stored with those that change: two windows that each change a word both keep theirs. */
function assignment(fact: ProductFactName, value: string): string {
  return fact === 'countedWeights'
    ? `counted_weights = jsonb_strip_nulls(p.counted_weights || ${value}::jsonb)`
    : `${columnName(userProducts, fact)} = ${value}`
}
