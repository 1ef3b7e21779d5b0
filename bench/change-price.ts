import { asMember } from '#database/as-member.ts'
import { recostAll } from '#server/sheets/recost.ts'
import { type Chef, signUp } from './support/chef.ts'
import type { Figure } from './support/figure.ts'
import { fillProducts, fillSheets } from './support/fill.ts'
import { startFloor } from './support/floor.ts'
import { priceFloor } from './support/price-floor.ts'
import { priceWrites } from './support/price-writes.ts'
import { type Server, startServer } from './support/start-server.ts'
import { writesInTurns } from './support/writes-in-turns.ts'

const SHEETS = 100
const LINES = 10
const EACH = 60
const AT_MOST = 3

const PRODUCT = `
  INSERT INTO user_products (user_id, name, category, unit, price_ht)
  VALUES ($1, $2, 'Crémerie', 'kg', 8) RETURNING id`

/** In place of the first line of so many sheets. */
const USE = `
  UPDATE tech_sheet_ingredients SET user_product_id = $2 WHERE user_id = $1 AND position = 0 AND tech_sheet_id IN
    (SELECT id FROM tech_sheets WHERE user_id = $1 ORDER BY id LIMIT $3)`

/** What a chef waits for who types another price: the history and every sheet above have it before the answer leaves. */
export async function measureChangePrice(): Promise<Figure[]> {
  const server = await startServer()
  try {
    const chef = await signUp(server)
    await fillProducts(server, chef.userId, 200)
    await fillSheets(server, chef.userId, SHEETS, LINES)
    return [
      ...(await figuresOf(server, chef, 'change a price of a product in no sheet', 0)),
      ...(await figuresOf(server, chef, 'change a price of a product in six sheets', 6)),
    ]
  } finally {
    await server.stop()
  }
}

async function figuresOf(server: Server, chef: Chef, name: string, sheets: number): Promise<Figure[]> {
  const { userId } = chef
  const productId = await asMember(server.database, userId, async (tx) => {
    const { rows } = await tx.client.query<{ id: string }>(PRODUCT, [userId, name])
    const id = rows[0]?.id ?? ''
    await tx.client.query(USE, [userId, id, sheets])
    await recostAll(tx)
    return id
  })
  await server.database.pool.query('vacuum analyze')
  const floor = await startFloor(server, { writes: [await priceFloor(server, userId, productId)] })
  try {
    return await writesInTurns({
      name,
      subject: priceWrites(server, chef, productId),
      floor: () => ({ method: 'POST', url: `${floor.url}/0`, body: { priceHt: 8 } }),
      each: EACH,
      atMost: AT_MOST,
    })
  } finally {
    floor.stop()
  }
}
