import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { words } from './name-matcher.ts'
import { LEADING_WORDS, NEUTRAL_WORDS, USUAL_WORDS } from './words/product-qualities.ts'

/** Letters by which an abbreviation is known: 'liq' for 'liquide'. */
const ABBREVIATION = 3

/** In 'Miel de fleurs (LUNE DE MIEL)' the words in brackets are a brand, a size or a remark. */
const IN_BRACKETS = /\([^)]*\)|\[[^\]]*\]/gu

interface NamedProduct {
  name: string
  brand: string | null
}

/**
 * Whether a product is what a name means, and nothing that is made of it: 'Œufs frais calibre moyen' is 'Œuf', 'Œufs
 * brouillés', 'Miel pops' for 'Miel' and 'Citron vert' for 'Citron' are not. Both have the same head, and differ by
 * words alone that leave the product what it is.
 */
export function isProductItself(written: string, { name, brand }: NamedProduct): boolean {
  if (!mayBeProduct(written, { name, brand })) return false
  const { own, other, more, less } = comparedNames(written, { name, brand })
  const usual = usualWords(own) ?? usualWords(other) ?? NO_WORDS
  return [...more, ...less].every((word) => usual.has(word))
}

/**
 * Whether a name may mean a product at all, so that it is worth a question: 'Olive' may be 'Olives vertes', but 'Fromage de
 * chèvre' is no 'Fromage gorgonzola' and 'Lait entier' no 'Lait demi-écrémé', since each says what the other does not.
 */
export function mayBeProduct(written: string, product: NamedProduct): boolean {
  const { own, other, more, less } = comparedNames(written, product)
  const [head] = own
  return head !== undefined && head === other[0] && (more.length === 0 || less.length === 0)
}

/** The words of both names, and what each says more than the other. */
function comparedNames(written: string, { name, brand }: NamedProduct) {
  const own = nameWords(written)
  const other = nameWords(name)
  const branded = new Set(words(brand ?? ''))
  const more = missing(other, own).filter((word) => says(word) && !branded.has(word))
  return { own, other, more, less: missing(own, other).filter(says) }
}

const says = (word: string) => !/\d/u.test(word) && !NEUTRAL_WORDS.has(word)

const NO_WORDS: ReadonlySet<string> = new Set()

/** Whether two names begin with the same thing: only such a product is offered for a name. */
export function hasSameHead(written: string, name: string): boolean {
  const [head] = nameWords(written)
  return head !== undefined && nameWords(name)[0] === head
}

/** The words of a name from its head on; those before it are qualities, and come last. */
function nameWords(name: string): string[] {
  const all = words(foldForSearch(name).replaceAll(IN_BRACKETS, ' '))
  const head = all.findIndex((word) => !LEADING_WORDS.has(word) && !/\d/u.test(word))
  return head < 0 ? all : [...all.slice(head), ...all.slice(0, head)]
}

/** What of one name is not in the other, whole or abbreviated. */
const missing = (from: readonly string[], other: readonly string[]) =>
  from.filter((word) => !other.some((known) => known === word || abbreviates(known, word)))

function abbreviates(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= ABBREVIATION && long.startsWith(short)
}

function usualWords(name: readonly string[]): ReadonlySet<string> | undefined {
  const text = `${name.join(' ')} `
  return USUAL_WORDS.find(([head]) => text.startsWith(`${head} `))?.[1]
}
