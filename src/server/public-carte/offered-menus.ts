import { isMasked } from '../gammes/dish-service-sql.ts'

/** Of a dish `d` of a menu `m`: its sheet is on gammes of the same carte, and hidden from guests on each of them. */
export const IS_OUT = `
  coalesce((
    SELECT bool_and(${isMasked('r')})
    FROM gammes g JOIN gamme_recettes r ON r.user_id = g.user_id AND r.gamme_id = g.id
    WHERE g.user_id = m.user_id AND g.carte_id = m.carte_id AND r.fiche_id = d.fiche_id
  ), false)`

/**
 * Of a menu `m`: a course of it offers dishes, and guests see none of them. Who cannot take a course cannot take the
 * menu. A course that names no dish, a coffee say, lacks nothing.
 */
export const LACKS_A_COURSE = `
  EXISTS (
    SELECT FROM menu_choices mc
    JOIN menu_dishes d ON d.user_id = mc.user_id AND d.choice_id = mc.id
    LEFT JOIN recettes_publiables p ON p.user_id = d.user_id AND p.fiche_id = d.fiche_id AND p.visible
    WHERE mc.user_id = m.user_id AND mc.menu_id = m.id
    GROUP BY mc.id
    HAVING count(p.fiche_id) FILTER (WHERE NOT ${IS_OUT}) = 0
  )`
