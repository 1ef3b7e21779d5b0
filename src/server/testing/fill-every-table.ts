import { asMember } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import { addRows } from '#database/testing/kitchen.ts'
import type { Api, Member } from './start-api.ts'

/** The picture of every row that has one. */
export const ACCOUNT_PICTURE = {
  mediaType: 'image/png',
  width: 1,
  height: 1,
  content: Buffer.from('a picture '.repeat(20)),
} as const

const { mediaType: media_type, ...described } = ACCOUNT_PICTURE
const PICTURE = { media_type, ...described }

/** The file of the invoice. */
export const INVOICE_FILE = Buffer.from('%PDF-1.7')

/** Rows with what is exact to the last digit, written in both languages, quoted, or a picture. */
const ROWS = {
  price_list_rows: { after: JSON.stringify({ price: 0.1, nom: 'Œuf "extra"' }) },
  product_merges: {
    before: JSON.stringify({ product: { name: 'Œuf' }, articles: [] }),
    after: JSON.stringify({ product: { name: 'Œuf' }, articles: [] }),
  },
  tech_sheet_ingredients: { quantity: 0.000001, wastage_percent: -147.125 },
  sheet_origins: { tab: 'Œufs', cell: 'B4', written: '1'.repeat(64) },
  tech_sheet_photos: PICTURE,
  receipt_photos: PICTURE,
  invoice_files: { content: INVOICE_FILE },
  cartes: { languages: 'fr+en', footer_lines_en: ['Net prices', ''] },
  gammes: { nom_en: 'Mains' },
  gamme_recettes: { nom_affiche_en: 'Omelette of the day' },
  menus: { nom_en: 'Set menu' },
  menu_choices: { nom_en: 'Main' },
  menu_dishes: { nom_en: 'Omelette' },
  carte_logos: PICTURE,
  carte_versions: { carte: JSON.stringify({ nom: 'Ma carte' }), ...PICTURE },
  deleted_rows: {
    table_name: 'tech_sheet_photos',
    facts: JSON.stringify({ width: 1, cost: 0.1, media_type }),
    content: ACCOUNT_PICTURE.content,
  },
}

/** Puts a row of the user's into every table. */
export async function fillEveryTable({ database }: Api, { userId }: Member): Promise<void> {
  const {
    cartes: carteId,
    orders: orderId,
    tech_sheets: sheetId,
  } = await asMember(database, userId, async (tx) => {
    await namesChange(tx)
    return addRows(tx, ROWS)
  })
  await database.pool.query('insert into auth.public_cartes (token, user_id, carte_id) values ($1, $2, $3)', [
    crypto.randomUUID().replaceAll('-', ''),
    userId,
    carteId,
  ])
  await database.pool.query(
    `insert into auth.order_mails (id, user_id, order_id) values (gen_random_uuid(), $1, $2)`,
    [userId, orderId],
  )
  await database.pool.query(
    `insert into auth.order_links (token_hash, user_id, order_id, message_id, content, ends_at)
     values (encode(sha256($1::uuid::text::bytea), 'hex'), $1, $2, gen_random_uuid(), '{}', now())`,
    [userId, orderId],
  )
  await database.pool.query(
    `insert into auth.kitchen_devices (user_id, name, hash)
     values ($1, 'Pass', encode(sha256($1::uuid::text::bytea), 'hex'))`,
    [userId],
  )
  await database.pool.query(
    `insert into auth.sheet_links (user_id, tech_sheet_id, hash, ends_at)
     values ($1, $2, encode(sha256($1::uuid::text::bytea), 'hex'), now())`,
    [userId, sheetId],
  )
  await database.pool.query('insert into auth.departures (user_id) values ($1)', [userId])
  await database.pool.query('insert into auth.stale_costs (user_id) values ($1)', [userId])
  await database.pool.query('insert into auth.stale_pictures (user_id) values ($1)', [userId])
  await database.pool.query(
    "insert into auth.two_factors (user_id, secret, backup_codes) values ($1, 'a secret', 'codes')",
    [userId],
  )
  await database.pool.query(
    `insert into auth.passkeys (user_id, public_key, credential_id, counter, device_type, backed_up)
     values ($1, 'a key', gen_random_uuid(), 0, 'singleDevice', false)`,
    [userId],
  )
  await database.pool.query(
    `insert into auth.access_tokens (user_id, name, beginning, hash, rights)
     values ($1, 'a name', 'gramme_', gen_random_uuid(), 'read')`,
    [userId],
  )
}
