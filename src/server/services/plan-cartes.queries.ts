import type { ServicePlan } from '#contract/service-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'

type Carte = ServicePlan['cartes'][number]
type Gamme = Carte['gammes'][number]
/** A dish with what a forecast needs of it: the category of its sheet, and when it came on the carte. */
type PlanDish = Gamme['dishes'][number] & { category: SheetCategory; since: string }
type PlanMenu = Carte['menus'][number] & { since: string }
export type PlanCarte = Pick<Carte, 'id' | 'nom'> & {
  gammes: (Pick<Gamme, 'id' | 'nom'> & { dishes: PlanDish[] })[]
  menus: PlanMenu[]
}

const DISHES = `
  SELECT json_agg(json_build_object('id', r.id, 'ficheId', r.fiche_id, 'nomAffiche', r.nom_affiche,
    'category', s.category, 'since', r.created_at) ORDER BY r.position, r.created_at, r.id)
  FROM gamme_recettes r JOIN tech_sheets s ON s.user_id = $1 AND s.id = r.fiche_id
  WHERE r.user_id = $1 AND r.gamme_id = g.id`

const GAMMES = `
  SELECT json_agg(json_build_object('id', g.id, 'nom', g.nom, 'dishes', coalesce((${DISHES}), '[]'))
    ORDER BY g.position, g.created_at, g.id)
  FROM gammes g WHERE g.user_id = $1 AND g.carte_id = c.id`

const OFFERED = `
  SELECT json_agg(json_build_object('ficheId', d.fiche_id, 'title', s.title, 'taken', taken.quantity)
    ORDER BY d.position, d.created_at, d.id)
  FROM menu_dishes d JOIN tech_sheets s ON s.user_id = $1 AND s.id = d.fiche_id
  LEFT JOIN taken ON taken.choice_id = d.choice_id AND taken.fiche_id = d.fiche_id
  WHERE d.user_id = $1 AND d.choice_id = h.id`

const CHOICES = `
  SELECT json_agg(json_build_object('id', h.id, 'nom', h.nom, 'dishes', coalesce((${OFFERED}), '[]'))
    ORDER BY h.position, h.created_at, h.id)
  FROM menu_choices h WHERE h.user_id = $1 AND h.menu_id = m.id`

const MENUS = `
  SELECT json_agg(json_build_object('id', m.id, 'nom', m.nom, 'prixTtc', m.prix_ttc, 'since', m.created_at,
    'choices', coalesce((${CHOICES}), '[]')) ORDER BY m.position, m.created_at, m.id)
  FROM menus m WHERE m.user_id = $1 AND m.carte_id = c.id`

/** What guests of menus took in periods that end on the day $2 or later. */
const CARTES = {
  name: 'plan-cartes',
  text: `
    WITH taken AS MATERIALIZED (
      SELECT s.choice_id, s.fiche_id, least(sum(s.quantity), ${Number.MAX_SAFE_INTEGER})::float8 AS quantity
      FROM menu_sales s JOIN sales_periods p ON p.user_id = $1 AND p.id = s.period_id
      WHERE s.user_id = $1 AND s.choice_id IS NOT NULL AND p.last_day >= $2::date
      GROUP BY s.choice_id, s.fiche_id
    )
    SELECT c.id, c.nom, coalesce((${GAMMES}), '[]') AS gammes, coalesce((${MENUS}), '[]') AS menus
    FROM cartes c WHERE c.user_id = $1 ORDER BY c.position, c.created_at, c.id`,
}

/** All cartes, in the order of the user. @param since periods of sales that ended before say nothing */
export async function readPlanCartes({ client, houseId }: MemberTx, since: string): Promise<PlanCarte[]> {
  const { rows } = await client.query<PlanCarte>({ ...CARTES, values: [houseId, since] })
  return rows
}

/** Without what only a forecast needs. */
export function toCarte({ id, nom, gammes, menus }: PlanCarte): Carte {
  return {
    id,
    nom,
    gammes: gammes.map((gamme) => ({
      id: gamme.id,
      nom: gamme.nom,
      dishes: gamme.dishes.map(({ id: dishId, ficheId, nomAffiche }) => ({
        id: dishId,
        ficheId,
        nomAffiche,
      })),
    })),
    menus: menus.map(({ since: _since, ...menu }) => menu),
  }
}
