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
  const { rows } = await tx.client.query<{ id: string }>({ ...ON_CARTES, values: [tx.houseId] })
  return readSources(
    tx,
    rows.map(({ id }) => id),
  )
}
