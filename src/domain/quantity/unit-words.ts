import { foldForSearch } from '../catalogue/fold-for-search.ts'
import type { LineUnit } from './unit.ts'

/** How cooks and their suppliers write the units: singular, folded. */
const WORDS: Record<LineUnit, string> = {
  kg: 'kg kilo kilogramme',
  g: 'g gr gramme',
  L: 'l lt litre',
  cl: 'cl centilitre',
  ml: 'ml millilitre',
  unité: 'u unite',
  pièce: 'p pc pce piece',
  botte: 'botte',
  barquette: 'bq barquette',
  bouteille: 'bt btl bouteille',
  sachet: 'sachet',
  portion: 'portion',
}

const UNIT_OF_WORD = new Map<string, LineUnit>()
for (const unit of Object.keys(WORDS) as LineUnit[]) {
  for (const word of WORDS[unit].split(' ')) UNIT_OF_WORD.set(word, unit)
}

/** 's' behind two letters or more: 'kgs' are kilos, 'us' is no unit. */
const PLURAL = /(?<=..)s$/u

/** The unit that a word means, whatever its case, accents and number, abbreviated or not: 'Kgs', 'pces.', 'LITRE'. */
export function unitOfWord(word: string): LineUnit | null {
  const plain = foldForSearch(word.trim()).replace(/\.$/u, '')
  return UNIT_OF_WORD.get(plain) ?? UNIT_OF_WORD.get(plain.replace(PLURAL, '')) ?? null
}
