import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { MEASURES } from '../quantity/measure.ts'
import type { Measure } from '../quantity/measure.ts'
import { unitOfWord } from '../quantity/unit-words.ts'

/**
 * Measures of price lists that are not units of the kitchen, with the codes of UN/ECE recommendation 20 ('KGM', 'LTR');
 * pound and ounce are the international ones.
 */
const OTHERS: Record<string, Measure> = {
  k: { dimension: 'weight', amount: 1000 },
  kgr: { dimension: 'weight', amount: 1000 },
  kilog: { dimension: 'weight', amount: 1000 },
  kgm: { dimension: 'weight', amount: 1000 },
  grm: { dimension: 'weight', amount: 1 },
  hg: { dimension: 'weight', amount: 100 },
  hgm: { dimension: 'weight', amount: 100 },
  tne: { dimension: 'weight', amount: 1_000_000 },
  tonne: { dimension: 'weight', amount: 1_000_000 },
  quintal: { dimension: 'weight', amount: 100_000 },
  quintaux: { dimension: 'weight', amount: 100_000 },
  ql: { dimension: 'weight', amount: 100_000 },
  lb: { dimension: 'weight', amount: 453.59237 },
  oz: { dimension: 'weight', amount: 28.349523125 },
  kilogramm: { dimension: 'weight', amount: 1000 },
  chilo: { dimension: 'weight', amount: 1000 },
  chilogrammo: { dimension: 'weight', amount: 1000 },
  kilogramo: { dimension: 'weight', amount: 1000 },
  kilogram: { dimension: 'weight', amount: 1000 },
  gramm: { dimension: 'weight', amount: 1 },
  gram: { dimension: 'weight', amount: 1 },
  grammi: { dimension: 'weight', amount: 1 },
  gramo: { dimension: 'weight', amount: 1 },
  etto: { dimension: 'weight', amount: 100 },
  litro: { dimension: 'volume', amount: 1000 },
  litri: { dimension: 'volume', amount: 1000 },
  ltr: { dimension: 'volume', amount: 1000 },
  liter: { dimension: 'volume', amount: 1000 },
  dl: { dimension: 'volume', amount: 100 },
  hl: { dimension: 'volume', amount: 100_000 },
  clt: { dimension: 'volume', amount: 10 },
  mlt: { dimension: 'volume', amount: 1 },
  dlt: { dimension: 'volume', amount: 100 },
  hlt: { dimension: 'volume', amount: 100_000 },
  cc: { dimension: 'volume', amount: 1 },
}

/** The weight or volume of a word: 'KGS', 'gr.', 'Litre'; null for counts and other words. */
export function measureOfWord(word: string): Measure | null {
  const unit = unitOfWord(word)
  if (unit !== null) return unit === 'portion' ? null : MEASURES[unit]
  const plain = foldForSearch(word.trim()).replace(/\.$/u, '')
  return OTHERS[plain] ?? OTHERS[plain.replace(/s$/u, '')] ?? null
}
