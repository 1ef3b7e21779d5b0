import { describe, expect, test } from 'vitest'
import { decimalMarkOf, readPrice } from './read-price.ts'

const amount = (cell: string | number, mark: ',' | '.' | null = null) => {
  const price = readPrice(cell, mark)
  return price.known ? price.amount : price.reason
}

const per = (text: string) => {
  const price = readPrice(text)
  if (!price.known || price.per === null) return null
  return price.per.kind === 'measure' ? price.per.measure : price.per.container.name
}

describe('a price is read as lists write it', () => {
  test.each([
    ['16,85 EUR', 16.85],
    ['1 542,40 €', 1542.4],
    ['1 542,40 €', 1542.4],
    ['12.50', 12.5],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1.234.567', 1234567],
    ["1'234.50", 1234.5],
    ['€ 3,20', 3.2],
    ['€3.20', 3.2],
    ['12€50', 12.5],
    ['12 € 50', 12.5],
    ['4,125', 4.125],
    ['0,9', 0.9],
    [',95', 0.95],
    ['12,- €', 12],
    ['12 €', 12],
    ['15', 15],
    ['Prix : 8,40 € HT', 8.4],
  ])('%s', (text, expected) => {
    expect(amount(text)).toBe(expected)
  })

  test('a number of a workbook is itself', () => {
    expect(amount(8.425)).toBe(8.425)
  })

  test('1.234 is a thousand only in a column with decimal commas', () => {
    expect(amount('1.234')).toBe(1.234)
    expect(amount('1.234', ',')).toBe(1234)
    expect(amount('1.234', '.')).toBe(1.234)
    expect(amount('1,234', '.')).toBe(1234)
    expect(decimalMarkOf(['12,50', '1.234', '8,40 €', 3])).toBe(',')
    expect(decimalMarkOf(['12.50', '1,234.00'])).toBe('.')
    expect(decimalMarkOf(['12', '1.234'])).toBeNull()
    expect(decimalMarkOf(['0.125', '1.234'])).toBe('.')
    expect(decimalMarkOf(['0,125', '1,234'])).toBe(',')
  })

  test('1.234 is unclear in a column that shows no decimal mark', () => {
    expect(readPrice('1.234')).toMatchObject({ amount: 1.234, unclearMark: true })
    for (const clear of [readPrice('1.234', '.'), readPrice('1,234'), readPrice('0.234'), readPrice('1.23')])
      expect(clear).not.toHaveProperty('unclearMark')
  })
})

describe('a price that is none says why', () => {
  test.each([
    ['', 'price-missing'],
    [' - ', 'price-missing'],
    ['sur demande', 'price-on-request'],
    ['Cours du jour', 'price-on-request'],
    ['N.C.', 'price-on-request'],
    ['0,00 €', 'price-zero'],
    [0, 'price-zero'],
    ['-3,20', 'price-negative'],
    ['-3,20 €', 'price-negative'],
    ['$ 12.50', 'price-in-dollars'],
    ['$30.10', 'price-in-dollars'],
    ['30.10 USD', 'price-in-dollars'],
    ['£8.20', 'price-in-pounds'],
    ['1 200 XPF', 'price-other-currency'],
    ['12.50 CHF', 'price-in-francs'],
    ['12 à 15 €', 'price-unreadable'],
    ['2,50 / 3,00', 'price-unreadable'],
    ['-15 %', 'price-unreadable'],
    ['8 50', 'price-unreadable'],
    ['6 € / 3/4 kg', 'price-unreadable'],
    ['#N/A', 'price-unreadable'],
    ['99999999999', 'price-too-high'],
    [Number.NaN, 'price-unreadable'],
  ])('%s: %s', (cell, reason) => {
    expect(amount(cell)).toBe(reason)
  })
})

describe('what the price is asked for', () => {
  test.each([
    ['8,42 EUR / kg', { dimension: 'weight', amount: 1000 }],
    ['8,42€/KG', { dimension: 'weight', amount: 1000 }],
    ['12,50 le kilo', { dimension: 'weight', amount: 1000 }],
    ['5,50 € les 100 g', { dimension: 'weight', amount: 100 }],
    ['3,30 EUR / L', { dimension: 'volume', amount: 1000 }],
    ['67,39 EUR / colis', 'colis'],
    ['3,20 € la pièce', 'piece'],
    ['0,58 EUR / Portion', 'portion'],
    ['3,20 €', null],
    ['3,20 € HT', null],
  ])('%s', (text, expected) => {
    expect(per(text)).toEqual(expected)
  })

  test('tax is in it when it says so', () => {
    expect(readPrice('12,00 € TTC')).toMatchObject({ taxIncluded: true })
    expect(readPrice('12,00 € HT')).toMatchObject({ taxIncluded: false })
    expect(readPrice('12,00 €')).toMatchObject({ taxIncluded: null })
  })
})
