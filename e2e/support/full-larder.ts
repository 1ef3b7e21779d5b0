import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asMember } from '../../src/database/as-member.ts'
import { connect } from '../../src/database/connect.ts'
import { surroundings } from './environment.ts'

/** Where PostgreSQL writes its port, line by line from 0. */
const PORT_LINE = 3

async function databaseUrl(): Promise<string> {
  const { dataDir } = surroundings()
  const password = (await readFile(join(dataDir, 'postgres-password'), 'utf8')).trim()
  const postmaster = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
  return `postgresql://gramme:${password}@127.0.0.1:${postmaster.split('\n')[PORT_LINE]}/gramme`
}

/** Puts so many products into a base at once ('Produit 00001' …), every hundredth a crème. */
export async function fillLarder(userId: string, count: number): Promise<void> {
  const database = await connect(await databaseUrl(), { maxConnections: 1 })
  try {
    await asMember(database, userId, ({ client }) =>
      client.query(
        `INSERT INTO user_products (user_id, name, category, unit, price_ht)
         SELECT $1, CASE WHEN n % 100 = 0 THEN 'Crème ' ELSE 'Produit ' END || lpad(n::text, 5, '0'),
           'Crémerie', 'kg', n / 100.0
         FROM generate_series(1, $2::int) AS n`,
        [userId, count],
      ),
    )
  } finally {
    await database.close()
  }
}
