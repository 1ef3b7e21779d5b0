import { describe, expect, test } from 'vitest'
import type { InvoiceLineAnswer } from '#contract/invoice-shapes.ts'
import { articleRef, invoiceLine, invoicePlan, plannedPrice } from '#contract/testing/invoice-answers.ts'
import { catalogueFacts } from '#contract/testing/supplier-fixtures.ts'
import {
  answersOf,
  givingOf,
  kindOf,
  planOfLines,
  questionOf,
  sureAnswer,
  tiedProduct,
  toResolved,
  withAnswer,
} from './line-state.ts'

const OIL = catalogueFacts({ name: 'Huile 6 x 1 L', unit: 'L', priceHt: 4.55, packPriceHt: 27.3 })
/** '4 C62' of '6 x 1 L': of the carton or of a bottle. */
const openOil = invoiceLine({
  article: null,
  name: 'Huile 6 x 1 L',
  unit: 'L',
  unitPriceHt: 4.55,
  read: OIL,
  doubts: ['price-basis-uncertain'],
  readings: [
    { unit: 'L', priceHt: 4.55 },
    { unit: 'L', priceHt: 27.3 },
  ],
})
const unknown = invoiceLine({ doubts: [], article: null })

describe('what is asked of a line', () => {
  test('a price that may be read two ways is asked before the article', () => {
    expect(questionOf(openOil)).toBe('price')
    expect(answersOf(openOil)).toEqual([
      { as: 'price', unit: 'L', priceHt: 4.55 },
      { as: 'price', unit: 'L', priceHt: 27.3 },
    ])
    expect(questionOf(withAnswer(openOil, { as: 'price', unit: 'L', priceHt: 27.3 }))).toBe('article')
  })

  test('a doubted price without another reading is asked as it is', () => {
    const far = invoiceLine({ doubts: ['price-implausible'], unit: 'kg', unitPriceHt: 300 })
    expect(answersOf(far)).toEqual([{ as: 'price', unit: 'kg', priceHt: 300 }])
  })

  test('a price far from that of its article is confirmed as it is, or its article is another', () => {
    const far = invoiceLine({ doubts: ['price-far-from-known'], unit: 'botte', unitPriceHt: 30, read: null })
    const others = [{ as: 'open' }, { as: 'unpriced' }]
    expect(answersOf(far)).toEqual([{ as: 'price', unit: 'botte', priceHt: 30 }, ...others])
    const { readings } = openOil
    const read = { ...openOil, ...readings[1], unitPriceHt: 27.3, doubts: far.doubts }
    expect(answersOf(read).map(({ as }) => as)).toEqual(['price', 'price', 'open', 'unpriced'])
    expect(withAnswer(far, { as: 'open' }).doubts).toEqual([])
  })

  test('a price that is none of its article is asked by the unit of the article', () => {
    const bottles = {
      article: articleRef({ unit: 'bouteille' }),
      unit: 'unité',
      unitPriceHt: 5.8,
    } as const
    const misfit = invoiceLine({ ...bottles, misfit: 'units-unrelated' })
    expect(questionOf(misfit)).toBe('misfit')
    expect(answersOf(misfit)).toEqual([
      { as: 'price', unit: 'bouteille', priceHt: 5.8 },
      { as: 'open' },
      { as: 'unpriced' },
    ])
    expect(sureAnswer(misfit)).toBeNull()
    expect(answersOf(invoiceLine({ ...bottles, misfit: 'several-prices' })).map(({ as }) => as)).toEqual([
      'open',
      'unpriced',
    ])
  })

  test('nothing is asked of what is free or of an article that is given back, and one that is not known may be left without a price', () => {
    const back = invoiceLine({ unit: null, unitPriceHt: null, lineTotal: -3, doubts: ['negative'] })
    expect(questionOf({ ...back, article: null, doubts: ['free'] })).toBeNull()
    expect(questionOf(back)).toBeNull()
    expect(kindOf(back, planOfLines(undefined), 'waiting')).toBe('none')
    expect(answersOf({ ...back, article: null })).toEqual([{ as: 'unpriced' }])
  })

  test('nothing is asked of an article without a doubt, nor of a charge', () => {
    expect(questionOf(invoiceLine())).toBeNull()
    expect(questionOf(invoiceLine({ charge: 'freight', article: null, doubts: ['charge'] }))).toBeNull()
  })

  test('a line without a price may be a charge, which its name proposes', () => {
    const carriage = invoiceLine({
      article: null,
      unitPriceHt: null,
      unit: null,
      read: null,
      doubts: ['charge'],
      proposedCharge: 'freight',
    })
    expect(questionOf(carriage)).toBe('charge')
    expect(answersOf(carriage)).toEqual([{ as: 'charge', charge: 'freight' }])
    expect(answersOf({ ...carriage, proposedCharge: null })).toEqual([])
  })
})

test('of an unknown unit it is asked what that is, and then which article', () => {
  const readings = (['kg', 'L', 'pièce'] as const).map((unit) => ({ unit, priceHt: 10 }))
  const line = invoiceLine({
    article: null,
    unit: null,
    unitPriceHt: null,
    doubts: ['unit-unknown'],
    readings,
  })
  expect(questionOf(line)).toBe('price')
  expect(answersOf(line)).toEqual(readings.map((price) => ({ as: 'price', ...price })))
  expect(sureAnswer(line)).toBeNull()
  expect(questionOf(withAnswer(line, { as: 'price', unit: 'kg', priceHt: 10 }))).toBe('article')
})

test('of what has the full rate of VAT it is asked first whether it is food, and no key takes that', () => {
  const bags = invoiceLine({ name: 'Sacs poubelle 100 L', article: null, vatRate: 20 })
  expect(answersOf(bags)).toEqual([
    { as: 'charge', charge: 'goods' },
    { as: 'new', product: null },
  ])
  expect(sureAnswer(bags)).toBeNull()
})

describe('what one key takes', () => {
  test('a new article where none is proposed', () => {
    expect(sureAnswer(unknown)).toEqual({ as: 'new', product: null })
  })

  test('a new article with the product that its name means', () => {
    const named = { ...unknown, proposedProduct: { id: 'p', name: 'Huile' } }
    expect(answersOf(named).map((answer) => answer.as === 'new' && answer.product?.name)).toEqual([
      'Huile',
      undefined,
    ])
    expect(sureAnswer(named)).toEqual({ as: 'new', product: named.proposedProduct })
    expect(tiedProduct(named)).toEqual(named.proposedProduct)
    expect(tiedProduct(unknown)).toBeNull()
  })

  test('the article with the code of the line', () => {
    const coded = { ...unknown, code: '1001', proposals: [articleRef({ code: '1001' })] }
    expect(sureAnswer(coded)).toMatchObject({ as: 'article' })
    expect(sureAnswer({ ...coded, name: 'Beurre doux' }), 'whose name is another thing').toBeNull()
  })

  test('none where another name is proposed, for a price in doubt, and for a settled line', () => {
    expect(sureAnswer({ ...unknown, proposals: [articleRef({ code: '77' })] })).toBeNull()
    expect(sureAnswer(openOil)).toBeNull()
    expect(sureAnswer(invoiceLine())).toBeNull()
  })
})

describe('an answer as it is sent', () => {
  test('a new article has the price that was confirmed, and no price of a pack that says another', () => {
    const confirmed = withAnswer(openOil, { as: 'price', unit: 'L', priceHt: 27.3 })
    expect(toResolved(confirmed, { as: 'new', product: { id: 'p', name: 'Huile' } })).toEqual({
      id: openOil.id,
      resolved: { as: 'new', facts: { ...OIL, priceHt: 27.3, packPriceHt: null }, productId: 'p' },
    })
  })

  test('a confirmed unit that is another forgets the content that was read for the first', () => {
    const bottle = catalogueFacts({ unit: 'bouteille', contentQuantity: 1, contentUnit: 'L' })
    const line = invoiceLine({ read: bottle, unit: 'L', unitPriceHt: 4.55 })
    expect(toResolved(line, { as: 'new', product: null })).toMatchObject({
      resolved: { facts: { unit: 'L', priceHt: 4.55, contentQuantity: null, contentUnit: null } },
    })
  })
})

const applied = (change: Partial<InvoiceLineAnswer>) =>
  kindOf(invoiceLine(change), planOfLines(undefined), 'applied')

describe('what becomes of a line', () => {
  const line = invoiceLine()
  const kind = (change: Parameters<typeof plannedPrice>[0]) =>
    kindOf(line, planOfLines(invoicePlan([plannedPrice({ lineId: line.id, ...change })])), 'waiting')

  test('its price rises, falls, is the same, is new, or an older one that changes nothing', () => {
    expect(kind({ before: 2, after: 3 })).toBe('dearer')
    expect(kind({ before: 4, after: 3 })).toBe('cheaper')
    expect(kind({ before: 3, after: 3 })).toBe('unchanged')
    expect(kind({ before: null, after: 3 })).toBe('new')
    expect(kind({ before: 2, after: 3, newer: true })).toBe('newer')
  })

  test('a new article is as its product, whose price follows it', () => {
    const product = {
      id: 'p',
      name: 'Huile',
      unit: 'L',
      before: 4,
      after: 5,
      since: null,
      newer: false,
    } as const
    expect(kind({ before: null, after: 5, product })).toBe('dearer')
    expect(kind({ before: null, after: 5, product: { ...product, after: 4 } })).toBe('new')
    expect(kind({ before: null, after: 5, product: { ...product, newer: true } })).toBe('new')
  })

  test('two lines of one article have its one price', () => {
    const second = { ...line, id: 'second' }
    const plan = planOfLines(
      invoicePlan([
        plannedPrice({ lineId: line.id, articleId: line.article?.id ?? null, before: 2, after: 3 }),
      ]),
    )
    expect(kindOf(second, plan, 'waiting')).toBe('dearer')
  })

  test('one that is left without a price is not to be looked at', () => {
    const misfit = invoiceLine({ misfit: 'several-prices' })
    expect(kindOf(misfit, planOfLines(undefined), 'waiting')).toBe('toLookAt')
    const left = withAnswer(misfit, { as: 'unpriced' })
    expect(kindOf(left, planOfLines(undefined), 'waiting')).toBe('none')
    expect(questionOf(withAnswer(left, { as: 'open' }))).toBe('article')
  })

  test('a line that was answered is settled before the plan is read again', () => {
    const plan = invoicePlan([])
    plan.left.push({ lineId: unknown.id, name: unknown.name, reasons: ['open'] })
    const answered = withAnswer(unknown, { as: 'new', product: null })
    expect(kindOf(answered, planOfLines(plan), 'waiting')).toBe('new')
  })

  test('of an applied invoice it is what applying wrote', () => {
    expect(applied({ taken: 'written' })).toBe('given')
    expect(applied({ taken: 'written', newArticle: OIL })).toBe('new')
    expect(applied({ taken: 'kept' })).toBe('kept')
    expect(applied({ doubts: ['price-basis-uncertain'] })).toBe('left')
    expect(applied({ article: null })).toBe('unlinked')
    expect(applied({ unit: null, unitPriceHt: null, doubts: ['free'] })).toBe('none')
  })

  test('nothing comes of it on an invoice that never gives a price', () => {
    expect(givingOf({ state: 'aside', kind: 'invoice' })).toBe('never')
    expect(givingOf({ state: 'waiting', kind: 'credit' })).toBe('never')
    expect(givingOf({ state: 'applied', kind: 'invoice' })).toBe('applied')
    expect(kindOf(line, planOfLines(undefined), 'never')).toBe('silent')
  })
})
