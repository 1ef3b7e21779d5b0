import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { knownWeight } from '../quantity/known-measures.ts'
import { beginning } from '../words/word-list.ts'
import { readContent } from './content-of.ts'
import type { RecipeDoubt } from './recipe-doubt.ts'
import { withoutTail } from './recipe-name.ts'
import { readMeasure } from './recipe-units.ts'
import { FOODS_IN_PIECES } from './words/counted-foods.ts'

const IN_PIECES = beginning(FOODS_IN_PIECES)
/** What is made of such a food, or bought by weight: 'Tomate concassée 2', 'Filet de poulet 2' stay open. */
const OF_FOOD =
  /\b(?:jus|puree|compote|concentre|conserve|confiture|sirop|huile|poudre|fond|bouillon|fumet|en boite|seche?e?s?|surgele?e?s?|pele?e?s?|concasse?e?s?|rape?e?s?|moulue?s?)\b/u

/** 'Œufs 3 moyens', 'Oignons 2 gros' */
const SIZE_WORD =
  /^\s*((?:gros(?:se)?|moyen(?:ne)?|petite?|grande?|belle|beau|fine?|enti[èe]re?|large|medium|small|big|whole)[sx]?)(?!\p{Letter})\s*/iu
const COMMON_FRACTION =
  /^(?:\d{1,2}\s+)?(?:1\s*[/⁄]\s*[234]|2\s*[/⁄]\s*3|3\s*[/⁄]\s*4|[¼-¾⅓⅔])|^\d{1,2}[¼-¾⅓⅔]/u
const WHOLE = /^\d{1,2}(?![\d.,/⁄%°])/u
/** Words that end in s or x without being a plural. */
const NO_PLURAL =
  /^(?:ananas|anis|cassis|couscous|jus|ma[ïi]s|os|pois|riz|tapas|velours|noix|houmous|hummus|colis)$/iu
const MOST_PIECES = 40
const MOST_OF_PLURAL = 24

/** The word of size behind a bare figure, and what follows it. */
export function sizeWordBehind(text: string): { word: string; rest: string } | null {
  const [whole, word = ''] = SIZE_WORD.exec(text) ?? []
  return whole === undefined ? null : { word, rest: text.slice(whole.length) }
}

/** The sign between a name and its quantity: 'Œufs : 3', 'Oignons - 2', 'Sucre = 180'. */
const SIGN = /[:=→>]\s*\(?$|\s[-–—]\s*$/u

/**
 * Whether a bare figure behind a name counts it: a fraction, or pieces of what a kitchen counts ('Citron 1/2', 'Œufs 3',
 * 'Poireau 1'). 'maybe' behind another plural. Else it is 'open' behind a sign ('Sucre : 180', whose unit is not written),
 * and null without one, where it is part of the name: 'Crème 35'.
 */
export function countsName(before: string, figure: string): 'sure' | 'maybe' | 'open' | null {
  const name = withoutTail(before)
  const isSigned = SIGN.test(before)
  // 'Gousses d’ail : 3'
  if (isSigned && readMeasure(name) !== null) return 'sure'
  if (COMMON_FRACTION.test(figure)) return 'sure'
  const count = Number(WHOLE.exec(figure)?.[0] ?? 0)
  const other = isSigned ? 'open' : null
  if (count === 0) return other
  if (count <= MOST_PIECES && isCountedFood(name)) return 'sure'
  const [first = ''] = name.trim().split(/\s/u)
  const isPlural = first.length > 3 && /[sx]$/iu.test(first) && !NO_PLURAL.test(first)
  return isPlural && count >= 2 && count <= MOST_OF_PLURAL ? 'maybe' : other
}

/** Whether a name is that of a food which a kitchen buys and counts by the piece: 'Œufs', and not 'Jus de citron'. */
export function isCountedFood(name: string): boolean {
  const words = foldForSearch(name).trim()
  return knownWeight(name, 'pièce') !== null || (IN_PIECES.test(words) && !OF_FOOD.test(words))
}

const ASIDE = /^\(([^()]*)\)$/u

/** Whether a text behind a figure is what all or each of a count weigh: '(720 g)'. */
export const isContent = (text: string): boolean => readContent(ASIDE.exec(text.trim())?.[1] ?? '') !== null

/** 'Œufs 4 (200 g)': behind the name a weight may be that of all; 'soit 720 g' is. */
export function contentOfAll(figure: string, name: string): RecipeDoubt | null {
  const isOpen =
    /^(?:[2-9]|\d{2,})\s*\((?!\s*(?:soit|=))[^()]*\d[^()]*\)/u.test(figure) &&
    !/pi[èe]ce|chac|each|par\b/iu.test(figure)
  return isOpen && !isWeightOfAll(figure, name) ? { reason: 'each', written: figure } : null
}

/** How far the weight of some may be from that which they have as a rule. */
const [LEAST_OF_KNOWN, MOST_OF_KNOWN] = [0.6, 1.6]

/** 'Jaunes d’œufs 12 (240 g)': about what so many weigh, and far from what one does. */
function isWeightOfAll(figure: string, name: string): boolean {
  const [, count = '', inside = ''] = /^(\d+)\s*\(([^()]*)\)/u.exec(figure) ?? []
  const one = knownWeight(name, 'pièce')
  const stated = readContent(inside)?.quantity
  if (one === null || stated?.quantity == null || (stated.unit !== 'g' && stated.unit !== 'kg')) return false
  const ratio = (stated.quantity * (stated.unit === 'kg' ? 1000 : 1)) / (Number(count) * one.figure)
  return Number(count) > 2 && ratio >= LEAST_OF_KNOWN && ratio <= MOST_OF_KNOWN
}
