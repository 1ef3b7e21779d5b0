import { headHints, hintsOfHead, plainHead } from '../tables/head-hints.ts'
import type { HeadHint, HeadHints } from '../tables/head-hints.ts'
import { priceHeaderOf } from './price-header.ts'
import { isCurrencyHeader } from './around-table.ts'
import { allergenOfHeader } from './read-allergens.ts'
import { saysWithoutTax, saysWithTax } from './tax-words.ts'
import { anywhere, phrases, whole } from '../words/word-list.ts'
import { FOREIGN_PRODUCT_HEADS } from './words/foreign-product-heads.ts'
import { FOREIGN_SALE_HEADS } from './words/foreign-sale-heads.ts'
import { NAMED_THINGS, NOTES, PLAIN_NAMES } from './words/name-heads.ts'
import {
  BASE_HEADS,
  INVOICED_HEADS,
  PER_MEASURE_HEADS,
  PRICE_HEADS,
  PRICE_POINTS,
} from './words/price-heads.ts'
import { PRODUCT_HEADS } from './words/product-heads.ts'
import { SALE_HEADS } from './words/sale-heads.ts'
import { FOREIGN_UNREAD_HEADS, UNREAD_HEADS } from './words/unread-heads.ts'

/**
 * The role of a column of a list.
 * - `detail`: completes the name (origin, grade, vintage); there may be several
 * - `pack` in words, `packCount` a bare number of pieces in the colis, `content` what one piece holds
 * - `unit`: the unit of the price
 * - `price`: the charged price, without VAT; `priceWithTax` the same with VAT
 * - `unitPrice`: a further price printed for another unit, usually per kg; there may be several
 * - `allergenMark`: a column of crosses under the name of one allergen
 */
export const COLUMN_ROLES = [
  'code',
  'name',
  'detail',
  'brand',
  'category',
  'storage',
  'pack',
  'packCount',
  'content',
  'unit',
  'price',
  'unitPrice',
  'priceWithTax',
  'vat',
  'allergens',
  'allergenMark',
  'ignored',
] as const
export type ColumnRole = (typeof COLUMN_ROLES)[number]

/** Roles that any number of columns may have. */
export const SHARED_ROLES: ReadonlySet<ColumnRole> = new Set([
  'detail',
  'unitPrice',
  'allergens',
  'allergenMark',
  'ignored',
])

/** Roles of columns of prices. */
export const PRICE_ROLES: ReadonlySet<ColumnRole> = new Set(['price', 'unitPrice', 'priceWithTax'])

export type HeaderHint = HeadHint<ColumnRole>

const PER_MEASURE = anywhere(PER_MEASURE_HEADS)
const IGNORED = anywhere(`${UNREAD_HEADS}|${FOREIGN_UNREAD_HEADS}`)
const BASE = anywhere(BASE_HEADS)
const INVOICED = anywhere(INVOICED_HEADS)
const PRICE = anywhere(PRICE_HEADS)
const HINTS: HeadHints<ColumnRole> = headHints([
  ...PRODUCT_HEADS,
  ...SALE_HEADS,
  ...FOREIGN_PRODUCT_HEADS,
  ...FOREIGN_SALE_HEADS,
])
const PRICE_WORDS = PRICE_POINTS.map(([points, words]) => [points, anywhere(words)] as const)

/** 'Prix remisé', 'Prix net après remise': the charged price. 'Remise sur prix' and 'Prix hors remise' are not. */
const DISCOUNTED =
  /^((?:prix|tarifs?|px|net|p\.? ?u\b|puht)(?!.*(?:%|hors|sans|\btaux))\b.*?)\b(?:remisee?s?|ristournee?s?)\b/u

const NOTE = anywhere(NOTES)
const FURTHER = /(?:\b|\D)(?:2|bis|suite)\)?$/u

/** 'Désignation', 'Libellé produit', 'Produits (suite)': two such heads name the same thing in other words. */
const PLAIN_NAME = whole(
  phrases`${PLAIN_NAMES}( ([du|des|de l'|d']( ))${NAMED_THINGS})(( )(\()[<digit>|bis|ter|suite](\)))`,
)

/** Whether a header names products and says nothing else of them. */
export function isPlainNameHeader(header: string): boolean {
  return PLAIN_NAME.test(plainHead(header))
}

/** 'Description', 'Désignation longue', 'Libellé 2': the name of a product only where no better column has it. */
export function isNoteHeader(header: string): boolean {
  const folded = plainHead(header)
  return NOTE.test(folded) || FURTHER.test(folded)
}

/** The possible roles of a column by its header, the strongest first; empty for an unknown header. */
export function hintsOfHeader(header: string): HeaderHint[] {
  const folded = plainHead(header)
  if (folded === '' || folded.length > 60) return []
  if (allergenOfHeader(folded) !== null) return [{ role: 'allergenMark', strength: 9 }]
  if (/\b(?:tva|vat|mwst|ust|i\.?v\.?a)\b/u.test(folded) && !PRICE.test(folded) && !saysWithTax(folded))
    return [{ role: 'vat', strength: 9 }]
  if (isCurrencyHeader(folded)) return [{ role: 'ignored', strength: 9 }]
  if (PRICE.test(folded)) return priceHints(folded)
  if (IGNORED.test(folded)) return [{ role: 'ignored', strength: 9 }]
  return hintsOfHead(HINTS, folded)
}

/** Whether a header names a price before anything else. */
export function isPriceHead(header: string): boolean {
  return PRICE_ROLES.has(hintsOfHeader(header)[0]?.role ?? 'ignored')
}

function priceHints(folded: string): HeaderHint[] {
  if (IGNORED.test(folded.replace(DISCOUNTED, '$1'))) return [{ role: 'ignored', strength: 9 }]
  if (INVOICED.test(folded)) return [{ role: 'unit', strength: 10 }]
  const strength = PRICE_WORDS.reduce((sum, [points, words]) => sum + (words.test(folded) ? points : 0), 5)
  const [year] = /\b20\d\d\b/u.exec(folded) ?? []
  const recent = strength + (year === undefined ? 0 : (Number(year) - 2000) / 100)
  if (saysWithTax(folded) || (/incl/u.test(folded) && !saysWithoutTax(folded)))
    return [{ role: 'priceWithTax', strength: recent + 3 }]
  // 'Prix au kg ou à la pièce': the column of units decides which.
  const ofMeasure = priceHeaderOf(folded).or.length > 0
  const either = /\b(?:ou|or)\b/u.test(folded) && !ofMeasure
  if (ofMeasure || (PER_MEASURE.test(folded) && !either)) return [{ role: 'unitPrice', strength: 9 }]
  const price: HeaderHint = { role: 'price', strength: recent }
  return BASE.test(folded) ? [{ role: 'unit', strength: 7 }, price] : [price]
}
