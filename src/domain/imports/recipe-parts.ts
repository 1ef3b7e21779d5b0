import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { whole } from '../words/word-list.ts'
import { beginsWithFood } from './begins-with-food.ts'
import { readRecipeLine } from './recipe-line.ts'
import { BULLET } from './several-products.ts'
import { PARTS, PARTS_APART } from './words/part-words.ts'
import { PREPARATIONS } from './words/preparations.ts'

const PART = whole(PARTS)
const PART_APART = whole(PARTS_APART)
const PREPARATION = whole(PREPARATIONS)
const ARTICLE = /^(?:les? |la |l'|the |une? |mon |ma |notre )/u
/** 'Base (pour 6 cercles)', 'Étape 2 – Crème' */
const ASIDE = /\s*\([^()]*\)\s*$/u
const NUMBERED = /^(?:(?:[ée]tape|partie|part|step)\s+\d{1,2}|\d{1,2}|[A-Z])\s*[.):–-]\s+/iu
const STEP = /^(?:[ée]tape|partie|part|step)\s/iu
/** No ingredient begins so. */
const FOR = /^(?:pour|for|to) |^(?:decors?|decorations?|dressage|montage|assemblage|finitions?|assembly)$/u
const LONGEST = 60
const MOST_WORDS = 7

interface BesideHead {
  /** The lines below it. */
  below: readonly string[]
  /** Whether an empty line is above it. */
  isApart: boolean
  /** Whether one is below it as well. */
  isOverEmpty?: boolean
}

/** Whether a line is the name of a part that may be an ingredient of a list with an empty line between all its lines. */
export const mayBePartApart = (line: string): boolean =>
  PART_APART.test(foldForSearch(line.trim()).replace(ARTICLE, ''))

/**
 * The name of the part that a line without a colon heads, 'Base', 'La garniture', 'Pour la crème', 'GLAÇAGE'; null where it
 * heads none. A name of something to buy, 'Crème anglaise', heads one where it is apart, above quantities.
 */
export function headOfPart(line: string, beside: BesideHead): string | null {
  const plain = line.trim().replace(BULLET, '').replace(NUMBERED, '').replace(ASIDE, '').trim()
  const isName =
    plain.length <= LONGEST &&
    /^\p{Letter}[^\d\t:;,+=¼-¾⅐-⅞]*$/u.test(plain) &&
    !/[.!?]$/u.test(plain) &&
    plain.split(/\s+/u).length <= MOST_WORDS
  return isName && isHead(plain, line, beside) ? plain : null
}

function isHead(plain: string, line: string, { below, isApart, isOverEmpty = false }: BesideHead): boolean {
  const words = foldForSearch(plain)
  if (FOR.test(words) && PART.test(words) && below.length > 0) return true
  if (!below.slice(0, 2).some(isAmount)) return false
  const bare = words.replace(ARTICLE, '')
  if (PART.test(words) || PART.test(bare)) return true
  if (STEP.test(line.trim()) && PREPARATION.test(bare)) return true
  const isBulleted = BULLET.test(line) && !NUMBERED.test(line.trim())
  if (isBulleted) return false
  if (isCapital(plain) && isAmount(below[0]) && !isCapital(below[0] ?? '')) return true
  if (isApart && !isOverEmpty && isAmount(below[0]) && PART_APART.test(bare)) return true
  const mayBe = PREPARATION.test(bare) || !beginsWithFood(bare)
  return isApart && mayBe && below.length > 1 && below.slice(0, 2).every(isAmount)
}

const isCapital = (text: string): boolean => /\p{Lu}{3}/u.test(text) && text === text.toUpperCase()

function isAmount(line: string | undefined): boolean {
  if (line === undefined) return false
  const { quantity, counted, atWill, doubt } = readRecipeLine(line)
  return quantity !== null || counted !== null || atWill || doubt !== null || /\t/u.test(line)
}
