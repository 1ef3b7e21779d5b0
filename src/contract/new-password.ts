import { type Rule, rule } from './rules.ts'

/** Whose password it is, as far as that is known. */
export type PasswordOwner = { email: string; name: string }

const ROWS = ['1234567890', 'azertyuiop', 'qsdfghjklm', 'wxcvbn', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const MOST_SIGNS = 3
const FEWEST_RUNS = 3
const FEWEST_SIGNS = 3

/** What makes a new password easy to guess. The server has a list of common ones too. */
export function guessableBy(password: string, owner?: PasswordOwner): Rule | undefined {
  const folded = foldPassword(password)
  if (isPredictable(folded) || isPredictable(withoutSigns(folded))) return rule('password-predictable')
  return owner && isPersonal(folded, owner) ? rule('password-personal') : undefined
}

/** Without case and accents, each letter of another shape ('ｐ', '𝓹', 'Ⓜ') as the plain one that the hash makes of it. */
export function foldPassword(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Without the few signs that are put between sequences ('Aa@123456'). */
function withoutSigns(text: string): string {
  const bare = text.replace(/[^\p{L}\p{N}]/gu, '')
  return text.length - bare.length <= MOST_SIGNS ? bare : text
}

/** Signs repeated ('abcabcab'), or at most two sequences of neighbours ('azerty1234'). */
function isPredictable(text: string): boolean {
  const signs = Array.from(text)
  if (new Set(signs).size < FEWEST_SIGNS) return true
  for (let period = 1; 2 * period <= signs.length; period += 1)
    if (signs.every((sign, at) => at < period || sign === signs[at - period])) return true
  return countRuns(signs) < FEWEST_RUNS
}

/** Sequences in which each sign is the same as the one before, or its neighbour in the alphabet or on the keyboard. */
function countRuns(signs: readonly string[]): number {
  return signs.filter((sign, at) => at === 0 || !areNeighbours(signs[at - 1] ?? '', sign)).length
}

function areNeighbours(one: string, other: string): boolean {
  if (Math.abs((one.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0)) <= 1) return true
  return ROWS.some((row) => row.includes(one + other) || row.includes(other + one))
}

/** Nothing but words of the owner's name and address, with digits and signs between them. */
function isPersonal(text: string, { email, name }: PasswordOwner): boolean {
  const words = foldPassword(`${email} ${name}`)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .sort((one, other) => other.length - one.length)
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), text)
  return rest !== text && !/\p{L}/u.test(rest)
}
