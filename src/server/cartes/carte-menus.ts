import { dishRateOf, FIRST_DISH } from '../gammes/dish-rate-sql.ts'
import { dishCostDoubt } from '../sheets/cost-doubt-sql.ts'

/** The dishes that the menus on the carte offer: what a sheet holds is asked for these too. Reads $1, the user, and $2, the carte. */
export const OFFERED = `
  SELECT c.id AS choice_id, d.id, d.fiche_id, d.nom_en, d.position
  FROM menus m
  JOIN menu_choices c ON c.user_id = m.user_id AND c.menu_id = m.id
  JOIN menu_dishes d ON d.user_id = c.user_id AND d.choice_id = c.id
  WHERE m.user_id = $1 AND m.carte_id = $2 AND m.on_carte`

/** A dish of the carte has the same name on a menu, and its price with its VAT outside of it. */
const SHOWN = `
  SELECT r.nom_affiche, r.nom_affiche_en, r.prix_ttc_affiche, r.own_tva_rate
  FROM dish r JOIN gammes g ON g.user_id = $1 AND g.id = r.gamme_id
  WHERE r.fiche_id = o.fiche_id ${FIRST_DISH}`

const DISHES = `
  SELECT json_agg(json_build_object(
    'ficheId', s.id, 'nom', coalesce(shown.nom_affiche, s.title),
    'nomEn', coalesce(shown.nom_affiche_en, o.nom_en), 'tvaRate', ${dishRateOf('shown')},
    'allergens', s.allergens, 'traces', s.traces, 'undeclaredLines', s.undeclared_lines,
    'meats', coalesce(content.meats, '[]'), 'portions', s.portions, 'coutMatiere', s.cout_matiere,
    'uncostedLines', s.uncosted_lines, 'sellingPriceHt', s.selling_price_ht, 'prixTtcAffiche', shown.prix_ttc_affiche,
    'doubt', ${dishCostDoubt('shown')}
  ) ORDER BY o.position, o.id)
  FROM offered o
  JOIN tech_sheets s ON s.user_id = $1 AND s.id = o.fiche_id
  JOIN account_settings a ON a.user_id = s.user_id
  LEFT JOIN usual u ON u.category = s.category
  LEFT JOIN LATERAL (${SHOWN}) shown ON true
  LEFT JOIN content ON content.fiche_id = o.fiche_id
  WHERE o.choice_id = c.id`

const CHOICES = `
  SELECT json_agg(json_build_object('nom', c.nom, 'nomEn', c.nom_en, 'dishes', coalesce((${DISHES}), '[]')) ORDER BY c.position, c.id)
  FROM menu_choices c WHERE c.user_id = $1 AND c.menu_id = m.id`

/** The menus on the carte, in their order; reads `offered`, `dish`, `usual` and `content` of the enclosing statement. */
export const MENUS = `
  SELECT coalesce(json_agg(
    json_build_object('id', m.id, 'nom', m.nom, 'description', m.description,
      'nomEn', m.nom_en, 'descriptionEn', m.description_en, 'prixTtc', m.prix_ttc,
      'choices', coalesce((${CHOICES}), '[]'))
    ORDER BY m.position, m.created_at, m.id
  ), '[]')
  FROM menus m WHERE m.user_id = $1 AND m.carte_id = $2 AND m.on_carte`
