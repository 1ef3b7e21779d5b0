import { asMember } from '../../src/database/as-member.ts'
import { withDatabase } from './database.ts'

/** Adds so many products to an account at once ('Produit 00001' …), every hundredth a crème. */
export async function addManyProducts(userId: string, count: number): Promise<void> {
  await withDatabase((database) =>
    asMember(database, userId, ({ client }) =>
      client.query(
        `INSERT INTO user_products (user_id, name, category, unit, price_ht)
         SELECT $1, CASE WHEN n % 100 = 0 THEN 'Crème ' ELSE 'Produit ' END || lpad(n::text, 5, '0'),
           'Crémerie', 'kg', n / 100.0
         FROM generate_series(1, $2::int) AS n`,
        [userId, count],
      ),
    ),
  )
}
