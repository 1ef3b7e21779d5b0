import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { MAX_PORTIONS } from '../quantity/limits.ts'
import { beginning } from '../words/word-list.ts'
import { readAmount } from './read-amount.ts'
import type { Amount } from './read-amount.ts'
import { readMeasure } from './recipe-units.ts'
import { CUT_BEFORE_SERVED, MADE_IN_PIECES, SERVED_EACH, SERVED_IN } from './words/made-pieces.ts'

const MADE = beginning(MADE_IN_PIECES)
const EACH = beginning(SERVED_EACH)
const CUT = beginning(CUT_BEFORE_SERVED)
const VESSEL = beginning(SERVED_IN)
const PARTS = String.raw`(?:parts?|personnes?|pers\.?|portions?|convives?|couverts?|pi[eè]ces?|servings?|people)`
/** ' moules à cake de 8 parts', ' cakes (6 à 8 personnes chacun)' */
const OF_PARTS = new RegExp(
  String.raw`^\s*\p{Letter}[\p{Letter}.'’ -]{1,40}?\s*(?<link>\bde\s|\bd['’]|\bpour\s|\bà\s|\bof\s|\bfor\s|\()\s*(?<least>\d{1,3})(?:\s*(?:à|-|–|ou|/|to)\s*(?<most>\d{1,3}))?\s*${PARTS}(?<each>\s+(?:chacune?|each))?\)?$`,
  'iu',
)
/** ' tartes de 8' of what is cut into so many; a greater figure may be a width. */
const OF_SO_MANY = /^\s*\p{Letter}[\p{Letter}'’ -]{1,40}?\s+de\s+(?<parts>[4-9]|1[0-2])$/iu
/** ' pièces de 80 g', ' crêpes' */
const NAMED =
  /^\s*(?:de\s+|d['’]|of\s+)?(?<name>\p{Letter}[\p{Letter}'’-]*(?:\s+(?!d[e'’]\s*\d)[\p{Letter}'’-]+){0,5})(?:\s*\(?(?:de\s+|d['’]|of\s+|à\s+)?(?:environ\s+)?\d[\d.,x×\s]*(?:g|gr|kg|cl|ml|l|cm|mm)\.?(?:\s+(?:chacune?|each))?\)?)?$/iu

/** 'une vingtaine' counts nothing. */
const ABOUT_SO_MANY = /^\s*(?:une?\s+)?\p{Letter}+aine\b(?<!douzaine)/iu

/**
 * The portions that pieces are, least and most: 15 of '15 crêpes', 16 of '2 moules de 8 parts', none of '2 pains', which are
 * cut before they are served, and none of what is no piece.
 * @param isMade whether 'donne' is in front of the text, so that any other piece is one too
 */
export function portionsOfPieces(text: string, isMade: boolean): number[] {
  const amount = readAmount(text)
  if (amount === null || amount.range || ABOUT_SO_MANY.test(text) || !Number.isInteger(amount.quantity))
    return []
  const counts =
    partsIn(amount) ?? (isServedEach(amount.rest, isMade) && amount.quantity > 1 ? [amount.quantity] : [])
  const [first, last] = counts
  if (counts.some((count) => count < 1 || count > MAX_PORTIONS)) return []
  return first === last ? counts.slice(0, 1) : counts
}

/** Of '2 cakes de 8 parts' all parts; whether '2 cakes (8 parts)' has eight of each or in all is open, of '24 pièces (6 personnes)' it is not. */
function partsIn({ quantity, rest }: Amount): number[] | null {
  const { link = '', least, most = least, each } = OF_PARTS.exec(rest)?.groups ?? {}
  const { parts } = CUT.test(foldForSearch(rest).trim()) ? (OF_SO_MANY.exec(rest)?.groups ?? {}) : {}
  if (parts !== undefined) return [quantity * Number(parts)]
  if (least === undefined) return null
  const ofAll = [Number(least), Number(most)]
  const ofEach = ofAll.map((parts) => quantity * parts)
  if (each !== undefined || /^(?:d|of)/iu.test(link)) return ofEach
  const isCut = CUT.test(foldForSearch(rest).trim()) || /^\s*(?:moule|cadre|cercle|plaque|plat)/iu.test(rest)
  return isCut ? [ofAll[0] ?? 0, ofEach[1] ?? 0] : ofAll
}

function isServedEach(rest: string, isMade: boolean): boolean {
  const { name } = NAMED.exec(rest)?.groups ?? {}
  if (name === undefined) return false
  const words = foldForSearch(name)
  if (EACH.test(words)) return true
  if (CUT.test(words) || VESSEL.test(words)) return false
  if (MADE.test(words)) return true
  return isMade && readMeasure(name) === null
}

/** The portions of what is cut into parts: 16 of '2 moules de 8 parts'; none of any other text. */
export function portionsOfParts(text: string): number[] {
  const amount = readAmount(text)
  const isOfParts = amount !== null && partsIn(amount) !== null
  return isOfParts ? portionsOfPieces(text, false) : []
}

const LAST_PARTS = new RegExp(
  String.raw`^(?<name>\p{Letter}[^\d(]*?)[\s,(:–-]+(?:pour\s+|donne\s+)?(?<made>(?:\d{1,3}|une?|deux|trois|quatre)\s+\p{Letter}[\p{Letter}'’ -]*?\s(?:de\s|d['’]|pour\s)\s*\d[^()]*)\)?$`,
  'iu',
)

/** A name with the parts of what the recipe makes behind it: 'Cake (2 moules de 8 parts)'; null for any other line. */
export function namedParted(line: string): { name: string; made: string } | null {
  const { name, made } = LAST_PARTS.exec(line)?.groups ?? {}
  if (name === undefined || made === undefined) return null
  return portionsOfParts(made).length > 0 ? { name: name.replace(/\s+(?:pour|donne)$/iu, ''), made } : null
}
