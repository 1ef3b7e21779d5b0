import { foldForSearch } from '../catalogue/fold-for-search.ts'

/** How far a match can be trusted: taken as it is, to be settled by the user, or none at all. */
type Certainty = 'sure' | 'doubtful' | 'unknown'

export interface Match<Candidate> {
  certainty: Certainty
  /** The likeliest first, a few at most. */
  candidates: { candidate: Candidate; score: number }[]
}

const SHOWN = 5
/** Below this a name has nothing to do with the other. */
const LEAST = 0.35
/** From here on, and this far before the next, a match is sure. */
const SURE = 0.72
const AHEAD = 0.08
/** A word that is only nearly the other's. */
const NEARLY = 0.75

/** What is seldom meant, unless by its very name: a dish among products. */
const UNLIKELY = 0.1

const LITTLE_WORDS = new Set('a au aux avec d de des du en et l la le les ou pour sans sur un une'.split(' '))

interface Known<Candidate> {
  candidate: Candidate
  words: readonly string[]
  /** What its words weigh together. */
  weight: number
}

/**
 * Finds among many names the one that a written one means: 'beurre' for 'Beurre doux 82 %', 'oeufs' for 'Œuf plein
 * air'. Words are compared without case, accents and plural; a rare word tells more than a common one; the first
 * word of a name, what the thing is, counts double. Words are looked up, so that thirty lines against five thousand
 * products take milliseconds.
 */
export function nameMatcher<Candidate extends { name: string; unlikely?: boolean }>(
  candidates: readonly Candidate[],
): (name: string) => Match<Candidate> {
  const wordsOf = candidates.map(({ name }) => words(name))
  const bearers = new Map<string, number[]>()
  wordsOf.forEach((list, index) => {
    for (const word of new Set(list)) {
      const known = bearers.get(word)
      if (known === undefined) bearers.set(word, [index])
      else known.push(index)
    }
  })
  const vocabulary = [...bearers.keys()]
  const rarity = (word: string) => Math.log(1 + candidates.length / (bearers.get(word)?.length ?? 0.5))
  const weigh = (list: readonly string[]) =>
    list.reduce((sum, word, place) => sum + rarity(word) * (place === 0 ? 2 : 1), 0)
  const known = candidates.map((candidate, index): Known<Candidate> => {
    const list = wordsOf[index] ?? []
    return { candidate, words: list, weight: weigh(list) }
  })

  return (name) => {
    const wanted = words(name)
    const spellings = new Map(wanted.map((word) => [word, spellingsOf(word, bearers, vocabulary)]))
    const indexes = new Set(
      [...spellings.values()].flatMap((found) => found.flatMap(([word]) => bearers.get(word) ?? [])),
    )
    const wantedWeight = weigh(wanted)
    const scored = [...indexes].flatMap((index) => {
      const entry = known[index]
      if (entry === undefined) return []
      const score = scoreOf(wanted, wantedWeight, spellings, entry, rarity)
      const { candidate } = entry
      return [{ candidate, score: candidate.unlikely === true && score < 1 ? score - UNLIKELY : score }]
    })
    const best = scored
      .filter(({ score }) => score >= LEAST)
      .toSorted(
        (one, other) => other.score - one.score || one.candidate.name.length - other.candidate.name.length,
      )
      .slice(0, SHOWN)
    return { certainty: certaintyOf(best.map(({ score }) => score)), candidates: best }
  }
}

function certaintyOf([first = 0, second = 0]: readonly number[]): Certainty {
  if (first === 0) return 'unknown'
  const alone = first - second >= AHEAD || (first === 1 && second < 1)
  return first >= SURE && alone ? 'sure' : 'doubtful'
}

/** How much of what is wanted is there, and how little else: 1 for the same words. */
function scoreOf<Candidate>(
  wanted: readonly string[],
  wantedWeight: number,
  spellings: ReadonlyMap<string, [word: string, nearness: number][]>,
  { words: own, weight }: Known<Candidate>,
  rarity: (word: string) => number,
): number {
  let shared = 0
  let sharedOwn = 0
  wanted.forEach((word, place) => {
    for (const [spelling, nearness] of spellings.get(word) ?? []) {
      const at = own.indexOf(spelling)
      if (at === -1) continue
      shared += nearness * rarity(word) * (place === 0 ? 2 : 1)
      sharedOwn += nearness * rarity(spelling) * (at === 0 ? 2 : 1)
      return
    }
  })
  if (shared === 0 || wantedWeight === 0 || weight === 0) return 0
  return 0.7 * Math.min(1, shared / wantedWeight) + 0.3 * Math.min(1, sharedOwn / weight)
}

/** The words known that one may stand for: itself, else those it begins, or misses by a letter. */
function spellingsOf(
  word: string,
  bearers: ReadonlyMap<string, unknown>,
  vocabulary: readonly string[],
): [word: string, nearness: number][] {
  if (bearers.has(word)) return [[word, 1]]
  if (word.length < 4) return []
  return vocabulary
    .filter(
      (other) =>
        other.length >= 4 && (begins(other, word) || begins(word, other) || missesByOne(word, other)),
    )
    .map((other) => [other, NEARLY])
}

const begins = (long: string, short: string) => short.length >= 4 && long.startsWith(short)

/** One letter added, left out, replaced, or two swapped; the first letter is nobody's slip. */
function missesByOne(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one[0] !== other[0]) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let [endOne, endOther] = [one.length, other.length]
  while (endOne > start && endOther > start && one[endOne - 1] === other[endOther - 1]) {
    endOne -= 1
    endOther -= 1
  }
  const [left, right] = [one.slice(start, endOne), other.slice(start, endOther)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right === `${left[1] ?? ''}${left[0] ?? ''}`
}

/** The words of a name that say something, singular, folded; a figure alone ('35 %') says nothing. */
function words(name: string): string[] {
  return foldForSearch(name)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => /\p{Letter}/u.test(word) && !LITTLE_WORDS.has(word))
    .map(singular)
}

function singular(word: string): string {
  if (word.endsWith('eaux')) return word.slice(0, -1)
  return word.length > 3 ? word.replace(/[sx]$/u, '') : word
}
