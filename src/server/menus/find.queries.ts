import { selectColumns } from '#database/select-columns.ts'
import { menus } from '#database/schema/menus.ts'
import { MENU_FACT_NAMES } from '#contract/facts/menu.ts'
import type { Menu } from '#contract/menus.ts'
import type { SoldCarte } from '#contract/sales-periods.ts'
import type { MemberTx } from '#database/as-member.ts'
import type { Reader } from '#database/session-reader.ts'
import { dishRateOf, FIRST_DISH } from '../gammes/dish-rate-sql.ts'
import { orNotFound } from '../or-not-found.ts'
import { dishCostDoubt, USUAL_COSTS } from '../sheets/cost-doubt-sql.ts'
import { contentOf, revisionOf } from './revision.ts'

/** Of a sheet that is on the carte of the menu several times, the price and the VAT of the first dish count. */
const DISHES = `
  SELECT json_agg(json_build_object(
    'ficheId', s.id, 'title', s.title, 'category', s.category, 'portions', s.portions,
    'coutMatiere', s.cout_matiere, 'uncostedLines', s.uncosted_lines, 'sellingPriceHt', s.selling_price_ht,
    'tvaRate', ${dishRateOf('shown')}, 'nomAffiche', shown.nom_affiche,
    'nomAfficheEn', shown.nom_affiche_en, 'nomEn', d.nom_en, 'prixTtcAffiche', shown.prix_ttc_affiche,
    'doubt', ${dishCostDoubt('shown')}, 'usualCost', u.cost
  ) ORDER BY d.position, d.id)
  FROM menu_dishes d
  JOIN tech_sheets s ON s.user_id = d.user_id AND s.id = d.fiche_id
  JOIN account_settings a ON a.user_id = s.user_id
  LEFT JOIN usual u ON u.category = s.category
  LEFT JOIN LATERAL (
    SELECT r.nom_affiche, r.nom_affiche_en, r.prix_ttc_affiche, r.own_tva_rate
    FROM gamme_recettes r JOIN gammes g ON g.user_id = r.user_id AND g.id = r.gamme_id
    WHERE r.user_id = s.user_id AND r.fiche_id = s.id AND g.carte_id = m.carte_id ${FIRST_DISH}
  ) shown ON true
  WHERE d.user_id = c.user_id AND d.choice_id = c.id`

const CHOICES = `
  SELECT json_agg(json_build_object('id', c.id, 'nom', c.nom, 'nomEn', c.nom_en, 'dishes', coalesce((${DISHES}), '[]'))
    ORDER BY c.position, c.id)
  FROM menu_choices c
  WHERE c.user_id = m.user_id AND c.menu_id = m.id`

const MENUS = `
  WITH usual AS MATERIALIZED (${USUAL_COSTS})
  SELECT ${selectColumns(menus, 'm', 'id', ...MENU_FACT_NAMES, 'createdAt')},
    coalesce((${CHOICES}), '[]') AS choices
  FROM menus m`

/** Carte after carte, in the order of each. */
const ORDER = `
  ORDER BY (SELECT row(c.position, c.created_at, c.id) FROM cartes c WHERE c.user_id = m.user_id AND c.id = m.carte_id),
    m.position, m.created_at, m.id`

/** All menus with what their sales are recorded on, and their cartes. */
export async function soldMenus({ client, houseId }: MemberTx): Promise<SoldCarte['menus']> {
  const { rows } = await client.query<SoldCarte['menus'][number]>(
    `SELECT sold.id, sold.nom, "prixTtc", choices, json_build_object('id', c.id, 'nom', c.nom) AS carte
     FROM (${MENUS} WHERE m.user_id = $1 ${ORDER}) sold JOIN cartes c ON c.user_id = $1 AND c.id = sold."carteId"`,
    [houseId],
  )
  return rows
}

/** All menus of the user, in their order, in one statement. */
export async function listMenus({ client, houseId }: Reader): Promise<Menu[]> {
  const { rows } = await client.query<Omit<Menu, 'revision'>>(`${MENUS} WHERE m.user_id = $1 ${ORDER}`, [
    houseId,
  ])
  return rows.map(withRevision)
}

/** @throws NOT_FOUND when the user has no such menu */
export async function getMenu({ client, houseId }: Reader, id: string): Promise<Menu> {
  const { rows } = await client.query<Omit<Menu, 'revision'>>(`${MENUS} WHERE m.user_id = $1 AND m.id = $2`, [
    houseId,
    id,
  ])
  return withRevision(orNotFound(rows[0]))
}

/** Holds a menu until the transaction ends, and reads its latest version. @throws NOT_FOUND */
export async function holdMenu(tx: MemberTx, id: string): Promise<Menu> {
  const { client, houseId } = tx
  await client.query('SELECT FROM menus WHERE user_id = $1 AND id = $2 FOR UPDATE', [houseId, id])
  return getMenu(tx, id)
}

function withRevision(menu: Omit<Menu, 'revision'>): Menu {
  return { ...menu, revision: revisionOf(contentOf(menu)) }
}
