import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { MEASURES } from '../quantity/measure.ts'
import type { Measure } from '../quantity/measure.ts'
import { unitOfWord } from '../quantity/unit-words.ts'

/** Measures of price lists that are not units of the kitchen; pound and ounce are the international ones. */
const OTHERS: Record<string, Measure> = {
  k: { dimension: 'weight', amount: 1000 },
  kgr: { dimension: 'weight', amount: 1000 },
  kilog: { dimension: 'weight', amount: 1000 },
  tonne: { dimension: 'weight', amount: 1_000_000 },
  quintal: { dimension: 'weight', amount: 100_000 },
  quintaux: { dimension: 'weight', amount: 100_000 },
  ql: { dimension: 'weight', amount: 100_000 },
  lb: { dimension: 'weight', amount: 453.59237 },
  oz: { dimension: 'weight', amount: 28.349523125 },
  ltr: { dimension: 'volume', amount: 1000 },
  liter: { dimension: 'volume', amount: 1000 },
  dl: { dimension: 'volume', amount: 100 },
  hl: { dimension: 'volume', amount: 100_000 },
  cc: { dimension: 'volume', amount: 1 },
}

/** The weight or volume of a word: 'KGS', 'gr.', 'Litre'; null for counts and other words. */
export function measureOfWord(word: string): Measure | null {
  const unit = unitOfWord(word)
  if (unit !== null) return unit === 'portion' ? null : MEASURES[unit]
  const plain = foldForSearch(word.trim()).replace(/\.$/u, '')
  return OTHERS[plain] ?? OTHERS[plain.replace(/s$/u, '')] ?? null
}
