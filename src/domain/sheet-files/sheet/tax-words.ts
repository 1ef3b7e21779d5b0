import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { containing } from '../../words/word-list.ts'
import { keepByText } from '../grid/keep-by-text.ts'
import {
  TAX_INCLUDED,
  SALE_WORDS,
  PURCHASE_WORDS,
  PRICE_WORDS,
  COST_WORDS,
  GUESTS_WHO_PAY,
} from './words/tax-words.ts'

const TAX = new RegExp(TAX_INCLUDED, 'u')
const NET = /\bht\b|\bhors tax|\bexcl\w*|\bsin iva\b/u
const SALE = containing(SALE_WORDS)
const PURCHASE = containing(PURCHASE_WORDS)
const PRICE = containing(PRICE_WORDS)
const COST = containing(COST_WORDS)
/** In a remark on prices: of what a guest pays. */
const OF_GUESTS = new RegExp(
  String.raw`\bemporter\b|\blivr\w*|\btraiteur\b|(?:\bpar|\/) ?${GUESTS_WHO_PAY}`,
  'u',
)
const DENIED = /\b(?:pas|non|sans|jamais|ni|not|never)\b/u
const AMOUNT = /\d ?(?:€|eur\b|euros?\b)/u
/** 'TTC', 'en € TTC', '€ TTC / kg': it is about the text beside it. */
const BARE = /^(?:en )?(?:€|eur|euros?)? ?(?:\/ ?\p{L}+ ?)?ttc(?: ?\/ ?\p{L}+)?$/u

/** Folded, with abbreviations as one word: 'P.U. T.T.C.' is 'pu ttc'. */
const plainWords = keepByText((text) =>
  foldForSearch(text)
    .replaceAll(/\b(t)\. ?(t)\. ?(c)\b\.?|\b([hp])\. ?([tuv])\b\.?/gu, '$1$2$3$4$5')
    .trim(),
)

/** Whether a text says that something includes VAT. */
export const saysTax = (text: string) => TAX.test(plainWords(text))
/** Whether a text says that something is without VAT. */
export const saysNet = (text: string) => NET.test(plainWords(text))
/** Whether a text is about what guests pay. */
export const saysSale = (text: string) => SALE.test(plainWords(text))
/** Whether a text is about what the kitchen buys. */
export const saysPurchase = (text: string) => PURCHASE.test(plainWords(text))
/** Whether a text is 'TTC' alone, with its currency and its unit at most. */
export const isBareTax = (text: string) =>
  BARE.test(
    plainWords(text)
      .replaceAll(/[()[\]]/gu, '')
      .trim(),
  )

/** Whether the label of a figure says that it is a cost with VAT. */
export function isCostWithTax(label: string): boolean {
  const words = plainWords(label)
  return TAX.test(words) && !SALE.test(words) && (COST.test(words) || isBareTax(label))
}

/** Whether the label of a figure says that it is a cost without VAT. */
export function isCostWithoutTax(label: string): boolean {
  const words = plainWords(label)
  return NET.test(words) && !TAX.test(words) && !SALE.test(words) && COST.test(words)
}

const MAY_SAY_TAX = /t\.? ?t\.? ?c|taxe?|vat|iva|tva/iu

/** Whether a remark says that purchase prices include VAT: 'NB : tous les prix sont TTC (Promocash)'. */
export function isTaxRemark(text: string): boolean {
  if (!MAY_SAY_TAX.test(text)) return false
  const words = plainWords(text)
  if (!TAX.test(words)) return false
  const clauses = words
    .split(/[;:()[\]–—]|,(?!\d)|\.(?!\d)|\s(?:-|et|and|y)\s/u)
    .map((clause) => clause.trim())
  return clauses.some((clause, at) => {
    if (!TAX.test(clause) || NET.test(clause) || DENIED.test(clause)) return false
    if (BARE.test(clause)) return !SALE.test(clauses[at - 1] ?? '') && !NET.test(clauses[at - 1] ?? '')
    if (SALE.test(clause)) return /\bachats?\b/u.test(clause) && !/\bventes?\b|\bpv\b/u.test(clause)
    return PRICE.test(clause) && (PURCHASE.test(clause) || !(AMOUNT.test(clause) || OF_GUESTS.test(clause)))
  })
}
