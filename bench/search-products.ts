import { userProductQuery } from '#contract/products.ts'
import { listStatement } from '#server/products/products.list.ts'
import { signUp } from './support/chef.ts'
import { compareWithFloor } from './support/compare.ts'
import type { Figure } from './support/figure.ts'
import { fillProducts } from './support/fill.ts'
import { startServer } from './support/start-server.ts'

const PRODUCTS = 30_000
const LIMIT = 20

/** As they are typed: without accents or with, of many products, of one, of a brand, of none. */
const SEARCHES = ['creme', 'Échalote', 'fum', 'n° 2999', 'élle', 'beurre demi', 'zzz']

/** The search that a chef types, in a large account: contained anywhere in name or brand, accents aside. */
export async function measureSearchProducts(): Promise<Figure[]> {
  const server = await startServer()
  try {
    const chef = await signUp(server)
    await fillProducts(server, chef.userId, PRODUCTS)
    const requests = SEARCHES.map((search) => {
      const query = userProductQuery.parse({ search, limit: LIMIT })
      return {
        path: `/api/user-products?limit=${LIMIT}&search=${encodeURIComponent(search)}`,
        statement: listStatement({ houseId: chef.userId }, query),
      }
    })
    return await compareWithFloor({
      name: `search ${LIMIT} of ${PRODUCTS} products`,
      server,
      chef,
      requests,
      limit: LIMIT,
    })
  } finally {
    await server.stop()
  }
}
