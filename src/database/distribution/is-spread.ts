import type { ClientBase, Pool } from 'pg'

/** Whether Citus has spread the tables of this database over its nodes. */
export async function isSpread(client: Pick<ClientBase, 'query'> | Pool): Promise<boolean> {
  const engine = await client.query("SELECT FROM pg_extension WHERE extname = 'citus'")
  if (engine.rowCount === 0) return false
  const { rowCount } = await client.query("SELECT FROM pg_dist_partition WHERE partmethod = 'h' LIMIT 1")
  return rowCount === 1
}
