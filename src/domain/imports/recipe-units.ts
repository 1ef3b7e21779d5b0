import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { unitOfWord } from '../quantity/unit-words.ts'
import type { Unit } from '../quantity/unit.ts'

/** The value of a word of measure: so many of a unit, or nothing that can be measured. */
export type RecipeMeasure = { unit: Unit; factor: number; spoken: boolean } | 'unmeasured'

const of = (unit: Unit, factor = 1, spoken = false): RecipeMeasure => ({ unit, factor, spoken })

/**
 * Measures of French recipes that are not units, singular, folded. A spoon counts by its usual volume (soup spoon
 * 15 ml, coffee spoon 5 ml); a word that counts things without being a unit (gousse, tranche) is so many pieces and
 * stays as a note; a pinch cannot be measured.
 */
const MEASURES: [words: string, measure: RecipeMeasure][] = [
  ['mg', of('g', 0.001)],
  ['livre', of('g', 500, true)],
  ['dl decilitre', of('cl', 10)],
  ['cs cas c.s c.a.s c.as', of('ml', 15, true)],
  ['cc cac c.c c.a.c c.ac', of('ml', 5, true)],
  ['bouquet', of('botte', 1, true)],
  [
    'gousse tranche feuille brin branche tige tete cube baton etoile boite pot brique paquet tablette rouleau bocal',
    of('pièce', 1, true),
  ],
  ['pincee filet trait noix poignee goutte soupcon tour lichette', 'unmeasured'],
]

const BY_WORD = new Map(
  MEASURES.flatMap(([words, measure]) => words.split(' ').map((word) => [word, measure])),
)

const SPOON = /^(?:c|cuil|cuill|cuillere|cuilleree)s?\.?\s*(?:a|de)?\.?\s*(soupe|s|cafe|c)\b\.?/u
const WORD = /^[\p{Letter}]+(?:\.[\p{Letter}]+)*\.?/u

/** The measure that a text begins with, how it was written, and what follows; null when it begins with none. */
export function readMeasure(text: string): { measure: RecipeMeasure; word: string; rest: string } | null {
  const plain = text.trimStart()
  // Folding keeps the length of all letters but ligatures, which no word of measure contains.
  const folded = foldForSearch(plain)
  const spoon = SPOON.exec(folded)
  if (spoon !== null) {
    const measure = of('ml', spoon[1]?.startsWith('s') === true ? 15 : 5, true)
    return { measure, word: plain.slice(0, spoon[0].length).trim(), rest: plain.slice(spoon[0].length) }
  }
  const [word] = WORD.exec(folded) ?? []
  if (word === undefined) return null
  const bare = word.replace(/\.$/u, '')
  const measure = BY_WORD.get(bare) ?? BY_WORD.get(bare.replace(/s$/u, '')) ?? unitMeasure(bare)
  // '3 p’tits suisses' are not three pieces of something, nor is a bouquet garni a bunch of it.
  const behind = folded.slice(word.length)
  if (measure === null || /^['’]/u.test(behind) || (bare === 'bouquet' && behind.startsWith(' garni')))
    return null
  return { measure, word: plain.slice(0, bare.length), rest: plain.slice(word.length) }
}

function unitMeasure(word: string): RecipeMeasure | null {
  const unit = unitOfWord(word)
  // Portions are the yield of a recipe, not an ingredient.
  return unit === null || unit === 'portion' ? null : of(unit)
}
