/** Whether a sheet `s` of the user $1 is a preparation and no dish: a line of another sheet, and on no gamme. */
export const IS_PREPARATION = `
  (EXISTS (SELECT FROM tech_sheet_ingredients l WHERE l.user_id = $1 AND l.sub_sheet_id = s.id)
   AND NOT EXISTS (SELECT FROM gamme_recettes r WHERE r.user_id = $1 AND r.fiche_id = s.id))`
