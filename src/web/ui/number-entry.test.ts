import { describe, expect, test } from 'vitest'
import { MAX_AMOUNT } from '#domain/money/limits.ts'
import { MAX_PORTIONS } from '#domain/quantity/limits.ts'
import { readEntry, writtenNumber } from './number-entry.ts'

const MONEY = { decimals: 2, min: 0, max: MAX_AMOUNT }
const WHOLE = { decimals: 0, min: 1, max: MAX_PORTIONS }

describe('what is typed in a price', () => {
  test.each([
    ['', null],
    ['12,', 12],
    ['12.5', 12.5],
    ['+12,5', 12.5],
    ['1 234,50 €', 1234.5],
    ['0,005', 0.01],
    ['9999999', 9_999_999],
  ])('%j is %d', (text, number) => {
    expect(readEntry(text, MONEY, 'fr')).toEqual({ number, fault: null, hopeless: false })
  })

  test.each(['1/2', 'abc', '1e3', '12 kg'])('%j is no number, and nothing added makes it one', (text) => {
    expect(readEntry(text, MONEY, 'fr')).toEqual({ number: Number.NaN, fault: 'unreadable', hopeless: true })
  })

  test.each([',', '-', '1,2,3'])('%j is no number so far', (text) => {
    expect(readEntry(text, MONEY, 'fr')).toEqual({ number: Number.NaN, fault: 'unreadable', hopeless: false })
  })

  test.each([
    ['-3', -3, 'negative'],
    ['−3', -3, 'negative'],
    ['99999999', 99_999_999, 'range'],
  ])('%j is out of range, and nothing added brings it back', (text, number, fault) => {
    expect(readEntry(text, MONEY, 'fr')).toEqual({ number, fault, hopeless: true })
  })

  test('-3 is a number where numbers below 0 are allowed', () => {
    expect(readEntry('-3', { ...MONEY, min: -5 }, 'fr').fault).toBeNull()
    expect(readEntry('-6', { ...MONEY, min: -5 }, 'fr').fault).toBe('negative')
  })
})

test.each(['1,5', '1.5'])('%j portions are not 15', (text) => {
  expect(readEntry(text, WHOLE, 'fr')).toEqual({ number: Number.NaN, fault: 'notWhole', hopeless: true })
})

test('0 and 100001 portions are out of range, not 1 and 100000', () => {
  expect(readEntry('0', WHOLE, 'fr').fault).toBe('range')
  expect(readEntry('100001', WHOLE, 'fr')).toMatchObject({ number: 100_001, fault: 'range' })
})

test.each([
  [25.5, 'fr', 2, true, '25,50'],
  [0.0123, 'fr', 2, true, '0,0123'],
  [1234.5, 'fr', 2, true, '1\u202f234,50'],
  [1234.5, 'fr', 2, false, '1234,50'],
  [1234.5, 'en', 2, true, '1,234.50'],
  [1234.5, 'en', 2, false, '1234.50'],
  [null, 'fr', 2, true, ''],
  [Number.NaN, 'fr', 2, true, ''],
] as const)('%j in %s with at least %i decimals, grouped: %j, stands as %j', (...row) => {
  const [value, language, minimumDecimals, grouped, shown] = row
  expect(writtenNumber(value, language, { minimumDecimals, maximumDecimals: 4 }, grouped)).toBe(shown)
})

test('a comma before three figures groups them in English, and separates decimals in French', () => {
  expect(readEntry('1,500', MONEY, 'en').number).toBe(1500)
  expect(readEntry('1,500', WHOLE, 'en')).toEqual({ number: 1500, fault: null, hopeless: false })
  expect(readEntry('1,500', MONEY, 'fr').number).toBe(1.5)
})
