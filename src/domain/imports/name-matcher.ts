import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { type Spellings, spellingIndex } from './spelling-index.ts'

/** Whether a match is used as it is, needs the user's confirmation, or does not exist. */
type Certainty = 'sure' | 'doubtful' | 'unknown'

export interface Match<Candidate> {
  certainty: Certainty
  /** By descending score, a few at most. */
  candidates: { candidate: Candidate; score: number }[]
}

const SHOWN = 5
/** Below this score a name is no candidate. */
const LEAST = 0.35
/** Least score of a sure match, and least distance to the next one. */
const SURE = 0.72
const AHEAD = 0.08
/** Factor for a word that matches with a spelling difference. */
const NEARLY = 0.75

/** Penalty for an unlikely candidate without an exact match: a dish among products. */
const UNLIKELY = 0.1

/** Words of a written name that are compared: an ingredient has fewer, a pasted page has more. */
const MOST_WORDS = 12

/** Candidates that one written name is compared with. */
const MOST_COMPARED = 5_000

const LITTLE_WORDS = new Set('a au aux avec d de des du en et l la le les ou pour sans sur un une'.split(' '))

/** Sizes, colours and forms: 'petits oignons' shares one with 'Petit pois', and is no pea. */
const QUALITIES = new Set(
  'petit petite gros grosse grand grande moyen moyenne blanc blanche poudre'.split(' ').map(singular),
)

interface Known<Candidate> {
  candidate: Candidate
  words: readonly string[]
  /** Sum of the weights of its words. */
  weight: number
}

/**
 * Finds the best matches for a written name among many: 'Beurre doux 82 %' for 'beurre', 'Œuf plein air' for 'oeufs'.
 * Words are compared without case, accents and plural; a rare word weighs more than a common one; the first word of a
 * name counts double. Words are indexed, so that thirty lines against five thousand products take milliseconds. Where
 * more names share a word than are compared, those of the rarest words are, then of each word the shortest.
 * @param wordsOf the words of each candidate, for who makes them in steps
 */
export function nameMatcher<Candidate extends { name: string; unlikely?: boolean }>(
  candidates: readonly Candidate[],
  wordsOf: readonly (readonly string[])[] = candidates.map(({ name }) => words(name)),
): (name: string) => Match<Candidate> {
  const bearers = new Map<string, number[]>()
  wordsOf.forEach((list, index) => {
    for (const word of new Set(list)) {
      const known = bearers.get(word)
      if (known === undefined) bearers.set(word, [index])
      else known.push(index)
    }
  })
  const spellingsOf = spellingIndex([...bearers.keys()])
  const rarity = (word: string) => Math.log(1 + candidates.length / (bearers.get(word)?.length ?? 0.5))
  const weigh = (list: readonly string[]) =>
    list.reduce((sum, word, place) => sum + rarity(word) * (place === 0 ? 2 : 1), 0)
  const known = candidates.map((candidate, index): Known<Candidate> => {
    const list = wordsOf[index] ?? []
    return { candidate, words: list, weight: weigh(list) }
  })
  const shortestFirst = new Map<readonly number[], readonly number[]>()
  const weightOf = (index: number) => known[index]?.weight ?? 0
  const lightest = (list: readonly number[]) => {
    const sorted = shortestFirst.get(list) ?? list.toSorted((one, other) => weightOf(one) - weightOf(other))
    shortestFirst.set(list, sorted)
    return sorted
  }
  const compared = (spelled: Iterable<string>): Set<number> => {
    const lists = [...spelled].map((word) => bearers.get(word) ?? [])
    if (lists.reduce((sum, { length }) => sum + length, 0) <= MOST_COMPARED) return new Set(lists.flat())
    const found = new Set<number>()
    for (const list of lists.toSorted((one, other) => one.length - other.length)) {
      const room = MOST_COMPARED - found.size
      for (const index of list.length > room ? lightest(list).slice(0, room) : list) found.add(index)
    }
    return found
  }

  return (name) => {
    const wanted = words(name).slice(0, MOST_WORDS)
    const spellings = new Map(wanted.map((word) => [word, spellingsOf(word)]))
    const indexes = compared([...spellings.values()].flatMap((found) => [...found.keys()]))
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

/** Share of the wanted words that are in the candidate, less its other words: 1 for the same words. */
function scoreOf<Candidate>(
  wanted: readonly string[],
  wantedWeight: number,
  spellings: ReadonlyMap<string, Spellings>,
  { words: own, weight }: Known<Candidate>,
  rarity: (word: string) => number,
): number {
  let shared = 0
  let sharedOwn = 0
  let names = 0
  wanted.forEach((word, place) => {
    const found = firstSpelling(own, spellings.get(word))
    if (found === undefined) return
    const nearness = found.word === word ? 1 : NEARLY
    shared += nearness * rarity(word) * (place === 0 ? 2 : 1)
    sharedOwn += nearness * rarity(found.word) * (found.at === 0 ? 2 : 1)
    if (!QUALITIES.has(word)) names += 1
  })
  if (shared === 0 || wantedWeight === 0 || weight === 0) return 0
  if (names === 0 && !(shared === wantedWeight && sharedOwn === weight)) return 0
  return 0.7 * Math.min(1, shared / wantedWeight) + 0.3 * Math.min(1, sharedOwn / weight)
}

/** The word of a name that is a spelling, the first indexed of several, and its place. */
function firstSpelling(own: readonly string[], spellings: Spellings | undefined) {
  let first: { word: string; at: number; order: number } | undefined
  own.forEach((word, at) => {
    const order = spellings?.get(word)
    if (order !== undefined && (first === undefined || order < first.order)) first = { word, at, order }
  })
  return first
}

/** The significant words of a name, singular, folded; figures alone ('35 %') are not. */
export function words(name: string): string[] {
  return foldForSearch(name)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => /\p{Letter}/u.test(word) && !LITTLE_WORDS.has(word))
    .map(singular)
}

function singular(word: string): string {
  if (word.endsWith('eaux')) return word.slice(0, -1)
  return word.length > 3 ? word.replace(/[sx]$/u, '') : word
}
