import type { NearProducts } from '#contract/product-names.ts'
import type { Reader } from '#database/session-reader.ts'
import { mayBeProduct } from '#domain/imports/is-product-itself.ts'
import { nameMatcher } from '#domain/imports/name-matcher.ts'
import { mapWithYields } from '../map-with-yields.ts'
import { UNCONFIRMED_NAMES } from './unconfirmed.queries.ts'

type Named = { id: string; name: string }
type Written = { id: string; names: string[] }

const MOST_NEAR = 2

const WRITTEN = `SELECT written.user_product_id AS id, written.names FROM (${UNCONFIRMED_NAMES}) written`

/** Of the products that the user is to confirm, the other products that their names may mean; those with none are left out. */
export async function listNear({ client, houseId }: Reader): Promise<{ items: NearProducts[] }> {
  const { rows } = await client.query<Written>({
    name: 'list-unconfirmed-names',
    text: WRITTEN,
    values: [houseId],
  })
  if (rows.length === 0) return { items: [] }
  const { rows: products } = await client.query<Named>({
    name: 'list-product-names',
    text: 'SELECT id, name FROM user_products WHERE user_id = $1',
    values: [houseId],
  })
  const match = nameMatcher(products)
  const all = await mapWithYields(rows, (written) => ({ id: written.id, near: nearTo(written, match) }))
  return { items: all.filter(({ near }) => near.length > 0) }
}

function nearTo({ id, names }: Written, match: ReturnType<typeof nameMatcher<Named>>): Named[] {
  const others = names.flatMap((written) =>
    match(written).candidates.flatMap(({ candidate }) =>
      candidate.id !== id && mayBeProduct(written, { ...candidate, brand: null }) ? candidate : [],
    ),
  )
  return [...new Map(others.map((other) => [other.id, other])).values()].slice(0, MOST_NEAR)
}
