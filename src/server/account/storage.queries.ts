import type { AccountStorage } from '#contract/account.ts'
import type { MemberTx } from '#database/as-member.ts'

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
  'product_replacements',
  'product_merges',
  'product_articles',
  'product_names',
  'sheet_origins',
  'cartes',
  'gammes',
  'gamme_recettes',
  'menus',
  'menu_choices',
  'menu_dishes',
  'sales_periods',
  'carte_versions',
  'dish_sales',
  'menu_sales',
] as const
/** The bin counts as what is there: deleting frees no room until it is emptied, and what comes back always has room. */
export const IN_BIN = ['deleted_items', 'deleted_rows'] as const
/** Of an import, what was there before it; what it has made counts as what is there. */
const IN_IMPORTS = '(SELECT count(*) FROM imported_rows WHERE user_id = $1 AND before IS NOT NULL)'
export const PICTURES = ['tech_sheet_photos', 'carte_logos', 'carte_versions', 'deleted_rows'] as const

const sum = (terms: string[]) => terms.join(' + ')

const MEASURE = {
  name: 'measure-storage',
  text: `SELECT ${sum([...ITEMS, ...IN_BIN].map((table) => `(SELECT count(*) FROM ${table} WHERE user_id = $1)`).concat(IN_IMPORTS))} AS items,
           ${sum(PICTURES.map((table) => `(SELECT coalesce(sum(octet_length(content)), 0) FROM ${table} WHERE user_id = $1)`))} AS "photoBytes"`,
}

/** Rows, and bytes of pictures. */
export type Held = Pick<AccountStorage, 'items' | 'photoBytes'>

/** What the account holds. */
export async function measureStorage({ client, userId }: MemberTx): Promise<Held> {
  const { rows } = await client.query<Record<keyof Held, string>>({ ...MEASURE, values: [userId] })
  return { items: Number(rows[0]?.items), photoBytes: Number(rows[0]?.photoBytes) }
}
