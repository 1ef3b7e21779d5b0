import { SHOWN_PERCENT_DECIMALS } from '#domain/money/decimals.ts'

/**
 * The domain's `marginRate` over `tech_sheets s`: the same operations in the same order and in double precision,
 * so that what SQL sorts by is, to the last bit, what the screen computes. Null where a sheet has no margin.
 */
export const MARGIN = `
  CASE WHEN s.selling_price_ht > 0 AND s.cout_matiere > 0 THEN
    (s.selling_price_ht::float8 - s.cout_matiere::float8 / s.portions) / s.selling_price_ht::float8 * 100
  END`

/** The domain's `marginBand` by the thresholds of `account_settings a`; 'none' where a sheet has no margin. */
export const MARGIN_BAND = bandOf(`round((${MARGIN})::numeric, ${SHOWN_PERCENT_DECIMALS})`)

/** A margin with an incomplete cost is provisional, and not counted. */
export const UNDER_TARGET = `(s.uncosted_lines = 0 AND ${MARGIN_BAND} IN ('medium', 'low'))`

function bandOf(margin: string): string {
  return `
  CASE
    WHEN ${margin} IS NULL THEN 'none'
    WHEN ${margin} >= a.target_margin THEN 'high'
    WHEN ${margin} >= a.floor_margin THEN 'medium'
    ELSE 'low'
  END`
}
