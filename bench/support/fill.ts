import { asMember, type MemberTx } from '#database/as-member.ts'
import { recostAll } from '#server/sheets/recost.ts'
import type { Server } from './start-server.ts'

type Filled = Pick<Server, 'database'>

/** Words of a wholesaler's list: names repeat as they do there, each with a unique part. */
const WORDS = {
  what: 'Crème Beurre Farine Tomate Échalote Œuf Noisette Sucre Bœuf Volaille Citron Champignon Huile Vinaigre Pâte'.split(
    ' ',
  ),
  how: 'entière fraîche surgelée fumée séchée bio épaisse fermière concassée demi-sel râpée confite'.split(
    ' ',
  ),
  whose: 'Élle Maison Métairie Président Bergerac Paysan Breton Rungis Léonard'.split(' '),
}

const PRODUCTS = `
  INSERT INTO user_products (user_id, name, category, unit, price_ht, brand, allergens, supplier_id)
  SELECT $1,
    ($3::text[])[1 + i % cardinality($3::text[])] || ' ' || ($4::text[])[1 + i / 7 % cardinality($4::text[])] || ' n° ' || i,
    'Épicerie', 'kg', round((0.5 + (i * 7919 % 4000) / 100.0)::numeric, 2),
    ($5::text[])[1 + i / 3 % cardinality($5::text[])],
    CASE i % 4 WHEN 0 THEN '{Lait,Gluten}'::text[] ELSE '{}' END,
    (SELECT id FROM supplier_contacts WHERE user_id = $1 AND i % 2 = 0)
  FROM generate_series(0, $2::int - 1) AS i`

const SHEETS = `
  INSERT INTO tech_sheets (user_id, title, category, portions, selling_price_ht, method, updated_at)
  SELECT $1, 'Plat du jour n° ' || i, 'Plat', 1 + i % 20, 8 + i % 24,
    repeat('Suer les échalotes, mouiller, réduire de moitié. ', 8), now() - i * interval '1 minute'
  FROM generate_series(1, $2::int) AS i`

const LINES = `
  INSERT INTO tech_sheet_ingredients (user_id, tech_sheet_id, user_product_id, quantity, unit, wastage_percent, position)
  SELECT $1, sheet.id, product.id, 20 + product.place, 'g', product.place % 30, product.place
  FROM tech_sheets sheet
  CROSS JOIN (
    SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM user_products WHERE user_id = $1 ORDER BY id LIMIT $2
  ) AS product
  WHERE sheet.user_id = $1`

/** Gives a chef products, under a supplier for every other, through the policies like everyone. */
export async function fillProducts(server: Filled, userId: string, count: number): Promise<void> {
  await asMember(server.database, userId, (tx) => addProducts(tx, count))
  await analyze(server)
}

async function addProducts({ client, houseId }: MemberTx, count: number): Promise<void> {
  await client.query("INSERT INTO supplier_contacts (user_id, name) VALUES ($1, 'Les Halles')", [houseId])
  await client.query(PRODUCTS, [houseId, count, WORDS.what, WORDS.how, WORDS.whose])
}

/** Gives a chef sheets of so many lines, costed as the product costs them. */
export async function fillSheets(
  server: Filled,
  userId: string,
  count: number,
  lines: number,
): Promise<void> {
  await asMember(server.database, userId, (tx) => addSheets(tx, count, lines))
  await analyze(server)
}

async function addSheets(tx: MemberTx, count: number, lines: number): Promise<void> {
  const { client, houseId } = tx
  await client.query(SHEETS, [houseId, count])
  await client.query(LINES, [houseId, lines])
  await client.query(
    `INSERT INTO recettes_publiables (user_id, fiche_id, nom_recette, prix_ttc)
     SELECT user_id, id, title, selling_price_ht FROM tech_sheets WHERE user_id = $1 AND portions % 3 = 0`,
    [houseId],
  )
  await recostAll(tx)
}

/** Gives each chef as many products, and as many sheets of so many lines. */
export async function fillKitchens(
  server: Filled,
  userIds: readonly string[],
  { products, sheets, lines }: { products: number; sheets: number; lines: number },
): Promise<void> {
  for (const userId of userIds)
    await asMember(server.database, userId, async (tx) => {
      await addProducts(tx, products)
      await addSheets(tx, sheets, lines)
    })
  await analyze(server)
}

const DISHES = `
  WITH gamme AS (
    INSERT INTO gammes (user_id, carte_id, nom, position)
    SELECT $1, $2, 'Gamme ' || i, i FROM generate_series(0, $3::int - 1) AS i
    RETURNING id, position
  ), sheet AS (
    SELECT id, title, row_number() OVER (ORDER BY id) - 1 AS place FROM tech_sheets WHERE user_id = $1
  )
  INSERT INTO gamme_recettes (user_id, gamme_id, fiche_id, nom_affiche, prix_ttc_affiche, description, position)
  SELECT $1, gamme.id, sheet.id, sheet.title, 9 + sheet.place % 30, 'Herbes du jardin, jus court', sheet.place
  FROM sheet JOIN gamme ON gamme.position = sheet.place % $3::int`

/** Puts every sheet of a chef's on her carte, in so many gammes. */
export async function fillCarte(
  server: Filled,
  userId: string,
  { carteId, gammes }: { carteId: string; gammes: number },
): Promise<void> {
  await asMember(server.database, userId, ({ client }) => client.query(DISHES, [userId, carteId, gammes]))
  await analyze(server)
}

/** What autovacuum does after a while. */
async function analyze({ database }: Filled): Promise<void> {
  await database.pool.query('vacuum analyze')
}
