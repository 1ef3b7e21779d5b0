import type { SalesDish } from '#contract/sales-periods.ts'

/** A dish by its name, its price with VAT and the cost of a portion. */
export const dish = (
  nomAffiche: string,
  prixTtcAffiche: number,
  coutMatiere: number,
  facts: Partial<SalesDish> = {},
): SalesDish => ({
  id: crypto.randomUUID(),
  ficheId: crypto.randomUUID(),
  nomAffiche,
  title: nomAffiche,
  prixTtcAffiche,
  coutMatiere,
  tvaRate: 10,
  portions: 1,
  uncostedLines: 0,
  doubt: null,
  ...facts,
})
