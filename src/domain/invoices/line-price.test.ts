import { describe, expect, test } from 'vitest'
import type { InvoiceLine } from './invoice.ts'
import { chargeOf, mayBeNoFood } from './line-charge.ts'
import { INVOICE_DOUBTS } from './line-doubts.ts'
import { NO_PRICE_REASONS, priceOfLine } from './line-price.ts'
import { billedUnit } from './unit-codes.ts'

const LINE: InvoiceLine = {
  position: '1',
  name: 'Huile de tournesol 6 x 1 L',
  description: '',
  sellerCode: '0452',
  buyerCode: null,
  ean: null,
  quantity: 4,
  unitCode: 'XCT',
  netPrice: 27.3,
  grossPrice: null,
  baseQuantity: null,
  baseUnitCode: null,
  lineTotal: 109.2,
  vatRate: 5.5,
  allowances: [],
  properties: [],
  origin: null,
  lot: null,
  deliveryNote: null,
  role: 'billed',
  hasParts: false,
  unreadable: [],
}

const INVOICE = { kind: 'invoice' as const }

function priced(changes: Partial<InvoiceLine>, confirmed: Parameters<typeof priceOfLine>[2] = null) {
  const price = priceOfLine({ ...LINE, ...changes }, INVOICE, confirmed)
  if (!price.known) throw new Error(price.reason)
  const { facts, doubts, readings, printed } = price
  return { price: `${String(facts.priceHt)}/${facts.unit}`, doubts, readings, printed, facts }
}

test('a line is the article that a catalogue stores, its printed price beside it', () => {
  const { facts, printed, doubts } = priced({})
  expect(facts).toMatchObject({
    code: '0452',
    unit: 'L',
    priceHt: 4.55,
    contentQuantity: 1,
    contentUnit: 'L',
    packPriceHt: 27.3,
  })
  expect(printed).toEqual({ printed: 27.3, paid: 27.3, cause: null })
  expect(doubts).toEqual([])
})

test('what is billed by the piece shows its price both ways, and waits', () => {
  const { doubts, readings } = priced({ unitCode: 'C62' })
  expect(doubts).toEqual(['pack-from-name'])
  expect(readings).toEqual([
    { unit: 'L', priceHt: 27.3 },
    { unit: 'L', priceHt: 4.55 },
  ])
})

test('what the user confirmed once is no doubt again, for the same unit alone', () => {
  const confirmed = { unitCode: 'C62', unit: 'L' as const, each: 6 }
  expect(priced({ unitCode: 'C62' }, confirmed)).toMatchObject({ price: '4.55/L', doubts: [], readings: [] })
  expect(priced({ unitCode: 'H87' }, confirmed).doubts).toEqual(['pack-from-name'])
  const wrong = priced({ unitCode: 'C62', lineTotal: 130 }, confirmed)
  expect(wrong.doubts).toEqual(['printed-price-differs'])
})

test('an article that is confirmed is goods, whatever it is called', () => {
  const transport = { name: 'Transport frigorifique', unitCode: 'C62', quantity: 1, lineTotal: 27.3 }
  expect(priceOfLine({ ...LINE, ...transport }, INVOICE)).toMatchObject({
    known: false,
    reason: 'charge',
    charge: 'freight',
  })
  expect(priced(transport, { unitCode: 'C62', unit: 'pièce', each: 1 }).price).toBe('27.3/pièce')
})

test.each([
  ['agrees', {}, null],
  ['half a percent', { lineTotal: 109.7 }, null],
  ['more', { lineTotal: 110 }, 'unknown'],
  [
    'a price of three decimals',
    { unitCode: 'GRM', quantity: 3, netPrice: 0.015, lineTotal: 0.05 },
    'rounding',
  ],
  [
    'a discount',
    { lineTotal: 98.28, allowances: [{ kind: 'allowance', amount: 10.92, reason: '10 %' }] },
    'discount',
  ],
  [
    'a discount that is not all',
    { lineTotal: 90, allowances: [{ kind: 'allowance', amount: 10.92, reason: '10 %' }] },
    'unknown',
  ],
  ['a charge', { lineTotal: 121.2, allowances: [{ kind: 'charge', amount: 12, reason: 'Tri' }] }, 'charge'],
  [
    'the base of another unit',
    { unitCode: 'KGM', netPrice: 2.73, baseQuantity: 100, baseUnitCode: 'GRM', name: 'Comté' },
    null,
  ],
  ['the base forgotten', { baseQuantity: 100 }, 'base'],
  [
    'the base of a dozen',
    { unitCode: 'H87', quantity: 48, netPrice: 27.3, baseQuantity: 1, baseUnitCode: 'DZN', name: 'Œufs' },
    null,
  ],
] as [string, Partial<InvoiceLine>, string | null][])('the printed price: %s', (_, changes, cause) => {
  expect(priced(changes).printed?.cause).toBe(cause)
})

test('a price that is printed for what cannot be compared is a doubt', () => {
  expect(priced({ baseUnitCode: 'H87' }).doubts).toEqual(['base-unit-differs'])
  expect(priced({ baseQuantity: 0 }).doubts).toEqual(['base-unit-differs'])
  expect(priced({ netPrice: null })).toMatchObject({ printed: null, doubts: [] })
})

test('a line that is made of others waits', () => {
  expect(priced({ hasParts: true }).doubts).toEqual(['has-parts'])
})

describe('a line has no price', () => {
  test.each([
    ['without a unit', { unitCode: null }, 'unit-missing'],
    ['of an unknown unit', { unitCode: 'KG' }, 'unit-unknown'],
    ['without a quantity', { quantity: null }, 'quantity-missing'],
    ['of nothing', { quantity: 0 }, 'quantity-missing'],
    ['without a total', { lineTotal: null }, 'total-missing'],
    ['for nothing', { lineTotal: 0 }, 'free'],
    ['below zero', { lineTotal: -1 }, 'negative'],
    ['of less than nothing', { quantity: -4 }, 'negative'],
    ['without a name', { name: '12' }, 'name-missing'],
    [
      'of a figure that cannot be read',
      { netPrice: null, unreadable: ['netPrice' as const] },
      'figure-unreadable',
    ],
    ['that is a subtotal', { role: 'group' as const }, 'not-billed'],
    ['that is impossibly dear', { lineTotal: 99_999_999_999 }, 'price-too-high'],
  ])('%s', (_, changes, reason) => {
    expect(priceOfLine({ ...LINE, ...changes }, INVOICE)).toMatchObject({
      known: false,
      reason,
      charge: null,
    })
    expect(NO_PRICE_REASONS).toContain(reason)
  })
  test('of an unknown unit, until the user has named it: a kilogram, a litre or a piece', () => {
    const line = { ...LINE, name: 'Comté', quantity: 5, unitCode: 'ZZ', lineTotal: 60, netPrice: null }
    expect(priceOfLine(line, INVOICE)).toMatchObject({
      readings: [
        { unit: 'kg', priceHt: 12 },
        { unit: 'L', priceHt: 12 },
        { unit: 'pièce', priceHt: 12 },
      ],
    })
    const confirmed = { unitCode: 'ZZ', unit: 'kg', each: 1 } as const
    const known = { known: true, facts: { unit: 'kg', priceHt: 12 }, doubts: [] }
    expect(priceOfLine(line, INVOICE, confirmed)).toMatchObject(known)
    expect(priceOfLine(line, INVOICE, { ...confirmed, unitCode: 'YY' })).toMatchObject({ known: false })
  })
  test('of a credit note', () => {
    expect(priceOfLine(LINE, { kind: 'credit' })).toMatchObject({ reason: 'credit-note' })
  })
})

test.each([
  ['Frais de port', 'freight'],
  ['Frais de livraison zone 2', 'freight'],
  ['Participation frais de transport', 'freight'],
  ['Surcharge gazole', 'freight'],
  ['Consigne fût 30L', 'deposit'],
  ['Déconsigne caisse bouteilles', 'deposit'],
  ['Fût 30L consigné', 'deposit'],
  ['Pfand', 'deposit'],
  ['Droits d’accises', 'tax'],
  ['Droit de circulation', 'tax'],
  ['Cotisation sécurité sociale', 'tax'],
  ['Éco-participation', 'tax'],
  ['Contribution Citeo', 'tax'],
  ['Redevance équarrissage', 'tax'],
  ['Remise 5 %', 'discount'],
  ['Remise sur volume', 'discount'],
  ['RFA 2026', 'discount'],
  ['Avoir n° 12', 'discount'],
  ['Acompte', 'other'],
  ['Frais de dossier', 'other'],
  ['Port-salut', null],
  ['Porto blanc 75 cl', null],
  ['Bière blonde 24 x 33 cl consignée', null],
  ['Vin rouge AOP Minervois', null],
  ['Transports de Provence rosé 75 cl', null],
  ['Alcool de poire 70 cl', null],
  ['Franc-comtois saucisse', null],
  ['Sucre en morceaux', null],
  ['Caisse de pommes', null],
  ['Fût bière 30 L', null],
  ['Fût bière blonde 30 L consigné', null],
  ['Livraison', 'freight'],
])('%s is proposed as %s', (name, kind) => expect(chargeOf(name)).toBe(kind))

test('what has the full rate of VAT may be no food, unless it is a drink', () => {
  expect(mayBeNoFood({ vatRate: 20, category: 'Épicerie' })).toBe(true)
  expect(mayBeNoFood({ vatRate: 20, category: 'Boissons' })).toBe(false)
  expect(mayBeNoFood({ vatRate: 5.5, category: 'Épicerie' })).toBe(false)
})

test('every code is of one unit, and no code is a kilogram but KGM', () => {
  const codes = [
    'KGM',
    'GRM',
    'TNE',
    'LTR',
    'MLT',
    'CLT',
    'HLT',
    'C62',
    'H87',
    'EA',
    'PCE',
    'NAR',
    'DZN',
    'CEN',
  ]
  const packages = ['XBX', 'XCT', 'XBG', 'XBO', 'XCR', 'XCS', 'XPK', 'XTR']
  for (const code of [...codes, ...packages]) expect(billedUnit(code), code).not.toBeNull()
  for (const code of ['KG', 'L', 'PC', 'STK', 'LBR', '', 'XXX']) expect(billedUnit(code), code).toBeNull()
  const kilograms = [...codes, ...packages].filter((code) => {
    const unit = billedUnit(code)
    return unit?.kind === 'measure' && unit.word === 'kg' && unit.factor === 1
  })
  expect(kilograms).toEqual(['KGM'])
  expect(new Set(INVOICE_DOUBTS).size).toBe(INVOICE_DOUBTS.length)
})

test('what an unknown unit may be is also the pack that the name says, and is so again once confirmed', () => {
  const bag = { name: 'Semoule fine 5 kg', unitCode: 'ZZ', quantity: 3, netPrice: 3.1, lineTotal: 9.3 }
  const { known, readings } = priceOfLine({ ...LINE, ...bag }, INVOICE)
  expect(known).toBe(false)
  expect(readings).toContainEqual({ unit: 'kg', priceHt: 0.62 })
  expect(priced(bag, { unitCode: 'ZZ', unit: 'kg', each: 5 })).toMatchObject({ price: '0.62/kg', doubts: [] })
})
