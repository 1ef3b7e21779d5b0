import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bareMeasures } from '../quantity/product-measures.ts'
import { readPriceMove } from './read-price-move.ts'
import type { PriceReadingOptions } from './read-price-move.ts'

const KILO: PriceReadingOptions = {
  language: 'fr',
  of: { kind: 'product', ...bareMeasures('kg') },
}
const ENGLISH: PriceReadingOptions = { ...KILO, language: 'en' }
const PORTION: PriceReadingOptions = { language: 'fr', of: { kind: 'portion' } }
const CATEGORY: PriceReadingOptions = { language: 'fr', of: { kind: 'products' } }

const price = (value: number) => ({ move: { measure: 'price', value } })
const percent = (value: number) => ({ move: { measure: 'percent', value } })
const amount = (value: number) => ({ move: { measure: 'amount', value } })

test.each([
  ['3 €', price(3)],
  ['3€', price(3)],
  ['3,20 €/kg', price(3.2)],
  ['3.20 € / kg', price(3.2)],
  ['3€20', price(3.2)],
  ['3,20 € HT le kilo', price(3.2)],
  ['3,20 €/kg HT', price(3.2)],
  ['1 200 euros', price(1200)],
  ['0,32 € les 100 g', price(3.2)],
  ['0,0032 €/g', price(3.2)],
  ['3,20 / kg', price(3.2)],
  ['à 3 €', price(3)],
  ['à 3', price(3)],
  ['= 3', price(3)],
  ['0 €', price(0)],
  ['à 0', price(0)],
  ['+3 %', percent(3)],
  ['3 %', percent(3)],
  ['-5 %', percent(-5)],
  ['−5\u00a0%', percent(-5)],
  ['–5%', percent(-5)],
  ['+12,345 %', percent(12.35)],
  ['+5 pour cent', percent(5)],
  ['+0,20 €', amount(0.2)],
  ['-0,20 €/kg', amount(-0.2)],
  ['+ 0.2 euro', amount(0.2)],
  ['-3 €', amount(-3)],
])('%s', (text, reading) => {
  expect(readPriceMove(text, KILO)).toEqual(reading)
})

const choices = (...moves: [string, number][]) => ({
  choices: moves.map(([measure, value]) => ({ measure, value })),
})

describe('a figure with two readings is not decided', () => {
  test.each([
    ['3', choices(['price', 3], ['percent', 3], ['amount', 3])],
    ['12,5', choices(['price', 12.5], ['percent', 12.5], ['amount', 12.5])],
    ['+3', choices(['percent', 3], ['amount', 3])],
    ['-3', choices(['percent', -3], ['amount', -3])],
    ['-100', choices(['amount', -100])],
  ])('%s', (text, reading) => {
    expect(readPriceMove(text, KILO)).toEqual(reading)
  })
  test('a selling price is what its field has, and a category only rises in percent', () => {
    expect(readPriceMove('12', PORTION)).toEqual(price(12))
    expect(readPriceMove('+12', PORTION)).toEqual(choices(['percent', 12], ['amount', 12]))
    expect(readPriceMove('12', CATEGORY)).toEqual(percent(12))
    expect(readPriceMove('-12', CATEGORY)).toEqual(percent(-12))
  })
})

test.each([
  ['trois', 'unreadable'],
  ['3 € 5 %', 'unreadable'],
  ['à 3 %', 'unreadable'],
  ['3 %/kg', 'unreadable'],
  ['+', 'unreadable'],
  ['3,5€20', 'unreadable'],
  ['9'.repeat(80), 'unreadable'],
  ['3 € TTC', 'vat'],
  ['3 €/kg TTC', 'vat'],
  ['à -3 €', 'negative'],
  ['3 € la botte', 'unit'],
  ['3 €/truc', 'unit'],
  ['3 €/0 kg', 'unit'],
  ['-100 %', 'range'],
  ['+1000,1 %', 'range'],
  ['10 000 000 €', 'range'],
])('%s is refused: %s', (text, fault) => {
  expect(readPriceMove(text, KILO)).toEqual({ fault })
})

test('EUR for many products at once are refused, as their units differ', () => {
  for (const text of ['3 €', '+0,20 €', '3 €/kg']) {
    expect(readPriceMove(text, CATEGORY)).toEqual({ fault: 'percent-only' })
  }
})

test('a price for another unit is converted where the product says how', () => {
  const of = {
    kind: 'product',
    unit: 'pièce',
    contentQuantity: 0.25,
    contentUnit: 'kg',
    densityKgPerL: null,
  } as const
  expect(readPriceMove('8 €/kg', { ...KILO, of })).toEqual(price(2))
  expect(readPriceMove('2 € l’unité', { ...KILO, of })).toEqual(price(2))
  expect(readPriceMove('8 €/L', { ...KILO, of })).toEqual({ fault: 'unit' })
  expect(readPriceMove('12 € la portion', PORTION)).toEqual(price(12))
  expect(readPriceMove('12 €/kg', PORTION)).toEqual({ fault: 'unit' })
})

test('as English writes it', () => {
  expect(readPriceMove('€3.20', ENGLISH)).toEqual(price(3.2))
  expect(readPriceMove('+€0.20', ENGLISH)).toEqual(amount(0.2))
  expect(readPriceMove('€1,500', ENGLISH)).toEqual(price(1500))
  expect(readPriceMove('€3 per kg', ENGLISH)).toEqual(price(3))
})

test('nothing typed is no reading', () => {
  expect(readPriceMove('  ', KILO)).toBeNull()
})

test('no text makes a price negative or a figure that is not finite', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...Array.from('0123456789+-−€%.,/ àkghtc')), maxLength: 12 }),
      (text) => {
        const reading = readPriceMove(text, KILO)
        const moves =
          reading === null
            ? []
            : 'move' in reading
              ? [reading.move]
              : 'choices' in reading
                ? reading.choices
                : []
        for (const { measure, value } of moves) {
          expect(Number.isFinite(value)).toBe(true)
          if (measure === 'price') expect(value).toBeGreaterThanOrEqual(0)
        }
      },
    ),
  )
})
