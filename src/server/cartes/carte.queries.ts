import { selectColumns } from '#database/select-columns.ts'
import { and, eq, sql } from 'drizzle-orm'
import { CARTE_FACT_NAMES } from '#contract/facts/carte.ts'
import type { Carte, CarteChange, CarteSettings } from '#contract/cartes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import { cartes } from '#database/schema/cartes.ts'
import { englishLinesOf } from '#domain/cartes/footer-lines.ts'
import type { Reader } from '#database/session-reader.ts'
import { dishRateOf } from '../gammes/dish-rate-sql.ts'
import { MASKED_UNTIL } from '../gammes/dish-service-sql.ts'
import { toSalesDays, type SalesDaysRow } from '../sales/to-sales-days.ts'
import { salesDaysOf, STANDING, STANDING_JOINS, STANDING_TABLES } from '../gammes/dish-standing-sql.ts'
import { orNotFound } from '../or-not-found.ts'
import { outdated } from '../translate-error.ts'
import { MENUS, OFFERED } from './carte-menus.ts'
import { ownCarte } from './own-carte.queries.ts'

/** The contract's settings of a carte `c`, as columns. */
export const SETTINGS = `
  ${selectColumns(cartes, 'c', 'id', ...CARTE_FACT_NAMES, 'version', 'createdAt')},
  (SELECT json_build_object('id', logo.id, 'width', logo.width, 'height', logo.height)
   FROM carte_logos logo WHERE logo.user_id = c.user_id AND logo.carte_id = c.id) AS logo`

/**
 * A sheet stands for all that is in it: `part` names it and each of its preparations, at any depth and once, so that
 * a cycle would end too; `content` is the union of their products' declarations.
 */
const WHOLE = `
  WITH RECURSIVE dish AS MATERIALIZED (
    SELECT r.id, r.gamme_id, r.fiche_id, r.nom_affiche, r.prix_ttc_affiche, r.description, r.position,
      r.nom_affiche_en, r.description_en, r.own_tva_rate,
      r.masked, r.masked_until, r.off_print, r.remaining
    FROM gammes g JOIN gamme_recettes r ON r.user_id = g.user_id AND r.gamme_id = g.id
    WHERE g.user_id = $1 AND g.carte_id = $2
  ),
  ${STANDING_TABLES},
  offered AS MATERIALIZED (${OFFERED}),
  part (fiche_id, sheet_id) AS (
    SELECT fiche_id, fiche_id FROM (SELECT fiche_id FROM dish UNION SELECT fiche_id FROM offered) served_sheets
    UNION
    SELECT part.fiche_id, l.sub_sheet_id
    FROM part JOIN tech_sheet_ingredients l ON l.user_id = $1 AND l.tech_sheet_id = part.sheet_id
    WHERE l.sub_sheet_id IS NOT NULL
  ),
  used AS (
    SELECT DISTINCT part.fiche_id, l.user_product_id
    FROM part JOIN tech_sheet_ingredients l ON l.user_id = $1 AND l.tech_sheet_id = part.sheet_id
    WHERE l.user_product_id IS NOT NULL
  ),
  content AS (
    SELECT used.fiche_id,
      json_agg(json_build_object('id', p.id, 'name', p.name, 'origin', p.origin) ORDER BY p.search_text, p.id)
        FILTER (WHERE p.category = 'Viande') AS meats,
      json_agg(json_build_object('id', p.id, 'name', p.name) ORDER BY p.search_text, p.id)
        FILTER (WHERE p.allergens = '{}' AND NOT p.allergen_free) AS undeclared,
      bool_and(p.category = 'Boissons') AS drinks
    FROM used JOIN user_products p ON p.user_id = $1 AND p.id = used.user_product_id
    GROUP BY used.fiche_id
  ),
  served AS (
    SELECT r.gamme_id, json_agg(json_build_object(
      'id', r.id, 'ficheId', r.fiche_id, 'nomAffiche', r.nom_affiche,
      'prixTtcAffiche', r.prix_ttc_affiche, 'description', r.description,
      'nomAfficheEn', r.nom_affiche_en, 'descriptionEn', r.description_en, 'ownTvaRate', r.own_tva_rate,
      'title', s.title, 'category', s.category, 'portions', s.portions, 'tvaRate', ${dishRateOf('r')},
      'sellingPriceHt', s.selling_price_ht, 'coutMatiere', s.cout_matiere, 'uncostedLines', s.uncosted_lines,
      'allergens', s.allergens, 'traces', s.traces, 'undeclaredLines', s.undeclared_lines,
      'undeclaredProducts', coalesce(content.undeclared, '[]'), 'meats', coalesce(content.meats, '[]'),
      'drinksOnly', coalesce(content.drinks, false), 'published', published.id IS NOT NULL,
      'maskedUntil', ${MASKED_UNTIL}, 'offPrint', r.off_print, 'remaining', r.remaining,
      'sold', ${STANDING.sold}, 'doubt', ${STANDING.doubt}, 'usualCost', ${STANDING.usualCost}
    ) ORDER BY r.position, r.id) AS dishes
    FROM dish r
    JOIN tech_sheets s ON s.user_id = $1 AND s.id = r.fiche_id
    LEFT JOIN content ON content.fiche_id = r.fiche_id
    LEFT JOIN recettes_publiables published
      ON published.user_id = $1 AND published.fiche_id = r.fiche_id AND published.visible
    ${STANDING_JOINS}
    GROUP BY r.gamme_id
  )
  SELECT ${SETTINGS}, (
    SELECT coalesce(json_agg(
      json_build_object('id', g.id, 'nom', g.nom, 'nomEn', g.nom_en, 'recettes', coalesce(served.dishes, '[]'))
      ORDER BY g.position, g.id
    ), '[]')
    FROM gammes g LEFT JOIN served ON served.gamme_id = g.id WHERE g.user_id = $1 AND g.carte_id = c.id
  ) AS gammes, ${salesDaysOf('coalesce(kept.carte_id, $2::text) = $2::text')} AS "salesDays", (${MENUS}) AS menus
  FROM cartes c WHERE c.user_id = $1 AND c.id = $2`

/**
 * A carte with all its gammes, dishes and menus, in one statement.
 * @throws NOT_FOUND
 */
export async function getCarte({ client, houseId }: Reader, id: string): Promise<Carte> {
  const { rows } = await client.query<Omit<Carte, 'salesDays'> & { salesDays: SalesDaysRow | null }>(
    carteStatement(houseId, id),
  )
  const { salesDays, ...carte } = orNotFound(rows[0])
  return { ...carte, salesDays: toSalesDays(salesDays) }
}

export function carteStatement(userId: string, id: string) {
  return { name: 'get-carte', text: WHOLE, values: [userId, id] }
}

/** How the user's first carte is called and set; it is made if there is none. */
export async function getOwnCarte(tx: MemberTx): Promise<CarteSettings> {
  const { id } = await ownCarte(tx)
  return readSettings(tx, id)
}

/**
 * Changes the settings that are given and no other, unless they were read at a version that is no longer the stored one.
 * @throws NOT_FOUND, VERSION_CONFLICT with the stored settings
 */
export async function changeCarte(
  tx: MemberTx,
  { id, version, ...change }: CarteChange,
): Promise<CarteSettings> {
  const { db, houseId } = tx
  if (!Object.values(change).some((value) => value !== undefined)) return readSettings(tx, id)
  if (change.nom !== undefined) await namesChange(tx)
  const texts = await withEnglishLines(tx, id, change)
  const { rowCount } = await db
    .update(cartes)
    .set({ ...texts, version: sql`${cartes.version} + 1` })
    .where(and(eq(cartes.userId, houseId), eq(cartes.id, id), eq(cartes.version, version)))
    .execute()
  const current = await readSettings(tx, id)
  if (rowCount === 0) throw outdated('carte', current)
  return current
}

/** The English lines of the foot follow their French ones, where a change has only these. */
async function withEnglishLines(tx: MemberTx, id: string, change: Omit<CarteChange, 'id' | 'version'>) {
  if (change.footerLines === undefined || change.footerLinesEn !== undefined) return change
  const footerLinesEn = englishLinesOf(change.footerLines, await readSettings(tx, id))
  return { ...change, footerLinesEn }
}

/** @throws NOT_FOUND */
export async function readSettings({ client, houseId }: Reader, id: string): Promise<CarteSettings> {
  const { rows } = await client.query<CarteSettings>(
    `SELECT ${SETTINGS} FROM cartes c WHERE c.user_id = $1 AND c.id = $2`,
    [houseId, id],
  )
  return orNotFound(rows[0])
}
