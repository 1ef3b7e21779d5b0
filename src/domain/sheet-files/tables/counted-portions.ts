import { containing } from '../../words/word-list.ts'
import type { GridCell } from '../grid/grid.ts'
import { behindLabel } from './labels.ts'
import type { LabelKind } from './labels.ts'
import {
  COUNTS_OF_OTHERS,
  WORDS_BEFORE_COUNT,
  GOODS,
  GUESTS,
  HOLDERS,
  PIECES,
} from './words/portion-words.ts'

/** A number of portions as a text says it. */
export interface CountedPortions {
  value: number
  /** What else the text may mean: 8 of '6 à 8 personnes', 1 of the title 'Gyoza (6 pièces)'; null where it means one number. */
  other: number | null
  /** Whether it is computed: 16 of '2 moules de 8 parts'. */
  isProduct: boolean
}

const MADE = String.raw`(?:${PIECES}|${GOODS}|plateaux|platters)`
const ANY = String.raw`(?:${GUESTS}|${MADE})`
const BEFORE = WORDS_BEFORE_COUNT

const FOR_GUESTS = new RegExp(
  String.raw`(?:^|\s(?=\d{1,5} ?(?:personnes?|pers|pax|couverts?|convives?)\.?$)|\b${BEFORE}\b[^\d]{0,14}|\(|\s[–—-]\s)(\d{1,5})\s*${GUESTS}`,
  'u',
)
/** 'Rendement : 10 pièces de 350 g', 'soit 24 verrines' */
const FOR_MADE = new RegExp(
  String.raw`^${BEFORE}\b(?: (?:de|total\w*|obtenue?))*[^\d\p{L}]{0,4}(\d{1,5}) ?${MADE}\b`,
  'u',
)
/** 'Nb de plateaux 30' */
const NAMED = new RegExp(
  String.raw`^(?:nombre|nbre?|nb|n°)\.? ?(?:de |d['’] ?|of )?${ANY}\s*[:=]?\s*(\d{1,5})$`,
  'u',
)
/** '48 pièces' alone, or behind a title. */
const BARE = new RegExp(
  String.raw`(?:^|\(|\s[–—-]\s*|[:,/]\s*)(\d{1,5}) ?(?:${PIECES}|${GOODS})(?: (?:de|of) \d+ ?(?:g|gr|kg)|s)?\.?\)?$`,
  'u',
)
/** 'Financiers x 48', and no measures of a tray */
const TIMES = /\p{L}\)? x ?(\d{1,4})$/u
/** 'Tiramisu (pour 10)' */
const IN_BRACKETS = /\((?:pour|for|para) (\d{1,4})\)$/u
/** '6 à 8 personnes' */
const RANGE = new RegExp(
  String.raw`(?:^|\b${BEFORE}\b[^\d]{0,14}|\(|\s[–—-]\s)(\d{1,4})(?: ?(?:a|ou|to|or) ?| ?[–—-] ?| ?\/ ?)(\d{1,4}) ?${ANY}`,
  'u',
)
const BARE_RANGE = /^(\d{1,4})(?: ?(?:a|ou|to|or) ?| ?[–—-] ?)(\d{1,4})$/u
/** '2 moules de 8 parts' */
const PRODUCT = new RegExp(
  String.raw`(?:^|\b${BEFORE}\b[^\d]{0,14}|\()(\d{1,3}) ?(?:${HOLDERS}|${GOODS})(?: \p{L}+)? ?(?:de|d'|x|of|a|pour|[:=(]) ?(\d{1,4}) ?(?:${ANY})\)?$`,
  'u',
)
/** 'Pour 1 plaque de 40'; of a mould the number may be its diameter */
const OF_TRAYS = new RegExp(
  String.raw`(?:^|\b${BEFORE}\b[^\d]{0,14}|\()(\d{1,3}) ?(?:plaques?|plateaux|grilles?|trays?) (?:de|d'|of) ?(\d{1,4})\)?$`,
  'u',
)
const GUESTS_BEHIND = new RegExp(String.raw`^\s*:?\s*(\d{1,5})\s*(?:${ANY})?\s*$`, 'u')
/** Fewer pieces behind a title may be those of one portion. */
const LEAST_PIECES = 12
const LONGEST = 120

const one = (value: number): CountedPortions => ({ value, other: null, isProduct: false })

/**
 * 'Pour 10 personnes', '10 couverts', 'Blanquette (pour 8 pers.)', 'Portions : 10 parts', '2 moules de 8 parts': the
 * portions that a text counts; null for any other text.
 * @param kind what its label names
 * @param isAbove whether it is above the lines or in the row of their heads, where '48 pièces' counts portions
 */
export function countedPortions(
  { words }: Pick<GridCell, 'words'>,
  kind: LabelKind | null,
  isAbove: boolean,
): CountedPortions | null {
  if (kind !== null && kind !== 'portions' && kind !== 'title') return null
  if (words.length > LONGEST || !/\d/u.test(words)) return null
  const behind = kind === 'portions' ? behindLabel(words) : null
  const [, holders, each] = PRODUCT.exec(words) ?? OF_TRAYS.exec(words) ?? []
  if (holders !== undefined && each !== undefined) {
    const value = Number(holders) * Number(each)
    return value < 1 ? null : { value, other: null, isProduct: true }
  }
  const [, least, most] =
    RANGE.exec(words) ?? (kind === 'portions' ? BARE_RANGE.exec((behind ?? words).trim()) : null) ?? []
  if (least !== undefined && most !== undefined) {
    const [from, to] = [Number(least), Number(most)]
    // '1/2 portion' is half of one.
    return from > (words.includes('/') ? 1 : 0) && to > from ? { ...one(from), other: to } : null
  }
  const [, counted] =
    FOR_GUESTS.exec(words) ?? IN_BRACKETS.exec(words) ?? FOR_MADE.exec(words) ?? NAMED.exec(words) ?? []
  const figure = counted ?? (behind === null ? undefined : GUESTS_BEHIND.exec(behind)?.[1])
  if (figure !== undefined) return Number(figure) >= 1 ? one(Number(figure)) : null
  const [, bare] = isAbove || kind === 'portions' ? (BARE.exec(words) ?? TIMES.exec(words) ?? []) : []
  if (bare === undefined || Number(bare) < 1) return null
  const pieces = Number(bare)
  const isSure = kind === 'portions' || pieces === 1 || pieces >= LEAST_PIECES
  return { ...one(pieces), other: isSure ? null : 1 }
}

/** 'Tiramisu pour 6', 'Panna cotta 15 verrines' */
const BEHIND = new RegExp(String.raw`\p{L}\)? (?:(?:pour|for|para) (\d{1,4})|(\d{1,4}) ?${ANY}\.?)$`, 'u')

/** The portions behind the title of a block of lines, without a sign between them; null for any other text. */
export function portionsBehind({ words }: Pick<GridCell, 'words'>): CountedPortions | null {
  const [, guests, made] = words.length > LONGEST ? [] : (BEHIND.exec(words) ?? [])
  const value = Number(guests ?? made ?? 0)
  return value < 1 ? null : one(value)
}

/** 'Pour 4', 'Recette pour 4', 'Tiramisu pour 6' above the heads of a table; null for any other text. */
export function guestsAbove({ words }: Pick<GridCell, 'words'>): CountedPortions | null {
  const [, guests] = words.length > LONGEST || OF_OTHERS.test(words) ? [] : (FOR_COUNT.exec(words) ?? [])
  const value = Number(guests ?? 0)
  return value < 1 ? null : one(value)
}
const FOR_COUNT = /(?:^|\p{L}\)? )(?:pour|for|para) (\d{1,4})$/u
const OF_OTHERS = containing(COUNTS_OF_OTHERS)

/** Whether a text names what is counted, and nothing else: 'pièces', 'verrines'. */
export const isCounted = (words: string) => COUNTED.test(words)
const COUNTED = new RegExp(String.raw`^${ANY}\.?$`, 'u')

/** Whether a text begins with what is made of a recipe: '3 plats gastro', '24 verrines'. */
export const beginsWithCount = (words: string) => BEGINS.test(words)
const BEGINS = new RegExp(
  String.raw`^(?:${BEFORE}\b[^\d]{0,14})?\d{1,5} ?(?:${ANY}|${HOLDERS})(?!\p{L})`,
  'u',
)

/** The number in the head of a column of quantities: 'Qté 10 pers', 'Pour 10', '48 pièces'. */
export function countInHeadOf({ words }: Pick<GridCell, 'words'>): number | null {
  const [, counted, bare] = GUESTS_IN_HEAD.exec(words) ?? []
  const guests = Number(counted ?? bare ?? 0)
  return guests < 1 ? null : guests
}
const GUESTS_IN_HEAD = new RegExp(
  String.raw`(?:^|[ /(])(?:(\d{1,4}) ?(?:${GUESTS}|${PIECES})|(?:pour|for|para) (\d{1,4})$)`,
  'u',
)

/** The number of portions that a text says, by the first of its readings; null for any other text. */
export const guestsIn = (cell: GridCell, kind: LabelKind | null): number | null =>
  countedPortions(cell, kind, false)?.value ?? null
