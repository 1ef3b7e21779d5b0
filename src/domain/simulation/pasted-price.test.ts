import { describe, expect, test } from 'vitest'
import { readPastedPrice } from './pasted-price.ts'

const KILO = {
  unit: 'kg' as const,
  densityKgPerL: null,
  contentQuantity: null,
  contentUnit: null,
}
const read = (text: string, language: 'fr' | 'en' = 'fr') => readPastedPrice(text, KILO, language)

describe('a pasted price', () => {
  test.each([
    ['9,80', 9.8],
    ['9.8', 9.8],
    ['1 234,50 €', 1234.5],
    ['1.234,50', 1234.5],
    ['0,98 € / 100 g', 9.8],
    ['1,234', 1.234],
    ['0.234', 0.234],
    ['0', 0],
  ])('%s is %d € a kilo', (text, price) => {
    expect(read(text)).toEqual({ price })
  })

  test('with a point before three figures has two readings, in English with a comma too', () => {
    const both = { readings: { decimals: 1.234, thousands: 1234 } }
    expect(read('1.234')).toEqual(both)
    expect(read('1.234 € / kg')).toEqual(both)
    expect(read('1,234', 'en')).toEqual(both)
    expect(read('1.234', 'en')).toEqual(both)
  })

  test.each([
    ['Prix HT', 'unreadable'],
    ['+3 %', 'unreadable'],
    ['9,80 € / L', 'unit'],
    ['9,80 TTC', 'vat'],
    ['-1', 'negative'],
    ['99999999', 'range'],
    ['', 'unreadable'],
  ])('%s is none: %s', (text, fault) => {
    expect(read(text)).toEqual({ fault })
  })
})
