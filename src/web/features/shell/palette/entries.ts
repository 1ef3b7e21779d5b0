import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { containsWords, searchWords } from '#domain/catalogue/search-words.ts'

/** What can be done with a hit beside opening it. */
const VERBS = ['open', 'read', 'edit', 'print', 'price', 'priceList', 'replace', 'merge'] as const
export type Verb = (typeof VERBS)[number]

/** Verbs that can be typed before a name: 'prix beurre'. */
const TYPED_VERBS = ['edit', 'print', 'price'] as const
type TypedVerb = (typeof TYPED_VERBS)[number]

/** One line of the palette. */
export interface PaletteEntry {
  id: string
  kind: 'action' | 'page' | 'sheet' | 'product' | 'dish' | 'menu' | 'carte' | 'supplier'
  label: string
  /** Dimmed, below the label. */
  about?: string
  /** Other words under which it is found. */
  keywords?: string
  /** By Enter or a click. */
  run: () => void
  /** In their order; none for pages and actions. */
  verbs?: readonly { verb: Verb; run: () => void }[]
}

/** The verb that a text begins with and what follows it; the whole text without one. */
export function readVerb(
  typed: string,
  words: Record<TypedVerb, string>,
): { verb?: TypedVerb; rest: string } {
  const [first = '', ...others] = typed.trimStart().split(/\s+/)
  const rest = others.join(' ')
  const verb = TYPED_VERBS.find((each) => foldForSearch(words[each]) === foldForSearch(first))
  return verb === undefined || rest.trim() === '' ? { rest: typed } : { verb, rest }
}

/** Entries that hold every typed word: the same name first, then those that begin with what is typed, or have a word that does. */
export function rankEntries(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const words = searchWords(typed)
  const wanted = foldForSearch(typed.trim())
  const ranked = entries.flatMap((entry) => {
    const label = foldForSearch(entry.label)
    if (!containsWords(`${label} ${foldForSearch(entry.keywords ?? '')}`, words)) return []
    return [{ entry, rank: rankOf(label, wanted) }]
  })
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ entry }) => entry)
}

function rankOf(label: string, wanted: string): number {
  if (label === wanted) return 0
  if (label.startsWith(wanted)) return 1
  return label.includes(` ${wanted}`) ? 2 : 3
}
