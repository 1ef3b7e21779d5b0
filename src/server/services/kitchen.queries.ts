import type { PurchaseSources } from '#contract/purchases.ts'
import type { MemberTx } from '#database/as-member.ts'
import { readSources } from '../purchases/sources.queries.ts'

const ON_CARTES = {
  name: 'sheets-on-cartes',
  text: `
    SELECT fiche_id AS id FROM gamme_recettes WHERE user_id = $1
    UNION SELECT fiche_id FROM menu_dishes WHERE user_id = $1`,
}

/** The sheets of every dish and menu, with all that making and buying for them needs. Its statements have to agree. */
export async function readServiceKitchen(tx: MemberTx): Promise<PurchaseSources> {
  return readSources(tx, await sheetsOnCartes(tx))
}

/** The sheets of every dish and menu. */
export async function sheetsOnCartes({ client, houseId }: MemberTx): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>({ ...ON_CARTES, values: [houseId] })
  return rows.map(({ id }) => id)
}
