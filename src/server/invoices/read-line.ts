import type { CatalogueFacts } from '#contract/catalogue.ts'
import type { InvoiceAsRead } from '#contract/facts/invoice-as-read.ts'
import { type ConfirmedUnit, priceOfLine } from '#domain/invoices/line-price.ts'
import type { Charge, InvoiceKind } from '#domain/invoices/stored-invoice.ts'
import type { Unit } from '#domain/quantity/unit.ts'

export type ReadLine = InvoiceAsRead['lines'][number]

/** What is kept of how a line was read. */
export type Reading = {
  facts: CatalogueFacts | null
  printed: { printed: number; paid: number; cause: string | null } | null
  readings: { unit: Unit; priceHt: number }[]
  charge: Charge | null
  /** The price before the user confirmed that it is that of one unit of the article, whatever either holds. */
  ofArticle?: { unit: Unit; priceHt: number }
}

export type PricedLine = {
  unitPriceHt: number | null
  unit: Unit | null
  doubts: string[]
  reading: Reading
}

/**
 * The price of a line, and the reasons why it sets none.
 * @param confirmed how the same article was confirmed on an earlier invoice
 */
export function readLine(
  line: ReadLine,
  { kind }: { kind: InvoiceKind },
  confirmed: ConfirmedUnit | null,
): PricedLine {
  const plain = priceOfLine(line, { kind })
  const isOpen = !plain.known || plain.doubts.length > 0
  const isOfArticle = confirmed?.ofArticle === true && confirmed.unitCode === line.unitCode
  const price = confirmed !== null && (isOpen || isOfArticle) ? priceOfLine(line, { kind }, confirmed) : plain
  if (!price.known)
    return {
      unitPriceHt: null,
      unit: null,
      doubts: [price.reason],
      reading: { facts: price.facts, printed: null, readings: price.readings, charge: price.charge },
    }
  const { facts, printed, readings, doubts } = price
  const own = plain.known && !isOpen ? plain.facts : facts
  const ofArticle = { unit: own.unit, priceHt: own.priceHt }
  return {
    unitPriceHt: facts.priceHt,
    unit: facts.unit,
    doubts: [...doubts],
    reading: { facts: own, printed, readings, charge: null, ...(isOfArticle && { ofArticle }) },
  }
}
