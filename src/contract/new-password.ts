import { foldPassword, formsOf } from './fold-password.ts'
import { type Rule, rule } from './rules.ts'

/** Whose password it is, as far as that is known. */
export type PasswordOwner = { email: string; name: string }

const ROWS = ['1234567890', 'azertyuiop', 'qsdfghjklm', 'wxcvbn', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const MOST_SIGNS = 3
const FEWEST_RUNS = 3
const FEWEST_SIGNS = 3

const SHORTEST_REPETITION = 6

const DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const MONTH = '(?:0?[1-9]|1[0-2])'
const YEAR = '(?:(?:19|20)?\\d\\d)'
const ONE_DATE = `(?:${DAY}${MONTH}|${MONTH}${DAY})${YEAR}|${YEAR}(?:${MONTH}${DAY}|${DAY}${MONTH})|(?:(?:19|20)\\d\\d){2}`
const DATE = new RegExp(`^(?:${ONE_DATE})$`)

/** What makes a new password easy to guess. The server has a list of common ones too. */
export function guessableBy(password: string, owner?: PasswordOwner): Rule | undefined {
  const folded = foldPassword(password)
  if (
    isPredictable(folded) ||
    isPredictable(withoutSigns(folded)) ||
    isRepeatedWord(folded) ||
    isDate(folded)
  )
    return rule('password-predictable')
  return owner && isPersonal(folded, owner) ? rule('password-personal') : undefined
}

/** Whether two passwords have the same hash: accents may be composed in two ways. */
export function isSamePassword(one: string, other: string): boolean {
  return one.normalize('NFKC') === other.normalize('NFKC')
}

/** What a folded password may have been made of ('p@ss word2026': 'password'). */
export function passwordForms(folded: string): string[] {
  return formsOf(folded, (around) => isPredictable(around) || isDate(around))
}

/** Without the few signs, or the one sign again and again, that are put between sequences ('Aa@123456', 'a z e r t y'). */
function withoutSigns(text: string): string {
  const bare = text.replace(/[^\p{L}\p{N}]/gu, '')
  const signs = new Set(text.replace(/[\p{L}\p{N}]/gu, ''))
  return text.length - bare.length <= MOST_SIGNS || signs.size === 1 ? bare : text
}

/** A word again and again, with digits and signs around it ('azertyazerty1'). */
function isRepeatedWord(folded: string): boolean {
  return passwordForms(folded).some(
    (form) => form.length >= SHORTEST_REPETITION && isRepetition(Array.from(form)),
  )
}

/** A day, its parts in any order and with any signs between ('25111985', '2026-11-25'), or two years. */
function isDate(text: string): boolean {
  return DATE.test(text.replace(/[^\p{L}\p{N}]/gu, ''))
}

/** Signs repeated ('abcabcab'), or at most two sequences of neighbours ('azerty1234'). */
function isPredictable(text: string): boolean {
  const signs = Array.from(text)
  if (new Set(signs).size < FEWEST_SIGNS) return true
  return isRepetition(signs) || countRuns(signs) < FEWEST_RUNS
}

function isRepetition(signs: readonly string[]): boolean {
  for (let period = 1; 2 * period <= signs.length; period += 1)
    if (signs.every((sign, at) => at < period || sign === signs[at - period])) return true
  return false
}

/** Sequences in which each sign is the same as the one before, or its neighbour in the alphabet or on the keyboard. */
function countRuns(signs: readonly string[]): number {
  return signs.filter((sign, at) => at === 0 || !areNeighbours(signs[at - 1] ?? '', sign)).length
}

function areNeighbours(one: string, other: string): boolean {
  if (Math.abs((one.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0)) <= 1) return true
  return ROWS.some((row) => row.includes(one + other) || row.includes(other + one))
}

/** Nothing but words of the owner's name and address, with digits and signs between them, or for their letters; backwards too. */
function isPersonal(text: string, { email, name }: PasswordOwner): boolean {
  const words = foldPassword(`${email} ${name}`)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .sort((one, other) => other.length - one.length)
  return passwordForms(text).some((form) => {
    const rest = words.reduce((left, word) => left.replaceAll(word, ' '), form)
    return rest !== form && !/\p{L}/u.test(rest)
  })
}
