import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { asEuros } from '../../tables/currencies.ts'
import { whole, containing } from '../../words/word-list.ts'
import { keepByText } from '../grid/keep-by-text.ts'
import {
  STEPS_HEADS,
  DISH_HEADS,
  FOOD_HEADS,
  PRODUCT_HEADS,
  NAME_HEADS,
  NOTE_HEADS,
} from './words/head-words.ts'
import { OTHER_HEADS } from './words/other-heads.ts'
import {
  PRICE_UNIT_HEADS,
  PACK_PRICE_WORDS,
  PRICED_PACKS,
  PACK_HEADS,
  UNIT_PRICE_HEADS,
  MEASURE_PRICE_WORDS,
  PER_WORDS,
  PRICED_MEASURES,
  SMALL_MEASURE_PRICE_WORDS,
  BEHIND_PRICE,
  LINE_COST_HEADS,
  COST_HEADS,
  PORTION_COST_WORDS,
  PORTION_WORDS,
} from './words/price-heads.ts'
import {
  GROSS_QUANTITIES,
  NET_QUANTITIES,
  PORTION_QUANTITIES,
  ONE_PORTION,
  QUANTITY_HEADS,
  QUANTITY_WORDS,
  SUM_HEADS,
  UNIT_HEADS,
  LOSS_WORDS,
} from './words/quantity-heads.ts'

/**
 * What a column of a technical sheet holds.
 * - `quantity`: what is costed; `gross` before trimming, `net` after it; `portionQuantity` of one portion
 * - `loss`: percent that is lost; `yield`: percent that is left
 * - `price` of a unit, `packPrice` of a pack whose content `pack` holds; `priceUnit` the unit of the price
 * - `lineCost`: what the line costs; `portionCost` what it costs in one portion
 * - `dish`: the sheet that a row belongs to, where one table holds several
 */
export type HeadRole =
  | 'name'
  | 'quantity'
  | 'gross'
  | 'net'
  | 'portionQuantity'
  | 'unit'
  | 'loss'
  | 'yield'
  | 'price'
  | 'packPrice'
  | 'priceUnit'
  | 'pack'
  | 'lineCost'
  | 'portionCost'
  | 'dish'
  | 'steps'
  | 'note'
  | 'other'
export type HeadHints = Partial<Record<HeadRole, number>>

/** Headings of the steps: in the first row of a column of them, or alone in the row above them. */
export const STEPS_HEAD = whole(STEPS_HEADS)

const HINTS: [role: HeadRole, strength: number, head: RegExp][] = [
  ['dish', 9, whole(DISH_HEADS)],
  ['steps', 9, STEPS_HEAD],
  ['steps', 9, /^phases? (?:techniques?|essentielles?|de .*)$/u],
  ['steps', 5, /^(?:techniques?|preparations?|phases?)$/u],
  ['name', 10, whole(FOOD_HEADS)],
  ['name', 9, whole(PRODUCT_HEADS)],
  ['name', 7, whole(NAME_HEADS)],
  ['gross', 10, new RegExp(GROSS_QUANTITIES, 'u')],
  ['net', 9, new RegExp(NET_QUANTITIES, 'u')],
  [
    'portionQuantity',
    9,
    new RegExp(
      String.raw`${PORTION_QUANTITIES}.*(?:\/|par|pour 1|per|por) ?${ONE_PORTION}|^(?:\/ ?pers|par pers|pour 1 pers).*`,
      'u',
    ),
  ],
  ['quantity', 10, new RegExp(String.raw`^${QUANTITY_HEADS}(?: .*)?$`, 'u')],
  ['quantity', 7, containing(QUANTITY_WORDS)],
  ['unit', 10, new RegExp(String.raw`^${UNIT_HEADS}\.?$`, 'u')],
  ['yield', 9, /^(?!.*\bperdus?\b)%? ?(?:de )?(?:rendements?|yields?|rdt|rendimiento).*$/u],
  ['loss', 10, containing(LOSS_WORDS)],
  ['priceUnit', 9, whole(PRICE_UNIT_HEADS)],
  [
    'packPrice',
    10,
    new RegExp(
      String.raw`(?:${PACK_PRICE_WORDS}s?\b.*${PRICED_PACKS}|(?:pack|case|box|colis|carton|bottle) ?(?:price|cost)|^prix (?:d['’] ?)?achat(?! ?u).*|^purchase price$|^precio (?:de )?compra$)`,
      'u',
    ),
  ],
  ['pack', 9, whole(PACK_HEADS)],
  ['price', 10, new RegExp(String.raw`^${UNIT_PRICE_HEADS}(?: .*)?$`, 'u')],
  [
    'price',
    10,
    new RegExp(
      String.raw`${MEASURE_PRICE_WORDS}s? ?(?:ht|h\.t\.?|ttc)? ?${PER_WORDS}? ?${PRICED_MEASURES}(?: h\.?t\.?| ttc)?\)?$`,
      'u',
    ),
  ],
  [
    'price',
    10,
    new RegExp(
      String.raw`${SMALL_MEASURE_PRICE_WORDS} ?(?:h\.?t\.? )?(?:\/|au |par |per |por |al ) ?(?:g|gr|cl|ml|dl)$`,
      'u',
    ),
  ],
  ['price', 7, new RegExp(String.raw`^(?:prix|px|tarifs?|price|precio)(?: ${BEHIND_PRICE})*$`, 'u')],
  ['lineCost', 10, new RegExp(String.raw`^${LINE_COST_HEADS}(?: .*)?$`, 'u')],
  ['lineCost', 7, new RegExp(String.raw`^${COST_HEADS}(?: (?:h\.?t\.?|€|eur|en €|\(.*\)))*$`, 'u')],
  [
    'portionCost',
    10,
    new RegExp(
      String.raw`^${PORTION_COST_WORDS}\b.{0,18}?(?:\/ ?|\b)${PORTION_WORDS}(?: (?:h\.?t\.?|€|eur|en €|\(.*\)))*$`,
      'u',
    ),
  ],
  ['quantity', 5, whole(SUM_HEADS)],
  ['lineCost', 3, /^(?:prix|price|precio)(?: .*)?$/u],
  ['note', 8, whole(NOTE_HEADS)],
  ['other', 9, whole(OTHER_HEADS)],
]

const ASIDE = /\s*\(([^)]*)\)\s*/gu

const LONGEST = 45

/** The words of a head, folded, without line breaks and signs around it. */
export const headWords = keepByText(wordsOf)

function wordsOf(text: string): string {
  return asEuros(foldForSearch(text))
    .replaceAll(/[\s_\n]+/gu, ' ')
    .replaceAll(/\beuros?\b/gu, '€')
    .replaceAll(/^[\s*:.–-]+|[\s*:–-]+$/gu, '')
    .trim()
}

/** How strongly the words of a head are of each role; empty for other words. */
export const headHints = keepByText(hintsOf)

function hintsOf(text: string): HeadHints {
  const words = headWords(text)
  if (words === '' || words.length > LONGEST) return {}
  const hints: HeadHints = {}
  for (const plain of new Set([words, words.replaceAll(ASIDE, ' ').trim()]))
    for (const [role, strength, head] of HINTS)
      if (head.test(plain)) hints[role] = Math.max(hints[role] ?? 0, strength)
  return withoutContained(hints)
}

/** A more special role excludes those that its words contain. */
function withoutContained(hints: HeadHints): HeadHints {
  const drop = (...roles: HeadRole[]) => {
    for (const role of roles) delete hints[role]
  }
  // 'Produit fini' is no ingredient.
  if (hints.dish !== undefined) drop('name')
  if (hints.portionCost !== undefined) drop('price', 'lineCost', 'quantity', 'portionQuantity')
  if (hints.packPrice !== undefined) drop('price', 'lineCost', 'pack')
  if (hints.loss !== undefined || hints.yield !== undefined) drop('quantity', 'net', 'gross')
  if (hints.gross !== undefined || hints.net !== undefined || hints.portionQuantity !== undefined)
    drop('quantity')
  if (hints.price !== undefined && hints.price > 7) drop('lineCost', 'unit', 'other')
  if (hints.pack !== undefined) drop('quantity')
  if (hints.priceUnit !== undefined) drop('unit')
  if (hints.other !== undefined && hints.dish === undefined && hints.steps === undefined)
    return { other: hints.other }
  return hints
}
