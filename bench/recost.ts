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

const TOUCHED = [1, 100, 1000]
/** Changes of one turn. */
const EACH = 3
const UNTOUCHED = 3000
const LINES = 10

const PRODUCT = `
  INSERT INTO user_products (user_id, name, category, unit, price_ht)
  VALUES ($1, 'Beurre', 'Crémerie', 'kg', 8) RETURNING id`

/** A third of the sheets hold the product, a third these, a third those: stocks, sauces, dishes. */
const SHEETS = `
  INSERT INTO tech_sheets (user_id, title, category, portions, selling_price_ht, yield_quantity, yield_unit)
  SELECT $1, 'Préparation ' || $2::int || ' n° ' || i, 'Sauce', 10, 12, 2, 'kg' FROM generate_series(1, $3::int) AS i
  RETURNING id`

const LINE = `
  INSERT INTO tech_sheet_ingredients (user_id, tech_sheet_id, user_product_id, sub_sheet_id, quantity, unit)
  SELECT $1, line.sheet, line.product, line.preparation, 250, 'g'
  FROM unnest($2::uuid[], $3::uuid[], $4::uuid[]) AS line (sheet, product, preparation)`

/** Other lines, so that a sheet is as long as a sheet is. */
const MORE_LINES = `
  INSERT INTO tech_sheet_ingredients (user_id, tech_sheet_id, user_product_id, quantity, unit, position)
  SELECT $1, sheet.id, product.id, 100, 'g', product.place
  FROM unnest($2::uuid[]) AS sheet (id)
  CROSS JOIN (
    SELECT id, row_number() OVER (ORDER BY id) AS place FROM user_products
    WHERE user_id = $1 AND name <> 'Beurre' ORDER BY id LIMIT ${LINES - 1}
  ) AS product`

/** One price changes: every sheet that uses it, three levels up, has its new cost before the answer is sent. */
export async function measureRecost(): Promise<Figure[]> {
  const server = await startServer()
  try {
    const figures: Figure[] = []
    for (const touched of TOUCHED) figures.push(await figureOf(server, touched, 0))
    figures.push(await figureOf(server, Math.max(...TOUCHED), UNTOUCHED))
    const [, one, many] = figures.map(({ measured }) => measured)
    return [
      ...figures,
      {
        name: 'recost, ms for each sheet more, 100 to 1000',
        measured: ((many ?? 0) - (one ?? 0)) / 900,
        unit: 'ms',
      },
    ]
  } finally {
    await server.stop()
  }
}

async function figureOf(server: Server, touched: number, untouched: number): Promise<Figure> {
  const chef = await signUp(server)
  await fillProducts(server, chef.userId, 200)
  if (untouched > 0) await fillSheets(server, chef.userId, untouched, LINES)
  const productId = await fillTree(server, chef, touched)
  await server.database.pool.query('vacuum analyze')
  const beside = untouched > 0 ? ` beside ${untouched} others` : ''
  const floor = await startFloor(server, { writes: [await priceFloor(server, chef.userId, productId)] })
  try {
    const [figure] = await writesInTurns({
      name: `recost after one price, ${touched} sheets on 3 levels${beside}`,
      subject: priceWrites(server, chef, productId),
      floor: () => ({ method: 'POST', url: `${floor.url}/0`, body: { priceHt: 8 } }),
      each: EACH,
    })
    if (!figure) throw new Error('Nothing was measured')
    return figure
  } finally {
    floor.stop()
  }
}

/** @returns the product at the bottom */
function fillTree(server: Server, { userId }: Chef, touched: number): Promise<string> {
  return asMember(server.database, userId, async (tx) => {
    const { client } = tx
    const { rows } = await client.query<{ id: string }>(PRODUCT, [userId])
    const productId = rows[0]?.id ?? ''
    let below: string[] = []
    const third = Math.ceil(touched / 3)
    for (const [level, count] of [third, Math.min(third, touched - third), touched - 2 * third].entries()) {
      if (count <= 0) continue
      const made = await client.query<{ id: string }>(SHEETS, [userId, level, count])
      const ids = made.rows.map(({ id }) => id)
      const products = ids.map(() => (level === 0 ? productId : null))
      const preparations = ids.map((_, index) => (level === 0 ? null : below[index % below.length]))
      await client.query(LINE, [userId, ids, products, preparations])
      await client.query(MORE_LINES, [userId, ids])
      below = ids
    }
    await recostAll(tx)
    return productId
  })
}
