import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { knownWeight } from '../quantity/known-measures.ts'
import { beginning } from '../words/word-list.ts'
import { readAmount } from './read-amount.ts'
import { FOODS_IN_PIECES } from './words/counted-foods.ts'
import { MADE_IN_PIECES, SERVED_IN } from './words/made-pieces.ts'

const MADE = beginning(MADE_IN_PIECES)
const VESSEL = beginning(SERVED_IN)
const IN_PIECES = beginning(FOODS_IN_PIECES)
const BESIDE = /^\((.*)\)$/u
const ABOUT = /^(?:donne|soit|=|pour|makes|yields?)\s*|^(?:environ|env\.?|about|approx\.?)\s+/iu
/** 'pains', 'pots de confiture', 'pains de 500 g', 'moules à cake' */
const NAMED =
  /^\s*(?<name>\p{Letter}[\p{Letter}'’-]*(?:\s+[\p{Letter}'’-]+){0,4})(?:\s*\(?\s*(?:de\s+|d['’]|of\s+)?(?:environ\s+)?\d[\d.,]*\s*(?:g|gr|kg|cl|ml|l|cm|personnes?|pers\.?|parts?)\.?(?:\s+(?:chacune?|each))?\)?|\s+de\s+(?:[4-9]|1[0-2])|\s*\(?environ\)?)?$/iu
const LONGEST = 60

/**
 * Whether a line above the first ingredient says in pieces what the recipe makes: '2 pains', '6 pots', '(environ 30
 * madeleines)'. 'maybe' where the pieces may be bought for it; null for any other line.
 * @param title of the recipe; null without one
 */
export function bareYield(line: string, title: string | null): 'sure' | 'maybe' | null {
  const plain = line.trim().replace(/[\s:.]+$/u, '')
  const aside = BESIDE.exec(plain)?.[1]
  const amount = plain.length > LONGEST ? null : readAmount((aside ?? plain).replace(ABOUT, ''))
  const { name } = NAMED.exec(amount?.rest.replace(/^\s*(?:de\s+|d['’]|of\s+)/iu, '') ?? '')?.groups ?? {}
  if (name === undefined || amount === null || !Number.isInteger(amount.quantity)) return null
  const words = foldForSearch(name).replace(/\s(?:de|d'|of)$/u, '')
  const isVessel = VESSEL.test(words)
    ? !holdsFood(words)
    : /^moules?$/u.test(words) && /\d\s?(?:cm|parts?|pers(?:onnes?)?)\b/u.test(plain)
  if (isVessel) return 'sure'
  if (IN_PIECES.test(words) || knownWeight(name, 'pièce') !== null)
    return aside === undefined ? null : 'maybe'
  const isOfTitle = title !== null && beginsAlike(words, foldForSearch(title))
  if (aside !== undefined) return isOfTitle || MADE.test(words) ? 'sure' : 'maybe'
  return MADE.test(words) ? (isOfTitle ? 'sure' : 'maybe') : null
}

/** '2 pots de yaourt' is bought, '6 pots de confiture' and '4 verres' are filled. */
const holdsFood = (words: string): boolean => /\s(?:de |d'|of )(?!confiture|gelee|jam)/u.test(words)

/** Whether a title begins with what the words begin with: 'Les madeleines de Mémé' and 'madeleines'. */
const beginsAlike = (words: string, title: string): boolean =>
  firstOf(words) === firstOf(title.replace(IN_FRONT, ''))

const IN_FRONT = /^(?:(?:les?|la|l'|mes|mon|ma|nos|vrais?|petite?s?|grande?s?|bons?|the|my|mini)\s+)+/u

/** The first word of a name, singular. */
const firstOf = (text: string): string =>
  (/^\p{Letter}+/u.exec(text.replace(IN_FRONT, ''))?.[0] ?? '').replace(/[sx]$/u, '')
