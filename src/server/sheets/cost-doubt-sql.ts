import { dishRateOf } from '../gammes/dish-rate-sql.ts'
import { CHECKED_FACTOR, DOUBT_FACTOR, SHEETS_FOR_USUAL_COST } from '#domain/pricing/cost-doubt.ts'

const COST = '(s.cout_matiere::float8 / s.portions)'

/** The usual portion cost by category, of the user $1: `category` and `cost`, EUR. */
export const USUAL_COSTS = `
  SELECT category, percentile_cont(0.5) WITHIN GROUP (ORDER BY ${COST}) AS cost
  FROM tech_sheets s
  WHERE s.user_id = $1 AND s.uncosted_lines = 0 AND s.cout_matiere > 0
  GROUP BY category
  HAVING count(*) >= ${SHEETS_FOR_USUAL_COST}`

/** The domain's `costDoubt` over `tech_sheets s`, `account_settings a` and the category's row of `USUAL_COSTS u`. */
export const COST_DOUBT = doubtBeside('s.selling_price_ht::float8')

/**
 * The same of a dish of the carte: beside its displayed price where its sheet has none.
 * @param dish the alias of its `gamme_recettes`
 */
export function dishCostDoubt(dish: string): string {
  const priceHt = `${dish}.prix_ttc_affiche / (1 + ${dishRateOf(dish)} / 100)`
  return doubtBeside(`coalesce(nullif(s.selling_price_ht, 0), ${priceHt})::float8`)
}

/** @param priceHt an expression: EUR for one portion without VAT */
function doubtBeside(priceHt: string): string {
  return `
  CASE
    WHEN s.uncosted_lines > 0 OR s.cout_matiere <= 0 THEN NULL
    WHEN ${COST} <= s.checked_cost::float8 * ${CHECKED_FACTOR} AND ${COST} * ${CHECKED_FACTOR} >= s.checked_cost::float8 THEN NULL
    WHEN ${isFarFrom(`${priceHt} * (100 - a.target_margin)::float8 / 100`)} THEN 'price'
    WHEN ${isFarFrom('u.cost')} THEN 'category'
  END`
}

function isFarFrom(usual: string): string {
  return `${usual} > 0 AND (${COST} > ${usual} * ${DOUBT_FACTOR} OR ${COST} * ${DOUBT_FACTOR} < ${usual})`
}
