import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { FURTHER_VERBS } from './further-verbs.ts'
import { METHOD_VERBS } from './method-verbs.ts'
import { ENGLISH_VERBS, STEP_OPENINGS, STATES, TIMES_AND_DEGREES } from './method-words.ts'

const ENGLISH = new RegExp(String.raw`^${ENGLISH_VERBS}\b.* (?:the|with|until|in|at|for|and|to|on)\b`, 'u')
const OPENS = new RegExp(String.raw`^${STEP_OPENINGS}[ ,]`, 'u')
const STATE = new RegExp(String.raw`^${STATES}\b.*\d`, 'u')
const MEASURED = new RegExp(String.raw`\d ?${TIMES_AND_DEGREES}`, 'u')

/** Whether a text is a sentence of the method: 'Cuire 20 min à 180 °C', '2. Laissez reposer', 'Servir avec un coulis'. */
export function isMethodSentence(text: string): boolean {
  const words = foldForSearch(text)
    .replaceAll('’', "'")
    .replace(/^\s*(?:(?:etape )?\d{1,2}\s*[.):/–-]+|[-–•*·])\s*/u, '')
    .trim()
  const [first = '', second] = words.split(/[\s,'.]+/u)
  if (second === undefined) return false
  const isVerb =
    METHOD_VERBS.has(first) ||
    FURTHER_VERBS.has(first) ||
    (/^\p{L}{3,}ez$/u.test(first) && words.split(/\s+/u).length > 2)
  return isVerb || ENGLISH.test(words) || OPENS.test(words) || STATE.test(words)
}

/** Whether it says for how long or how hot. */
export const isTimed = (text: string): boolean => MEASURED.test(foldForSearch(text))
