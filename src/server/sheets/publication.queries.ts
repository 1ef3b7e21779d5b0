import { recettesPubliables } from '#database/schema/recettes-publiables.ts'
import { selectColumns } from '#database/select-columns.ts'
import { techSheets } from '#database/schema/tech-sheets.ts'
import type { TechSheetInput } from '#contract/sheets.ts'
import type { MemberTx } from '#database/as-member.ts'
import { SHOWN_AMOUNT_DECIMALS } from '#domain/money/decimals.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { priceTtc } from '#domain/pricing/price-ttc.ts'
import { MAX_AMOUNT } from '#domain/money/limits.ts'
import { invalidFields, refusal } from '../translate-error.ts'
import { lockCosts } from './cost-lock.ts'
import { orNotFound } from '../or-not-found.ts'

type Publication = { id: string; nomRecette: string; prixTtc: number }
type Priced = { title: string; sellingPriceHt: number | null; tvaRate: number; published: boolean }

const PUBLISHED_ALREADY = `
  ON CONFLICT (user_id, fiche_id)
    DO UPDATE SET nom_recette = excluded.nom_recette, prix_ttc = excluded.prix_ttc, visible = true`

/**
 * Publishes a sheet under its title and its price with VAT; published already, it is brought up to date.
 * @throws NOT_FOUND, PRICE_REQUIRED
 */
export async function publishSheet(tx: MemberTx, id: string): Promise<Publication> {
  const { client, houseId } = tx
  await lockCosts(tx)
  const sheet = orNotFound(await findPriced(tx, id))
  const { rows } = await client.query<Publication>(
    `INSERT INTO recettes_publiables (user_id, fiche_id, nom_recette, prix_ttc, visible)
     VALUES ($1, $2, $3, $4, true)
     ${PUBLISHED_ALREADY}
     RETURNING ${selectColumns(recettesPubliables, 'recettes_publiables', 'id', 'nomRecette', 'prixTtc')}`,
    [houseId, id, sheet.title, publishedPrice(sheet)],
  )
  return orNotFound(rows[0])
}

/** Publishes those of the sheets that have a price; the others stay as they are. */
export async function publishSheets(tx: MemberTx, ids: readonly string[]): Promise<void> {
  const { client, houseId } = tx
  await lockCosts(tx)
  const { rows } = await client.query<Omit<Priced, 'published'> & { id: string }>(
    `SELECT ${selectColumns(techSheets, 's', 'id', 'title', 'sellingPriceHt', 'tvaRate')}
     FROM tech_sheets s WHERE s.user_id = $1 AND s.id = ANY ($2::uuid[])`,
    [houseId, ids],
  )
  const sheets = rows.filter(canBePublished)
  await client.query(
    `INSERT INTO recettes_publiables (user_id, fiche_id, nom_recette, prix_ttc, visible)
     SELECT $1, fiche_id, nom_recette, prix_ttc, true
     FROM unnest($2::uuid[], $3::text[], $4::numeric[]) AS sheets (fiche_id, nom_recette, prix_ttc)
     ${PUBLISHED_ALREADY}`,
    [houseId, sheets.map(({ id }) => id), sheets.map(({ title }) => title), sheets.map(publishedPrice)],
  )
}

/**
 * Withdraws a sheet; one that is not published stays so.
 * @throws NOT_FOUND
 */
export async function unpublishSheet(tx: MemberTx, id: string): Promise<{ id: string }> {
  const { client, houseId } = tx
  await lockCosts(tx)
  orNotFound(await findPriced(tx, id))
  await client.query('DELETE FROM recettes_publiables WHERE user_id = $1 AND fiche_id = $2', [houseId, id])
  return { id }
}

/**
 * Carries a change of title or price over to the sheet's publication, if it has one. A published dish has a price:
 * taking it away is refused rather than withdrawing in silence what guests see.
 * @throws PRICE_REQUIRED
 */
export async function publicationFollows(
  tx: MemberTx,
  id: string,
  changed: Partial<TechSheetInput>,
): Promise<void> {
  const { title, sellingPriceHt, tvaRate } = changed
  if (title === undefined && sellingPriceHt === undefined && tvaRate === undefined) return
  const sheet = await findPriced(tx, id)
  if (!sheet?.published) return
  await tx.client.query(
    'UPDATE recettes_publiables SET nom_recette = $3, prix_ttc = $4 WHERE user_id = $1 AND fiche_id = $2',
    [tx.houseId, id, sheet.title, publishedPrice(sheet)],
  )
}

async function findPriced({ client, houseId }: MemberTx, id: string): Promise<Priced | undefined> {
  const { rows } = await client.query<Priced>(
    `SELECT ${selectColumns(techSheets, 's', 'title', 'sellingPriceHt', 'tvaRate')}, r.id IS NOT NULL AS published
     FROM tech_sheets s
     LEFT JOIN recettes_publiables r ON r.user_id = s.user_id AND r.fiche_id = s.id
     WHERE s.user_id = $1 AND s.id = $2`,
    [houseId, id],
  )
  return rows[0]
}

function publishedPrice(sheet: Pick<Priced, 'sellingPriceHt' | 'tvaRate'>): number {
  const price = priceWithVat(sheet)
  if (price === null) throw refusal('PRICE_REQUIRED', 'Publishing needs a price above zero')
  if (price > MAX_AMOUNT) throw invalidFields([{ path: 'sellingPriceHt', rule: 'out-of-range' }])
  return price
}

/** Whether a sheet has a price that a guest could be asked. */
export function canBePublished(sheet: Pick<Priced, 'sellingPriceHt' | 'tvaRate'>): boolean {
  const price = priceWithVat(sheet)
  return price !== null && price <= MAX_AMOUNT
}

function priceWithVat({
  sellingPriceHt,
  tvaRate,
}: Pick<Priced, 'sellingPriceHt' | 'tvaRate'>): number | null {
  if (sellingPriceHt === null || sellingPriceHt <= 0) return null
  return roundHalfAwayFromZero(priceTtc(sellingPriceHt, tvaRate), SHOWN_AMOUNT_DECIMALS)
}
