import type { TechSheetInput } from '#contract/sheets.ts'
import type { Acting } from '#database/as-member.ts'
import { STORED_DECIMALS } from '#domain/money/decimals.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { priceTtc } from '#domain/pricing/price-ttc.ts'
import { invalidFields, refusal } from '../translate-error.ts'
import { lockCosts } from './cost-lock.ts'
import { found } from '../found.ts'

type Publication = { id: string; nomRecette: string; prixTtc: number }
type Priced = { title: string; sellingPriceHt: number | null; tvaRate: number; published: boolean }

/** What `recettes_publiables` can hold. */
const HIGHEST_PRICE = 9_999_999

/**
 * Publishes a sheet under its title and its price with VAT; published already, it is brought up to date.
 * @throws NOT_FOUND, PRICE_REQUIRED
 */
export async function publishSheet(acting: Acting, id: string): Promise<Publication> {
  const { client, userId } = acting
  await lockCosts(acting, userId)
  const sheet = found(await findPriced(acting, id))
  const { rows } = await client.query<Publication>(
    `INSERT INTO recettes_publiables (user_id, fiche_id, nom_recette, prix_ttc, visible)
     VALUES ($1, $2, $3, $4, true)
     ON CONFLICT (user_id, fiche_id)
       DO UPDATE SET nom_recette = excluded.nom_recette, prix_ttc = excluded.prix_ttc, visible = true
     RETURNING id, nom_recette AS "nomRecette", prix_ttc AS "prixTtc"`,
    [userId, id, sheet.title, publishedPrice(sheet)],
  )
  return found(rows[0])
}

/**
 * Withdraws a sheet; one that is not published stays so.
 * @throws NOT_FOUND
 */
export async function unpublishSheet(acting: Acting, id: string): Promise<{ id: string }> {
  const { client, userId } = acting
  await lockCosts(acting, userId)
  found(await findPriced(acting, id))
  await client.query('DELETE FROM recettes_publiables WHERE user_id = $1 AND fiche_id = $2', [userId, id])
  return { id }
}

/**
 * Carries a change of title or price over to the sheet's publication, if it has one. A published dish has a price:
 * taking it away is refused rather than withdrawing in silence what guests see.
 * @throws PRICE_REQUIRED
 */
export async function publicationFollows(
  acting: Acting,
  id: string,
  changed: Partial<TechSheetInput>,
): Promise<void> {
  const { title, sellingPriceHt, tvaRate } = changed
  if (title === undefined && sellingPriceHt === undefined && tvaRate === undefined) return
  const sheet = await findPriced(acting, id)
  if (!sheet?.published) return
  await acting.client.query(
    'UPDATE recettes_publiables SET nom_recette = $3, prix_ttc = $4 WHERE user_id = $1 AND fiche_id = $2',
    [acting.userId, id, sheet.title, publishedPrice(sheet)],
  )
}

async function findPriced({ client, userId }: Acting, id: string): Promise<Priced | undefined> {
  const { rows } = await client.query<Priced>(
    `SELECT s.title, s.selling_price_ht AS "sellingPriceHt", s.tva_rate AS "tvaRate", r.id IS NOT NULL AS published
     FROM tech_sheets s
     LEFT JOIN recettes_publiables r ON r.user_id = s.user_id AND r.fiche_id = s.id
     WHERE s.user_id = $1 AND s.id = $2`,
    [userId, id],
  )
  return rows[0]
}

function publishedPrice({ sellingPriceHt, tvaRate }: Priced): number {
  if (sellingPriceHt === null || sellingPriceHt <= 0)
    throw refusal('PRICE_REQUIRED', 'Publishing needs a price above zero')
  const price = roundHalfAwayFromZero(priceTtc(sellingPriceHt, tvaRate), STORED_DECIMALS)
  if (price > HIGHEST_PRICE) throw invalidFields([{ path: 'sellingPriceHt', rule: 'out-of-range' }])
  return price
}
