import type { Chef } from './chef.ts'
import type { Server } from './start-server.ts'
import type { Write } from './writes-in-turns.ts'

/** Another price of a product each time, which no other client changes meanwhile. */
export function priceWrites(server: Pick<Server, 'url'>, chef: Chef, productId: string): () => Write {
  let version = 1
  return () => ({
    method: 'PATCH',
    url: `${server.url}/api/user-products/${productId}`,
    headers: chef.headers,
    body: { version, priceHt: 8 + (version++ % 1000) / 100 },
  })
}
