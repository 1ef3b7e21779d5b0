import { IS_PREPARATION } from '../sheets/preparation-sql.ts'

/**
 * The domain's `awaitsPrice` over a sheet `s` of the user $1: it is no preparation and has no selling price, or a dish of it has
 * none on its gamme. The list, the dashboard and the page where prices are given count by this.
 */
export const AWAITS_PRICE = `
  (coalesce(s.selling_price_ht, 0) = 0 AND NOT ${IS_PREPARATION}
   OR EXISTS (
     SELECT FROM gamme_recettes r WHERE r.user_id = $1 AND r.fiche_id = s.id AND r.prix_ttc_affiche = 0
   ))`
