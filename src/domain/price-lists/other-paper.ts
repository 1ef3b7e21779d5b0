import { plainHead } from '../tables/head-hints.ts'
import { anywhere } from '../words/word-list.ts'
import { AMOUNT_HEADS, DISH_HEADS, ORDER_HEADS, QUANTITY_HEADS, STOCK_HEADS } from './words/other-papers.ts'

/** Papers with products and figures that are no price list. */
export const OTHER_PAPERS = ['paper-invoice', 'paper-order', 'paper-stock', 'paper-recipes'] as const
export type OtherPaper = (typeof OTHER_PAPERS)[number]

const QUANTITY = anywhere(QUANTITY_HEADS)
const AMOUNT = anywhere(AMOUNT_HEADS)
const STOCK = anywhere(STOCK_HEADS)
const ORDER = anywhere(ORDER_HEADS)
const DISH = anywhere(DISH_HEADS)

/** Whether a head is of what a quantity costs in all: beside quantities it is the price of no product. */
export function isAmountHead(header: string): boolean {
  return AMOUNT.test(plainHead(header))
}

/** Whether a head is of how much was bought, delivered or used; 'Qté par colis' is of a pack. */
export function isQuantityHead(header: string): boolean {
  return QUANTITY.test(plainHead(header))
}

/** What a table without a column of prices is, by its heads; null when they do not say it. */
export function otherPaperOf(headers: readonly string[]): OtherPaper | null {
  const heads = headers.map(plainHead)
  const has = (words: RegExp) => heads.some((head) => words.test(head))
  if (has(QUANTITY) && has(AMOUNT)) return 'paper-invoice'
  if (has(ORDER)) return 'paper-order'
  if (has(STOCK)) return 'paper-stock'
  return has(DISH) && heads.length > 1 ? 'paper-recipes' : null
}
