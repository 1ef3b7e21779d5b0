import {
  type FitDoubt,
  type FittedPrice,
  type Measures,
  type PricedLine,
  priceForArticle,
} from '#domain/invoices/line-for-article.ts'
import type { Charge, InvoiceKind } from '#domain/invoices/stored-invoice.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import { keyOf, textOf } from '#domain/invoices/line-keys.ts'
import type { Reading } from './read-line.ts'

export type StoredPrice = {
  unitCode: string | null
  unit: Unit | null
  unitPriceHt: number | null
  reading: Reading | null
}
type Line = StoredPrice & {
  id: string
  code: string | null
  name: string
  charge: Charge | null
  doubts: readonly string[]
  /** Of the catalogue; null for one that the line adds. */
  articleId: string | null
  measures: Measures | null
}

/** - `several-prices`: lines of the same article have other prices */
type Misfit = FitDoubt | 'several-prices'
export type Fit =
  | { key: string; priceHt: number; doubt: null }
  | { key: string; priceHt: null; doubt: Misfit }

export function pricedLine({ unitCode, unit, unitPriceHt, reading }: StoredPrice): PricedLine | null {
  if (unit === null || unitPriceHt === null) return null
  return { unitCode, unit, unitPriceHt, ...reading, facts: reading?.facts ?? null }
}

/** A smaller share is that of two roundings of one price. */
const SAME_SHARE = 0.000_05
export const isSamePrice = (one: number, other: number) => Math.abs(one - other) <= one * SAME_SHARE

/**
 * What the lines of an invoice say that their articles cost, or why that is in doubt: of those that have an article and a
 * price that nothing else makes doubtful. Lines of one article have one key.
 */
export function fitOfLines(
  lines: readonly Line[],
  { kind }: { kind: InvoiceKind },
): ReadonlyMap<string, Fit> {
  const fits = new Map<string, Fit>()
  if (kind === 'credit') return fits
  for (const line of lines) {
    const priced = pricedLine(line)
    if (line.charge !== null || line.doubts.length > 0 || line.measures === null || priced === null) continue
    const key = line.articleId ?? textOf(keyOf(line))
    fits.set(line.id, fitOf(key, priceForArticle(priced, line.measures)))
  }
  const several = new Set<string>()
  const firsts = new Map<string, number>()
  for (const { key, priceHt } of fits.values()) {
    if (priceHt === null) continue
    const first = firsts.get(key)
    if (first === undefined) firsts.set(key, priceHt)
    else if (!isSamePrice(first, priceHt)) several.add(key)
  }
  for (const [id, { key, doubt }] of fits)
    if (doubt === null && several.has(key)) fits.set(id, { key, priceHt: null, doubt: 'several-prices' })
  return fits
}

function fitOf(key: string, { priceHt, doubt }: FittedPrice): Fit {
  return priceHt === null || doubt !== null
    ? { key, priceHt: null, doubt: doubt ?? 'units-unrelated' }
    : { key, priceHt, doubt }
}
