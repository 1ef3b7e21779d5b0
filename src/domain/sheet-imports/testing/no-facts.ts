import type { ImportedFacts } from '../sheet-content.ts'

/** The facts of a sheet of which a file says the title and the portions alone. */
export const NO_FACTS = {
  category: null,
  portions: 4,
  sellingPriceHt: null,
  tvaRate: null,
  method: '',
  steps: [],
  notes: '',
  yieldQuantity: null,
  yieldUnit: null,
} satisfies Omit<ImportedFacts, 'title'>
