import { expect, test } from 'vitest'
import type { InvoiceLineAnswer } from '#contract/invoice-shapes.ts'
import { articleRef, invoiceLine } from '#contract/testing/invoice-answers.ts'
import { catalogueFacts } from '#contract/testing/supplier-fixtures.ts'
import { pricesOf, pricesOfArticle } from './prices-of-line.ts'

/** A plateau of eggs of 0.26 € each in the catalogue. */
const eggs = (line: Partial<InvoiceLineAnswer>) =>
  invoiceLine({
    article: articleRef({ unit: 'pièce', priceHt: 0.26 }),
    read: catalogueFacts({ name: 'Œuf plateau de 30', unit: 'pièce', priceHt: 8.1, packPriceHt: 8.1 }),
    unit: 'pièce',
    unitPriceHt: 8.1,
    ...line,
  })
const EACH_FIRST = [0.27, 8.1].map((priceHt) => ({ unit: 'pièce', priceHt }))

test('of a pack that is far from the known price that of one of it is shown as well, the nearest first', () => {
  expect(pricesOf(eggs({ doubts: ['price-far-from-known'] }))).toEqual(EACH_FIRST)
})

test('of several readings the nearest to the known price is first', () => {
  const readings = [8.1, 0.27].map((priceHt) => ({ unit: 'pièce' as const, priceHt }))
  expect(pricesOf(eggs({ doubts: ['pack-missing'], readings }))).toEqual(EACH_FIRST)
})

test('what one of the article may cost is that of one and that of the pack, unless several lines say several prices', () => {
  expect(pricesOfArticle(eggs({ misfit: 'content-missing' }))).toEqual(EACH_FIRST)
  expect(pricesOfArticle(eggs({ misfit: 'several-prices' }))).toEqual([])
})
