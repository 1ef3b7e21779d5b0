import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { FURTHER_VERBS } from './further-verbs.ts'
import { METHOD_VERBS } from './method-verbs.ts'
import { CIRCUMSTANCES, ENGLISH_VERBS, STEP_OPENINGS, STATES, TIMES_AND_DEGREES } from './method-words.ts'

const ENGLISH = new RegExp(String.raw`^${ENGLISH_VERBS}\b.* (?:the|with|until|in|at|for|and|to|on)\b`, 'u')
const OPENS = new RegExp(String.raw`^${STEP_OPENINGS}[ ,]`, 'u')
const STATE = new RegExp(String.raw`^${STATES}\b.*\d`, 'u')
const MEASURED = new RegExp(String.raw`\d ?${TIMES_AND_DEGREES}`, 'u')

const CIRCUMSTANCE = new RegExp(String.raw`^${CIRCUMSTANCES}\b`, 'u')
/** 'votre', 'chaque': what only a verb has behind it */
const DETERMINED =
  /^\p{L}+[- ](?:l[ea]s?|l'|une?|votre|vos|ce|cette|ces|chaque|tout|toute|ensuite|puis|bien|y|en)\b/u
/** 'on mélange', 'tu mets' */
const SPOKEN = /^(?:on|tu|vous|nous|je) \p{L}{3,}/u

/** Whether a text is a sentence of the method: 'Cuire 20 min à 180 °C', '2. Laissez reposer', 'Dans un bol, battre les œufs'. */
export function isMethodSentence(text: string): boolean {
  const words = foldForSearch(text)
    .replaceAll('’', "'")
    .replace(/^\s*(?:(?:etape )?\d{1,2}\s*[.):/–-]+|[-–•*·])\s*/u, '')
    .trim()
  const [first = '', second] = wordsOf(words)
  if (second === undefined) return false
  const hasVerbFirst =
    isVerb(first) ||
    (/^(?!merguez)\p{L}{3,}ez$/u.test(first) && DETERMINED.test(words)) ||
    ENGLISH.test(words)
  return hasVerbFirst || OPENS.test(words) || STATE.test(words) || (CIRCUMSTANCE.test(words) && says(words))
}

const wordsOf = (text: string): string[] => text.split(/[\s,'.]+/u)

/** Whether a verb begins a clause behind a circumstance, or is one of its words. */
function says(words: string): boolean {
  const [, ...clauses] = words.split(/\s*[,:]\s*/u)
  if (clauses.length === 0) return hasVerb(wordsOf(words))
  return clauses.some((clause) => SPOKEN.test(clause) || wordsOf(clause).slice(0, 2).some(isVerb))
}

/** 'Dans un bol battre les œufs', and not 'Pour la pâte à tartiner' */
const hasVerb = (words: readonly string[]): boolean =>
  words[0] !== 'pour' &&
  words.some(
    (word, at) =>
      at >= LEAST_OF_CIRCUMSTANCE && isVerb(word) && !/^(?:a|de|d|pour|sans)$/u.test(words[at - 1] ?? ''),
  )

/** Words of 'dans un saladier' and 'pendant ce temps'. */
const LEAST_OF_CIRCUMSTANCE = 3

/** 'mélanger', 'mélangez', 'finissez', 'prenez' */
const isVerb = (word: string): boolean => infinitivesOf(word).some(isInfinitive)

const isInfinitive = (word: string): boolean => METHOD_VERBS.has(word) || FURTHER_VERBS.has(word)

function infinitivesOf(word: string): string[] {
  const stem = word.replace(/ez$/u, '')
  if (stem === word || stem.length < 3) return [word]
  return [
    `${stem}er`,
    `${stem}ir`,
    `${stem}re`,
    `${stem}dre`,
    stem.replace(/ss$/u, 'r'),
    stem.replace(/s$/u, 're'),
  ]
}

/** Whether it says for how long or how hot. */
export const isTimed = (text: string): boolean => MEASURED.test(foldForSearch(text))
