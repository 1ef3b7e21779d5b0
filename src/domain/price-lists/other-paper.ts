import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { plainHead } from '../tables/head-hints.ts'
import { anywhere } from '../words/word-list.ts'
import { isPriceHead } from './column-roles.ts'
import { priceHeaderOf } from './price-header.ts'
import {
  AMOUNT_HEADS,
  BARE_PRICE_HEADS,
  BOUGHT_PACKS,
  CHECK_HEADS,
  CHECK_TITLES,
  CREDIT_TITLES,
  DELIVERY_TITLES,
  DISH_HEADS,
  INVOICE_TITLES,
  KILO_HEADS,
  ORDER_HEADS,
  ORDER_TITLES,
  QUANTITY_HEADS,
  SALES_HEADS,
  SALES_TITLES,
  STOCK_HEADS,
  STOCK_TITLES,
  TAX_HEADS,
  USED,
  WEIGHED_HEADS,
} from './words/other-papers.ts'

/** Papers with products and figures that are no price list. */
export const OTHER_PAPERS = [
  'paper-invoice',
  'paper-credit',
  'paper-order',
  'paper-stock',
  'paper-recipes',
  'paper-sales',
  'paper-checks',
] as const
export type OtherPaper = (typeof OTHER_PAPERS)[number]

const QUANTITY = anywhere(QUANTITY_HEADS)
const AMOUNT = anywhere(AMOUNT_HEADS)
const BOUGHT = anywhere(BOUGHT_PACKS)
const STOCK = anywhere(STOCK_HEADS)
const ORDER = anywhere(ORDER_HEADS)
const SALES = anywhere(SALES_HEADS)
const USE = anywhere(USED)
const CHECK = anywhere(CHECK_HEADS)
const DISH = anywhere(DISH_HEADS)
const KILOS = anywhere(KILO_HEADS)
const WEIGHED = anywhere(WEIGHED_HEADS)
const TAXED = anywhere(TAX_HEADS)
const BARE_PRICE = anywhere(BARE_PRICE_HEADS)
const INVOICE_TITLE = anywhere(INVOICE_TITLES)
const CREDIT_TITLE = anywhere(CREDIT_TITLES)
const DELIVERY_TITLE = anywhere(DELIVERY_TITLES)
const ORDER_TITLE = anywhere(ORDER_TITLES)
const STOCK_TITLE = anywhere(STOCK_TITLES)
const TITLES = [
  ['credit', CREDIT_TITLE],
  ['invoice', INVOICE_TITLE],
  ['delivery', DELIVERY_TITLE],
  ['order', ORDER_TITLE],
  ['stock', STOCK_TITLE],
  ['sales', anywhere(SALES_TITLES)],
  ['checks', anywhere(CHECK_TITLES)],
] as const
const LONGEST = 200

/** Whether a head is of what a quantity costs in all: beside quantities it is the price of no product. */
export function isAmountHead(header: string): boolean {
  return AMOUNT.test(plainHead(header))
}

/** Whether a head is of how much was bought, delivered or used; 'Qté par colis' is of a pack. */
export function isQuantityHead(header: string): boolean {
  return QUANTITY.test(plainHead(header))
}

/** Whether a head counts the packs that were bought, where another one is of what they cost in all: 'Nb colis', 'Montant HT'. */
export function isBoughtHead(header: string): boolean {
  return BOUGHT.test(plainHead(header))
}

/** The paper that a text above a table names: 'Facture n° 12', 'Livré le 12/11', 'Inventaire au 31/10'. */
function paperTitled(titles: readonly string[]): (typeof TITLES)[number][0] | null {
  const folded = titles.map((text) => foldForSearch(text.slice(0, LONGEST)).trim())
  return TITLES.find(([, words]) => folded.some((text) => words.test(text)))?.[0] ?? null
}

/**
 * Whether a price under a head that names no unit is what a quantity costs in all: beside quantities with their VAT, and under
 * the title of a bill.
 * @param filled whether a column holds figures in most rows
 */
export function isOfBill(
  header: string,
  headers: readonly string[],
  titles: readonly string[],
  filled: (column: number) => boolean,
): boolean {
  const { per, single } = priceHeaderOf(header)
  if (per !== null || single) return false
  const paper = paperTitled(titles)
  const titled = paper === 'invoice' || paper === 'delivery'
  const counts = headers.some((head, at) => {
    const words = plainHead(head)
    return head !== header && filled(at) && (QUANTITY.test(words) || (titled ? WEIGHED : KILOS).test(words))
  })
  const used = headers.some((head, at) => filled(at) && USE.test(plainHead(head)))
  return counts && (titled || used || headers.some((head) => TAXED.test(plainHead(head))))
}

/**
 * Whether a table is of what is taken back: by its title, or by quantities and amounts below zero.
 * @param negative whether the figures of a column are below zero in most rows
 */
export function isCreditNote(
  headers: readonly string[],
  titles: readonly string[],
  negative: (column: number) => boolean,
): boolean {
  const taken = headers.some((head, at) => negative(at) && (isQuantityHead(head) || isAmountHead(head)))
  return taken || paperTitled(titles) === 'credit'
}

/** What a table without a column of prices is, by its heads and by the texts above it; null when they do not say it. */
export function otherPaperOf(
  headers: readonly string[],
  titles: readonly string[] = [],
  negative: (column: number) => boolean = () => false,
): OtherPaper | null {
  const heads = headers.map(plainHead)
  if (isCreditNote(headers, titles, negative)) return 'paper-credit'
  const has = (words: RegExp) => heads.some((head) => words.test(head))
  const counts = has(QUANTITY) || has(KILOS)
  if (has(SALES) || (has(USE) && headers.some(isMoneyHead))) return 'paper-sales'
  if ((has(QUANTITY) || has(BOUGHT)) && has(AMOUNT)) return 'paper-invoice'
  if (counts && has(TAXED) && has(BARE_PRICE)) return 'paper-invoice'
  if (has(ORDER)) return 'paper-order'
  if (has(STOCK)) return 'paper-stock'
  if (has(DISH) && heads.length > 1) return 'paper-recipes'
  if (has(CHECK)) return 'paper-checks'
  const paper = paperTitled(titles)
  if (paper === 'sales' || paper === 'checks') return `paper-${paper}`
  if (paper === 'invoice' || (paper === 'delivery' && headers.some(isMoneyHead))) return 'paper-invoice'
  if (paper === 'delivery' || paper === 'order') return 'paper-order'
  return paper === 'stock' ? 'paper-stock' : null
}

const isMoneyHead = (header: string) => isAmountHead(header) || isPriceHead(header)
