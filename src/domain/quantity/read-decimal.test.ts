import { expect, test } from 'vitest'
import { readDecimal } from './read-decimal.ts'

test.each([
  ['12', 12],
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['12,', 12],
  [',5', 0.5],
  ['0,001', 0.001],
  ['1 200,50', 1200.5],
  ['1\u202f200', 1200],
  ['16,90 €', 16.9],
  ['8\u00a0%', 8],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1.234', 1.234],
])('%j is read as %d', (text, number) => {
  expect(readDecimal(text)).toBe(number)
})

test.each(['', ' ', ',', '-3', '1,2,3', 'abc', '1e3', '0x10', 'Infinity'])('%j is no number', (text) => {
  expect(readDecimal(text)).toBeNull()
})

test.each([
  ['1,500', 1500],
  ['1,500,000', 1_500_000],
  ['12,000 €', 12_000],
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1,5', 1.5],
  ['12,50', 12.5],
  ['0,500', 0.5],
  ['1.500', 1.5],
  ['1,5000', 1.5],
])('in English %j is read as %d', (text, number) => {
  expect(readDecimal(text, 'en')).toBe(number)
})
