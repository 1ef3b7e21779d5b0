import type { MemberTx } from '#database/as-member.ts'
import { holdDishes } from '../gammes/hold-dishes.ts'
import { type Displayed, takeDisplayedPrices } from '../gammes/displayed-prices.queries.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { publishSheets } from '../sheets/publication.queries.ts'
import { sheetsOnCarte } from './publication.queries.ts'

interface GivenPrice {
  ficheId: string
  /** EUR with VAT. */
  prixTtc: number
}

/** What the first dish of each sheet displays on a carte, of the dishes with a price or of those without. */
const firstDisplayed = (which: '>' | '<=') => `
  SELECT DISTINCT ON (r.fiche_id) r.fiche_id AS "ficheId", r.prix_ttc_affiche::float8 AS "prixTtcAffiche",
    r.own_tva_rate::float8 AS "ownTvaRate"
  FROM gammes g JOIN gamme_recettes r ON r.user_id = g.user_id AND r.gamme_id = g.id
  WHERE g.user_id = $1 AND g.carte_id = $2 AND r.prix_ttc_affiche ${which} 0
  ORDER BY r.fiche_id, g.position, r.position, r.id`

const DISPLAY = `
  UPDATE gamme_recettes r SET prix_ttc_affiche = given.price, version = r.version + 1
  FROM unnest($3::uuid[], $4::numeric[]) AS given (fiche_id, price), gammes g
  WHERE r.user_id = $1 AND r.fiche_id = given.fiche_id AND r.prix_ttc_affiche <= 0
    AND g.user_id = r.user_id AND g.id = r.gamme_id AND g.carte_id = $2`

/**
 * Publishes what is on a carte and has a price: that of its sheet, or the displayed one, which the sheet takes where it
 * has none. Given prices are displayed by the dishes without any.
 * @throws NOT_FOUND
 */
export async function putOnline(tx: MemberTx, carteId: string, prices: readonly GivenPrice[]): Promise<void> {
  const { client, houseId } = tx
  await lockCosts(tx)
  const { hidden, unpriced } = await sheetsOnCarte(tx, carteId)
  const lacking = new Set(unpriced.map(({ ficheId }) => ficheId))
  const given = prices.filter(({ ficheId, prixTtc }) => prixTtc > 0 && lacking.has(ficheId))
  const [ids, amounts] = [given.map(({ ficheId }) => ficheId), given.map(({ prixTtc }) => prixTtc)]
  await holdDishes(tx, 'fiche_id', ids)
  const lackingDishes = await client.query<Displayed>(firstDisplayed('<='), [houseId, carteId])
  const rates = new Map(lackingDishes.rows.map(({ ficheId, ownTvaRate }) => [ficheId, ownTvaRate]))
  await client.query(DISPLAY, [houseId, carteId, ids, amounts])
  // Also of a sheet on menus alone, which is no dish of a gamme.
  await takeDisplayedPrices(
    tx,
    given.map(({ ficheId, prixTtc }) => ({
      ficheId,
      prixTtcAffiche: prixTtc,
      ownTvaRate: rates.get(ficheId) ?? null,
    })),
  )
  const displayed = await client.query<Displayed>(firstDisplayed('>'), [houseId, carteId])
  await takeDisplayedPrices(tx, displayed.rows)
  await publishSheets(
    tx,
    hidden.map(({ ficheId }) => ficheId),
  )
}
