import type { Unpriced, UnpricedQuery, UnpricedSheet } from '#contract/selling-prices.ts'
import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import type { MemberTx } from '#database/as-member.ts'
import { gammeRecettes } from '#database/schema/gamme-recettes.ts'
import { techSheets } from '#database/schema/tech-sheets.ts'
import { selectColumns } from '#database/select-columns.ts'
import type { Reader } from '#database/session-reader.ts'
import { nameWithCarte } from '../cartes/own-carte.queries.ts'
import { dishRateOf } from '../gammes/dish-rate-sql.ts'
import { orNotFound } from '../or-not-found.ts'
import { USUAL_COSTS } from '../sheets/cost-doubt-sql.ts'
import { IS_PREPARATION } from '../sheets/preparation-sql.ts'
import { AWAITS_PRICE } from './awaits-price-sql.ts'
import { bySize } from './size-order-sql.ts'

/** The dishes that a sheet `s` of the user $1 is, in the order of their gammes. */
const DISHES = `
  SELECT r.id, r.gamme_id, r.position, g.position AS gamme_place, ${nameWithCarte('g.nom')} AS gamme,
    ${selectColumns(gammeRecettes, 'r', 'nomAffiche', 'prixTtcAffiche')}, ${dishRateOf('r')} AS tva_rate
  FROM gamme_recettes r
  JOIN gammes g ON g.user_id = r.user_id AND g.id = r.gamme_id
  JOIN cartes c ON c.user_id = g.user_id AND c.id = g.carte_id
  WHERE r.user_id = $1 AND r.fiche_id = s.id`

const SHEETS = `
  WITH usual AS MATERIALIZED (${USUAL_COSTS})
  SELECT s.id, ${selectColumns(techSheets, 's', 'title', 'category', 'portions', 'sellingPriceHt', 'tvaRate')},
    ${selectColumns(techSheets, 's', 'coutMatiere', 'uncostedLines', 'checkedCost')}, u.cost AS "usualCost",
    on_gammes.dishes, ${IS_PREPARATION} AS "isPreparation"
  FROM tech_sheets s
  LEFT JOIN usual u ON u.category = s.category
  CROSS JOIN LATERAL (
    SELECT coalesce(json_agg(json_build_object(
      'id', d.id, 'gammeId', d.gamme_id, 'gamme', d.gamme, 'nomAffiche', d."nomAffiche",
      'prixTtcAffiche', d."prixTtcAffiche", 'tvaRate', d.tva_rate
    ) ORDER BY d.gamme_place, d.position, d.id), '[]') AS dishes
    FROM (${DISHES}) d
  ) on_gammes
  WHERE s.user_id = $1`

/** A sheet without a price, or with a dish without one; where the gamme $2 is named, a dish of that gamme. */
const UNPRICED = `
  CASE WHEN $2::uuid IS NULL THEN
    coalesce(s.selling_price_ht, 0) = 0
    OR EXISTS (SELECT FROM (${DISHES}) d WHERE d."prixTtcAffiche" = 0)
  ELSE EXISTS (
    SELECT FROM (${DISHES}) d
    WHERE d.gamme_id = $2 AND (d."prixTtcAffiche" = 0 OR coalesce(s.selling_price_ht, 0) = 0)
  ) END`

const PLACE = `(SELECT d.position FROM (${DISHES}) d WHERE d.gamme_id = $2 ORDER BY d.position LIMIT 1)`

/** Where its first dish is among all dishes. */
const FIRST_PLACE = `(SELECT min(ARRAY[d.gamme_place, d.position]) FROM (${DISHES}) d)`

const LIST = `
  SELECT listed.*, count(*) OVER () AS total, count(*) FILTER (WHERE ${AWAITS_PRICE}) OVER () AS waiting
  FROM (${SHEETS} AND ${UNPRICED}) listed
  JOIN tech_sheets s ON s.user_id = $1 AND s.id = listed.id
  ORDER BY ${PLACE} NULLS LAST, "isPreparation", array_position($4::text[], listed.category::text),
    ${FIRST_PLACE} NULLS LAST, ${bySize('s.search_text')}, s.id
  LIMIT $3`

/** What waits for a price: dishes before preparations, category by category in the order of the gammes, the sizes of a dish from small to large; of a gamme in its order. */
export async function listUnpriced(
  { client, houseId }: Reader,
  { gamme, limit }: UnpricedQuery,
): Promise<Unpriced> {
  const { rows } = await client.query<UnpricedSheet & { total: number; waiting: number }>({
    name: 'list-unpriced',
    text: LIST,
    values: [houseId, gamme ?? null, limit, SHEET_CATEGORIES],
  })
  return {
    items: rows.map(({ total: _total, waiting: _waiting, ...sheet }) => sheet),
    total: rows[0]?.total ?? 0,
    waiting: rows[0]?.waiting ?? 0,
  }
}

/** A sheet with its dishes, whatever they are sold for. @throws NOT_FOUND */
export async function getPricedSheet({ client, houseId }: MemberTx, id: string): Promise<UnpricedSheet> {
  const { rows } = await client.query<UnpricedSheet>(`${SHEETS} AND s.id = $2`, [houseId, id])
  return orNotFound(rows[0])
}
