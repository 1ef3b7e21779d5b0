/**
 * Whether a sheet `s` of the user $1 is a preparation and no dish: a line of another sheet, without a selling price.
 */
export const IS_PREPARATION = `
  (coalesce(s.selling_price_ht, 0) = 0 AND s.id IN (
    SELECT l.sub_sheet_id FROM tech_sheet_ingredients l WHERE l.user_id = $1 AND l.sub_sheet_id IS NOT NULL
  ))`
