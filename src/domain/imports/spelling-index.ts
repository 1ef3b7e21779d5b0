/** Words of a vocabulary that a written word may mean, with their places in it. */
export type Spellings = ReadonlyMap<string, number>

/** Shorter words have no other spelling than their own. */
const SHORTEST = 4

/**
 * Looks up the words of a vocabulary that a written word may mean: itself, else those that it begins, that begin it, or
 * that differ by one typing error behind the first letter: a letter added, left out or replaced, or two swapped. The
 * cost of a lookup is that of the written word's letters and of what is found, not of the vocabulary: words are sorted
 * for prefixes, and indexed by what is left of them without one letter, which two words share that differ by one error
 * (Wolf Garbe, SymSpell, 2012). The index is made with the first word that is not in the vocabulary.
 */
export function spellingIndex(vocabulary: readonly string[]): (word: string) => Spellings {
  const orders = new Map(vocabulary.map((word, order) => [word, order]))
  let sorted: string[] | undefined
  let shortened: Map<string, string[]> | undefined
  return (word) => {
    const own = orders.get(word)
    if (own !== undefined) return new Map([[word, own]])
    if (word.length < SHORTEST) return new Map()
    sorted ??= vocabulary.filter(({ length }) => length >= SHORTEST).sort()
    shortened ??= byShortened(sorted)
    const found = new Map<string, number>()
    const add = (other: string) => found.set(other, orders.get(other) ?? 0)
    for (const other of beginningWith(sorted, word)) add(other)
    for (let length = SHORTEST; length < word.length; length++) {
      const start = word.slice(0, length)
      if (orders.has(start)) add(start)
    }
    for (const key of [word, ...shortenedOf(word)])
      for (const other of shortened.get(key) ?? []) if (missesByOne(word, other)) add(other)
    return found
  }
}

function byShortened(words: readonly string[]): Map<string, string[]> {
  const index = new Map<string, string[]>()
  for (const word of words)
    for (const key of new Set([word, ...shortenedOf(word)])) {
      const known = index.get(key)
      if (known === undefined) index.set(key, [word])
      else known.push(word)
    }
  return index
}

/** A word without each of its letters but the first, which typing errors rarely concern. */
function shortenedOf(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at + 1) + word.slice(at + 2))
}

function beginningWith(sorted: readonly string[], start: string): string[] {
  return sorted.slice(firstFrom(sorted, start), firstFrom(sorted, `${start}\uffff`))
}

/** The place of the first word that does not come before this one. */
function firstFrom(sorted: readonly string[], word: string): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] ?? '') < word) from = middle + 1
    else to = middle
  }
  return from
}

/** One letter added, left out, replaced, or two swapped; typing errors rarely concern the first letter. */
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
