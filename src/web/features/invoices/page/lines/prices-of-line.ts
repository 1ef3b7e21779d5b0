import type { InvoiceLineAnswer } from '#contract/invoice-shapes.ts'
import { nearestFirst, type OfferedPrice, pricesForUnit } from '#domain/invoices/prices-for-unit.ts'
import { FAR } from '#domain/invoices/stored-invoice.ts'
import { isSameUnit } from '#domain/quantity/same-unit.ts'

/** The prices that a line in doubt may have, the likeliest first; of one that is far from its article's also the others of this. */
export function pricesOf(line: InvoiceLineAnswer): OfferedPrice[] {
  const { unit, unitPriceHt, readings, doubts } = line
  const own = unit === null || unitPriceHt === null ? [] : [{ unit, priceHt: unitPriceHt }]
  if (!doubts.includes(FAR)) return likeliestFirst(line, readings.length > 0 ? readings : own)
  const isReading = own.some((price) => readings.some((one) => isSamePrice(one, price)))
  const others = offeredFor(line).filter(({ priceHt }) => priceHt !== unitPriceHt)
  return likeliestFirst(line, [...(isReading ? readings : own), ...others])
}

/** What one unit of its article may cost by a line, the likeliest first; none where the lines of one article have several prices. */
export function pricesOfArticle(line: InvoiceLineAnswer): OfferedPrice[] {
  return line.misfit === 'several-prices' ? [] : likeliestFirst(line, offeredFor(line))
}

function offeredFor(line: InvoiceLineAnswer): OfferedPrice[] {
  const { unitCode, unit, unitPriceHt, readings, read, article, newArticle } = line
  const of = article ?? newArticle
  if (of === null || unit === null || unitPriceHt === null) return []
  const priced = { unitCode, unit, unitPriceHt, readings, facts: read }
  return pricesForUnit(priced, { unit: of.unit, packText: article?.packText ?? null })
}

const isSamePrice = (one: OfferedPrice, other: OfferedPrice) =>
  isSameUnit(one.unit, other.unit) && one.priceHt === other.priceHt

/** Those in the unit of the article of the catalogue first, by how near they are to its price. */
function likeliestFirst({ article }: InvoiceLineAnswer, prices: readonly OfferedPrice[]): OfferedPrice[] {
  const distinct = prices.filter((one, at) => prices.findIndex((other) => isSamePrice(one, other)) === at)
  if (article === null) return distinct
  const isComparable = ({ unit }: OfferedPrice) => isSameUnit(unit, article.unit)
  const others = distinct.filter((price) => !isComparable(price))
  return [...nearestFirst(distinct.filter(isComparable), article.priceHt), ...others]
}
