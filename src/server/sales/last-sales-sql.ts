/** The period that the `sold` of dishes of the user $1 is of: `id`, `first_day`, `last_day` and whether it `is_closed`, of one row or none. */
export const LAST_SALES = `
  SELECT p.id, p.first_day, p.last_day, p.closed_at IS NOT NULL AS is_closed FROM sales_periods p
  WHERE p.user_id = $1 AND EXISTS (
    SELECT 1 FROM dish_sales d WHERE d.user_id = $1 AND d.period_id = p.id AND d.quantity > 0
  )
  ORDER BY p.last_day DESC, p.first_day DESC, p.id LIMIT 1`

/**
 * What the `period` of `LAST_SALES` has kept, where it is closed, of the user $1: each `dish` with the portions `sold`, by
 * `gamme_id` and `carte_id`, which older ones do not say.
 */
export const KEPT_DISHES = `
  WITH closed AS MATERIALIZED (
    SELECT p.closed -> 'gammes' AS gammes, p.closed -> 'quantities' AS quantities
    FROM period JOIN sales_periods p ON p.user_id = $1 AND p.id = period.id
  ),
  sale AS (
    SELECT sold ->> 'gammeRecetteId' AS dish_id, sold -> 'quantity' AS quantity
    FROM closed CROSS JOIN jsonb_path_query(closed.quantities, 'lax $[*]') AS sold
  )
  SELECT gamme ->> 'id' AS gamme_id, gamme #>> '{carte,id}' AS carte_id,
    dish || jsonb_build_object('sold', sale.quantity) AS dish
  FROM closed CROSS JOIN jsonb_path_query(closed.gammes, 'lax $[*]') AS gamme
  CROSS JOIN jsonb_path_query(gamme, 'lax $.dishes[*] ? (@.type() == "object")') AS dish
  LEFT JOIN sale ON sale.dish_id = dish ->> 'id'`

/** What the `period` of `LAST_SALES` has sold of each sheet of the user $1: `fiche_id` and `quantity`. */
export const SOLD_SHEETS = `
  SELECT r.fiche_id, sum(d.quantity)::float8 AS quantity
  FROM period JOIN dish_sales d ON d.user_id = $1 AND d.period_id = period.id
  JOIN gamme_recettes r ON r.user_id = $1 AND r.id = d.gamme_recette_id
  GROUP BY r.fiche_id`
