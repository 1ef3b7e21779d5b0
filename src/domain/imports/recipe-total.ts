import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { amountOf, sumOf } from './line-sums.ts'
import type { RecipeLine } from './recipe-line.ts'

/** 'Total : 1,670 kg', 'Poids total de la pâte', 'Dough weight 1.6 kg': what a line begins with that sums others up. */
const SUMS_UP =
  /^\W*(?:(?:soit |= ?)?(?:un |the |grand )?(?:sous[- ]?)?(?:total|totaux|subtotal|sub-total)(?!ement)\b|(?:poids|weight|volume|quantite|masse|rendement|quantity|yield)\s+(?:total|final|fini|brut|net|cru|cuit|global|obtenu|fini)e?s?\b|(?:masse|volume|quantite) (?:de |du |d')?(?:la |l'|un |une )?(?:pate|appareil|masse|melange|preparation|paton|piece)s?\b|poids\s*(?:[:=]|\d|(?:par|unitaires?|moyens?|de|du|des)\b|d')|(?:total|final|dough|batter|net|gross) (?:dough |batter |net )?(?:weight|yield|volume)\b|weight\s*(?:[:=]|per\b|of (?:the )?(?:dough|batter|mix)))/u
/** 'Poids portion : 120 g', 'Grammage : 120 g': what one guest gets, and nothing behind the weight. */
const OF_PORTION =
  /^\W*(?:(?:(?:poids|grammage|weight|taille|volume|contenance|quantite)(?:\s*\/\s*|\s+(?:(?:par|de|d'|a|per|of)\s*)?(?:(?:la|l'|une|chaque|each)\s*)?)?)?(?:portions?|parts?|assiettes?|personnes?|pers\.?|couverts?|pieces?)(?:\s+(?:size|weight|unitaire))?|grammages?|serving(?: size| weight)?)\s*[:=\t]\s*(?:environ |env\.? ?|about )?\d[\d.,]*\s*(?:k?g|grs?|grammes?|[cdm]?l)\.?\s*(?:net|nette?|env(?:iron|\.)?|cuit|cru)?\W*$/u
/** 'Poids net 300 g de courgettes', of a product. */
const OF_PRODUCT =
  /^poids (?:net|brut)s?\s*:?\s*\d[\d.,]*\s*(?:k?g|gr|l|[cm]l)\s+d(?:es? |u |')(?<name>\p{L}.*)/u
/** '1,5 kg de pâte au total' */
const IN_ALL = /\b(?:au total|en tout|in total|in all|total|altogether)\W*$/u
/** Names of what a kitchen has made and weighs, and of no product. */
const OF_WORK =
  /^(?:pate|appareil|masse|melange|mix|preparation|mixture|dough|batter|total|produit fini|produit|patons?)\b/u
/** How far from the sum of the lines a total may be. */
const NEAR = 0.03

/** Whether a line states what others come to, or what of it one guest gets, and is no ingredient. */
export function isTotal(line: string): boolean {
  if (line.length > LONGEST) return false
  const words = foldForSearch(line).replaceAll(/[*_]/gu, '').trim()
  if (OF_PORTION.test(words)) return true
  const { name } = OF_PRODUCT.exec(words)?.groups ?? {}
  return (
    SUMS_UP.test(words) && (name === undefined || OF_WORK.test(name.replace(/^(?:la |l'|un |une )/u, '')))
  )
}

/** Characters; a longer line is prose. */
const LONGEST = 120

/**
 * Whether a quantity 'au total' is that of the lines above it: true where they come to it or its name is of the kitchen's
 * work, 'maybe' for any other name, false without such words.
 */
export function sumsUp(line: RecipeLine, above: readonly RecipeLine[]): boolean | 'maybe' {
  const text = foldForSearch(line.text).replaceAll(/\([^()]*\)/gu, '')
  const amount = amountOf(line)
  if (amount === 0 || !IN_ALL.test(text)) return false
  const isNear = above.length > 1 && Math.abs(sumOf(above) / amount - 1) <= NEAR
  return isNear || OF_WORK.test(foldForSearch(line.name)) ? true : 'maybe'
}
