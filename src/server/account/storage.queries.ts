import type { MemberTx } from '#database/as-member.ts'
import type { StorageLimits } from '../config.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { refusal } from '../translate-error.ts'

/** Tables of which an account may fill any number of rows. */
export const ITEMS = [
  'user_products',
  'tech_sheets',
  'tech_sheet_ingredients',
  'supplier_contacts',
  'supplier_products',
  'price_lists',
  'price_list_rows',
  'price_changes',
  'gammes',
  'gamme_recettes',
  'menus',
  'menu_choices',
  'menu_dishes',
  'sales_periods',
  'dish_sales',
] as const
export const PICTURES = ['tech_sheet_photos', 'carte_logos'] as const

const sum = (terms: string[]) => terms.join(' + ')

const MEASURE = {
  name: 'measure-storage',
  text: `SELECT ${sum(ITEMS.map((table) => `(SELECT count(*) FROM ${table} WHERE user_id = $1)`))} AS items,
           ${sum(PICTURES.map((table) => `(SELECT coalesce(sum(octet_length(content)), 0) FROM ${table} WHERE user_id = $1)`))} AS "photoBytes"`,
}

/** What the account holds: rows, and bytes of pictures. */
export async function measureStorage({
  client,
  userId,
}: MemberTx): Promise<{ items: number; photoBytes: number }> {
  const { rows } = await client.query<Record<'items' | 'photoBytes', string>>({
    ...MEASURE,
    values: [userId],
  })
  return { items: Number(rows[0]?.items), photoBytes: Number(rows[0]?.photoBytes) }
}

/**
 * Does work that adds to an account, and holds the result against its limits. Such work of one account is serialised, so
 * that two additions at once cannot pass a limit together.
 * @throws STORAGE_FULL, PHOTOS_FULL
 */
export async function withinStorage<Result>(
  tx: MemberTx,
  { maxItems, maxPhotoBytes }: StorageLimits,
  work: (tx: MemberTx) => Promise<Result>,
): Promise<Result> {
  await lockCosts(tx)
  const result = await work(tx)
  const { items, photoBytes } = await measureStorage(tx)
  if (items > maxItems) throw refusal('STORAGE_FULL', 'The account holds as many items as it may')
  if (photoBytes > maxPhotoBytes) throw refusal('PHOTOS_FULL', 'The pictures fill the room they have')
  return result
}
