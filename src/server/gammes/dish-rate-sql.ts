/**
 * The domain's `dishRate` of a dish beside its sheet `tech_sheets s`, percent.
 * @param dish the alias of its `gamme_recettes`, which may be joined from the left
 */
export const dishRateOf = (dish: string) => `coalesce(${dish}.own_tva_rate, s.tva_rate)`

/** Of the dishes `gamme_recettes r` of a sheet on the gammes `g` of a carte, the one that menus count with: the first with a price. */
export const FIRST_DISH = `
  ORDER BY r.prix_ttc_affiche = 0, g.position, g.id, r.position, r.id LIMIT 1`
