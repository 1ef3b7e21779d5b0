import { ALLERGENS } from '../allergens/allergen.ts'
import type { Allergen } from '../allergens/allergen.ts'
import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { anywhere, containing, phrases, whole } from '../words/word-list.ts'
import {
  ABSENT_HEADS,
  ABSENT_LISTS,
  ABSENT_MARKS,
  ABSENT_WORDS,
  ASKED_HEADS,
  CONTAINED_MARKS,
  LITTLE_WORDS,
  NO_ALLERGENS,
  PAIRED_MARKS,
  TRACE_MARKS,
  TRACE_WORDS,
} from './words/allergen-statements.ts'
import { ALLERGEN_WORDS, NOT_WHAT_THEY_NAME } from './allergen-words.ts'
import { FREE_OF_ANIMALS, NOT_OF_ANIMALS, PLANT_INGREDIENTS } from './words/no-allergens.ts'

export interface AllergensReading {
  /** In the order of the list. */
  allergens: Allergen[]
  /** True when the text states that there is none. */
  allergenFree: boolean
  /** Named as possible only, and not contained. */
  traces: Allergen[]
  /** True when numbers were read as positions in the regulation's list. */
  numbered: boolean
  /** Words that name none of the fourteen. */
  unknown: string[]
}

const NONE = whole(phrases`${NO_ALLERGENS}(.)`)
const TRACES = new RegExp(`${TRACE_WORDS}|kann .{0,40}enthalten`, 'u')
const LITTLE = whole(LITTLE_WORDS)
/** Where a phrase ends: a list of what is absent or possible does not reach into 'contient'. */
const PHRASES =
  /[.;\n]|(?=peut contenir|may contain|\btraces?\b)|(?<!\bne |\bpas |\bnot |\bdoes not |\bnon )(?=\b(?:contient|contains|contiene|enthalt)\b)|(?=\b(?:ne contien(?:t|nent) pas|exempte?s? d|absence d|free (?:from|of)|does not contain)\b)/u
const ABSENT_LIST = anywhere(phrases`¦${ABSENT_LISTS}`)
const ABSENT_PART = anywhere(phrases`¦${ABSENT_WORDS}¦…$`)
const ABSENT_HEAD = containing(ABSENT_HEADS)
const YES_NO_HEAD = anywhere(ASKED_HEADS)
const CONTAINED_MARK = whole(CONTAINED_MARKS)
const TRACE_MARK = whole(TRACE_MARKS)
const ABSENT_MARK = whole(ABSENT_MARKS)
const NOT_ANIMAL = containing(NOT_OF_ANIMALS)
const OF_PLANTS = new RegExp(String.raw`\b${PLANT_INGREDIENTS}\b`, 'gu')
/** 'dairy-free cheese' says what 'vegan cheese' says. */
const FREE_NAMED = new RegExp(
  String.raw`\b${FREE_OF_ANIMALS}[ -]free(?= \p{L})|(?<=\p{L} \(?)${FREE_OF_ANIMALS}[ -]free\b`,
  'gu',
)
/** 'fromage (sans lait)', 'cheese (vegan)': of what is before the bracket. */
const DENIED_ASIDE = new RegExp(
  String.raw`\(((?:${ABSENT_WORDS}\b|[^()]*\b${NOT_OF_ANIMALS}\b)[^()]*)\)`,
  'gu',
)
const OF_ANIMALS: ReadonlySet<Allergen> = new Set(['Lait', 'Œufs', 'Poisson', 'Crustacés', 'Mollusques'])
const LACTOSE = /lactos\p{L}*/gu
/** '0 % gluten', 'zéro lactose', 'moins de 20 ppm de gluten'. */
const NONE_OF =
  /(?<![\d.,])(?:(?:0|zero)(?:[.,]0+)?\s?%\s?(?:de\s|d['’])?|zero\s(?:de\s|d['’])?|(?:moins de|<)\s?\d+\s?(?:ppm|mg\s?\/\s?kg)\s(?:de\s|d['’])?)(?!mg\b|m\.g|mat)\p{L}+/gu
/** 'gluten 0 %', and not the fat of 'yaourt 0 %'. */
const NONE_BEHIND = /\b(\p{L}+)\s?:?\s?\(?(?:0|zero)(?:[.,]0+)?\s?%\)?(?!\s?(?:mg\b|m\.g|mat))/gu
/** 'gluten-free', 'glutenfrei', 'lactose free'. */
const FREE_OF = /(?<!\p{L})\p{L}+(?:\s|-)?(?:free|frei)(?!\p{L})/gu
/** 'Gluten = 0', 'Lait : oui', 'Soja (traces)', 'Gluten: absence'. */
const PAIR = new RegExp(
  String.raw`([\p{L}œ' ]{1,100}?)\s?(?:[=:]\s*\(?|\(|\s(?:en\s|a l['’]etat de\s)?)(${PAIRED_MARKS}|(?<=[=:]\s*)-)(?![\p{L}\d])\)?(?=\s*(?:[,;|/.\n)]|$|\p{L}+\s*[=:]))`,
  'gu',
)

/** The allergens that a text names: 'lait, gluten', 'Contient : lait. Peut contenir des traces de soja.', '1, 7'. */
export function readAllergens(text: string): AllergensReading {
  const folded = foldForSearch(text)
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n\s*/gu, '\n')
    .trim()
  const reading: AllergensReading = {
    allergens: [],
    allergenFree: false,
    traces: [],
    numbered: false,
    unknown: [],
  }
  if (!/[\p{L}\d]/u.test(folded)) return reading
  if (NONE.test(folded)) return { ...reading, allergenFree: true }
  // '0', 'Sans' and 'Absence' alone may be of anything.
  if (readAllergenMark(folded) === 'absent' || folded === 'ras') return { ...reading, unknown: [folded] }
  let unnamed = false
  for (const phrase of withoutPairs(reading, withoutDisguises(folded)).split(PHRASES)) {
    if (NONE.test(phrase.trim())) reading.allergenFree = true
    if (ABSENT_LIST.test(phrase)) continue
    const trace = TRACES.test(phrase)
    // The list continues after the bracket with a trace.
    const [inside = '', ...behind] = trace ? phrase.split(/(?<=\))/u) : [phrase]
    const closed = trace && !inside.includes('(') && inside.endsWith(')')
    for (const part of partsOf(closed ? inside : phrase)) addPart(reading, part, trace)
    if (trace && !ABSENT_PART.test(phrase)) unnamed = true
    for (const part of closed ? behind.flatMap(partsOf) : []) addPart(reading, part, false)
  }
  // 'Peut contenir des traces' warns of something that it does not name.
  if (unnamed && reading.traces.length === 0) reading.unknown.push(folded)
  const allergens = inOrder(reading.allergens)
  return {
    ...reading,
    allergens,
    allergenFree: reading.allergenFree && allergens.length === 0,
    traces: inOrder(reading.traces).filter((trace) => !allergens.includes(trace)),
  }
}

function withoutDisguises(text: string): string {
  return NOT_WHAT_THEY_NAME.reduce((plain, [words, named]) => plain.replaceAll(words, named), text)
    .replaceAll(NONE_OF, ' ')
    .replaceAll(NONE_BEHIND, (whole, word: string) =>
      word.startsWith('lactos') || !ALLERGEN_WORDS.Lait.test(word) ? ' ' : whole,
    )
    .replaceAll(FREE_NAMED, 'vegan')
    .replaceAll(FREE_OF, ' ')
    .replaceAll(DENIED_ASIDE, '$1')
}

/** Adds what is marked by a value behind its name, and gives the text without it. */
function withoutPairs(reading: AllergensReading, text: string): string {
  return text.replaceAll(PAIR, (whole, name: string, value: string) => {
    const found = ALLERGENS.filter((allergen) => ALLERGEN_WORDS[allergen].test(name))
    if (found.length === 0 || TRACES.test(name) || ABSENT_PART.test(name)) return whole
    const mark = readAllergenMark(value.replace(/ .*$/u, ''))
    if (mark === 'contained') reading.allergens.push(...found)
    if (mark === 'traces') reading.traces.push(...found)
    return ' '
  })
}

interface Part {
  text: string
  /** What it is without: 'sans lait' of 'fromage sans lait'. */
  absent: string
}

function partsOf(phrase: string): Part[] {
  return phrase.split(/[,+|()]|:|\s\/\s/u).flatMap((part) => {
    // 'Sans gluten et lactose' is without both; 'lait et soja' are two.
    const plain = part.replace(ABSENT_PART, ' ')
    const [absent = ''] = ABSENT_PART.exec(part) ?? []
    return plain.split(/\bet\b|\band\b|\//u).map((one) => ({ text: one.trim(), absent }))
  })
}

/** Whether a part says that the animal product it names is none: 'fromage végétal', 'fromage sans lait'. */
function isDenied(allergen: Allergen, { text, absent }: Part): boolean {
  if (!OF_ANIMALS.has(allergen)) return false
  return (
    NOT_ANIMAL.test(text.replaceAll(OF_PLANTS, ' ')) ||
    ALLERGEN_WORDS[allergen].test(absent.replaceAll(LACTOSE, ' '))
  )
}

function inOrder(found: readonly Allergen[]): Allergen[] {
  return ALLERGENS.filter((allergen) => found.includes(allergen))
}

function addPart(reading: AllergensReading, whole: Part, trace: boolean): void {
  const part = whole.text
  if (part === '') return
  const number = /^\d{1,2}$/u.test(part) ? ALLERGENS[Number(part) - 1] : undefined
  const named =
    number === undefined ? ALLERGENS.filter((allergen) => ALLERGEN_WORDS[allergen].test(part)) : [number]
  const found = named.filter((allergen) => !isDenied(allergen, whole))
  if (found.length < named.length) reading.unknown.push(`${part} ${whole.absent}`.trim())
  if (number !== undefined) reading.numbered = true
  ;(trace ? reading.traces : reading.allergens).push(...found)
  const words = part.split(/\s+/u).filter((word) => !LITTLE.test(word))
  if (named.length === 0 && words.length > 0 && !TRACES.test(part)) reading.unknown.push(words.join(' '))
}

/** The meaning of a header for all cells of its column: 'Traces d’allergènes', 'Absence de'. */
export function allergensOfColumn(header: string): 'contained' | 'traces' | 'absent' | 'yes-no' {
  const folded = foldForSearch(header)
  if (TRACES.test(folded)) return 'traces'
  if (ABSENT_HEAD.test(folded)) return 'absent'
  return YES_NO_HEAD.test(folded) ? 'yes-no' : 'contained'
}

/** The allergen that the header of a column of marks names, alone in it; null for any other header. */
export function allergenOfHeader(header: string): Allergen | null {
  const { allergens, unknown, numbered } = readAllergens(header)
  const [only] = allergens
  return only !== undefined &&
    allergens.length === 1 &&
    unknown.length === 0 &&
    !numbered &&
    header.length <= 40
    ? only
    : null
}

export type AllergenMark = 'contained' | 'traces' | 'absent' | 'unmarked' | 'unknown'

/** The meaning of a mark under an allergen: 'X', 'oui', '1' mean that it is contained; an empty cell is 'unmarked'. */
export function readAllergenMark(text: string): AllergenMark {
  const folded = foldForSearch(text).trim()
  if (folded === '') return 'unmarked'
  if (CONTAINED_MARK.test(folded)) return 'contained'
  if (TRACE_MARK.test(folded)) return 'traces'
  return ABSENT_MARK.test(folded) ? 'absent' : 'unknown'
}
