import { KEPT_DISHES, LAST_SALES } from '../sales/last-sales-sql.ts'
import { dishCostDoubt, USUAL_COSTS } from '../sheets/cost-doubt-sql.ts'

/** Common tables of a statement about the user $1: `usual` costs, the last `period` with sales and what it has `kept`. */
export const STANDING_TABLES = `
  usual AS MATERIALIZED (${USUAL_COSTS}),
  period AS MATERIALIZED (${LAST_SALES}),
  kept AS MATERIALIZED (${KEPT_DISHES})`

/** Joins a dish `gamme_recettes r` and its sheet `tech_sheets s` to its sales and its category's usual cost. */
export const STANDING_JOINS = `
  JOIN account_settings a ON a.user_id = s.user_id
  LEFT JOIN usual u ON u.category = s.category
  LEFT JOIN dish_sales sale
    ON sale.user_id = $1 AND sale.gamme_recette_id = r.id AND sale.period_id = (SELECT id FROM period)`

/** The fields of the contract's `dishStanding`. */
export const STANDING: Readonly<Record<'sold' | 'doubt' | 'usualCost', string>> = {
  sold: 'sale.quantity',
  doubt: `(${dishCostDoubt('r')})`,
  usualCost: 'u.cost',
}

/** The same as columns of a selection. */
export const STANDING_COLUMNS = Object.entries(STANDING)
  .map(([name, expression]) => `${expression} AS "${name}"`)
  .join(', ')

/**
 * What `toSalesDays` makes the contract's `salesDays` of.
 * @param of which dishes of `kept` count, as a condition
 */
export function salesDaysOf(of: string): string {
  return `
  (SELECT json_build_object('firstDay', first_day::text, 'lastDay', last_day::text, 'isClosed', is_closed,
     'kept', CASE WHEN is_closed THEN (SELECT coalesce(jsonb_agg(kept.dish), '[]') FROM kept WHERE ${of}) END)
   FROM period)`
}
