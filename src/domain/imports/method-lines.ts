import { isMethodSentence } from '../words/method-sentence.ts'
import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { beginsWithFood } from './begins-with-food.ts'
import { vagueStart } from './vague-quantity.ts'
import { isWork } from './work-lines.ts'

/** The heading of the steps, alone on its line or before the first of them. */
export const STEPS =
  /^(?:les? |la )?(?:etapes?|preparation|methode|recette|progression|realisation|deroulement|instructions?|directions|steps|method)\s*(?:\/\s*\p{Letter}+\s*)?(?::\s*(.*))?$/u
const BULLET =
  /^(?:[-–—•*·▪◦●□☐#§→■➢►✔◆○]+\s*|(?:[ée]tape|step)?\s*\d{1,2}\s*(?:[.):–-]|\/(?=\s*\p{Letter}))\s*|(?:[ée]tape|step)\s*\d{1,2}\s*$)/iu

/** 'Mélanger la farine et le beurre.', without a weight or a volume that an ingredient could have. */
export const isStep = (line: string): boolean =>
  isWork(line) ||
  (isMethodSentence(line) &&
    !/\d\s*(?:k?g|grs?|[cdm]?l)(?!\p{Letter})/iu.test(line) &&
    !/^\s*\d+\s+\p{Letter}/u.test(line))

/** '3/ Mélanger, couler 120 g par moule' */
const NUMBERED = /^\s*\d{1,2}\s*[.)/]\s*\p{Letter}/u
/** '1) ' in front of words */
const NUMBER = /^\d{1,2}\s*[.)]\s*(?=\p{Letter}{3})/u
const NO_PROSE = /^[\W_]*(?:[\d¼-¾⅐-⅞]|(?:pour|for|the|une?|deux|trois|quatre|some|quelques)\s)|[;:\t]/iu
const SENTENCES = /\p{Letter}{3}[.!]\s+\p{Lu}/u
/** 'Porter …', 'Découpez …' */
const VERB = /^\p{Letter}{2,}(?:er|ir|re|ez)$/u
/** 'tu mixes tout', of a message */
const SPOKEN = /^(?:tu|vous|on|you)\s+\p{Letter}{3,}\s/iu
const LEAST_WORDS = 5
/** Characters; what is longer is no line of a recipe. */
const LONGEST = 2000

/** Whether a line is prose, and names no food first. */
function isProse(line: string, isBegun: boolean): boolean {
  const plain = line.trim().replace(NUMBER, '')
  const words = foldForSearch(plain)
  if (NO_PROSE.test(plain) || plain.split(/\s+/u).length < LEAST_WORDS) return false
  if (SPOKEN.test(plain)) return true
  if (beginsWithFood(words) || vagueStart(plain) !== null) return false
  if (SENTENCES.test(plain)) return true
  const [first = ''] = words.split(/[\s,'’]+/u)
  return plain.endsWith('.') && (isBegun || VERB.test(first))
}

interface Above {
  /** Whether an empty line is above it. */
  isApart: boolean
  /** Whether a step is above it. */
  isBegun: boolean
  /** Whether only steps and prose are below it. */
  isAtEnd: boolean
}

/** Whether the method begins or goes on at a line below the ingredients, though no verb that is known says so. */
export function isOfMethod(line: string, { isApart, isBegun, isAtEnd }: Above): boolean {
  if (line.length > LONGEST) return false
  if (isBegun && NUMBERED.test(line) && isMethodSentence(line)) return true
  const mayBe = isAtEnd && (isApart || isBegun || SPOKEN.test(line.trim()) || NUMBERED.test(line))
  return mayBe && isProse(line, isBegun)
}

/** The place from which all lines are steps and prose. */
export const endOfFoods = (lines: readonly string[]): number =>
  lines.findLastIndex((line) => line.length > LONGEST || (!isStep(line) && !isProse(line, true))) + 1

/** The step that a line of the method is, without its number; none of an empty line. */
export function stepOf(line: string): string[] {
  const step = line.trim().replace(BULLET, '').trim()
  return step === '' ? [] : [step]
}
