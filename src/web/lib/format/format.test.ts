import { expect, test } from 'vitest'
import {
  formatPartialSum,
  formatDateLong,
  formatDateShort,
  formatDay,
  formatEuro,
  formatMoney,
  formatPercent,
  formatQuantity,
  formatTime,
} from './format.ts'

const NBSP = '\u00a0'
const NNBSP = '\u202f'

test('amounts read as in a French shop', () => {
  expect(formatEuro(5.47, 'fr')).toBe(`5,47${NBSP}€`)
  expect(formatEuro(1234.5, 'fr')).toBe(`1${NNBSP}234,50${NBSP}€`)
  expect(formatEuro(5.47, 'en')).toBe('€5.47')
  expect(formatMoney(5.47, 'USD', 'fr')).toBe(`5,47${NBSP}$US`)
  expect(formatMoney(5.47, 'CHF', 'fr')).toBe(`5,47${NBSP}CHF`)
})

test('half a cent is rounded away from zero', () => {
  expect(formatEuro(1.005, 'fr')).toBe(`1,01${NBSP}€`)
  expect(formatEuro(-2.345, 'en')).toBe('\u2212€2.35')
  expect(formatPercent(66.65, 'fr')).toBe(`66,7${NBSP}%`)
})

test('a cost of which nothing is known is no 0,00 €', () => {
  expect(formatPartialSum(0, true, 'fr')).toBe('–')
  expect(formatPartialSum(0, false, 'fr')).toBe('–')
  expect(formatPartialSum(1.2, true, 'fr')).toBe(`≈${NBSP}1,20${NBSP}€`)
  expect(formatPartialSum(1.2, false, 'fr')).toBe(`1,20${NBSP}€`)
})

test('a price per gram shows its four decimals', () => {
  expect(formatEuro(0.0123, 'fr', 4)).toBe(`0,0123${NBSP}€`)
})

test('margins carry one decimal', () => {
  expect(formatPercent(78.5, 'fr')).toBe(`78,5${NBSP}%`)
  expect(formatPercent(70, 'en')).toBe('70.0%')
  expect(formatPercent(10, 'fr', 0)).toBe(`10${NBSP}%`)
})

test('a loss is written with the minus sign', () => {
  expect(formatEuro(-3, 'fr')).toBe(`\u22123,00${NBSP}€`)
  expect(formatPercent(-12.5, 'fr')).toBe(`\u221212,5${NBSP}%`)
})

test('quantities show the decimals they have, six at most', () => {
  expect(formatQuantity(1.6, 'fr')).toBe('1,6')
  expect(formatQuantity(0.0005, 'fr')).toBe('0,0005')
  expect(formatQuantity(1 / 3, 'fr')).toBe('0,333333')
  expect(formatQuantity(1 / 3, 'fr', 3)).toBe('0,333')
  expect(formatQuantity(1200, 'fr')).toBe(`1${NNBSP}200`)
  expect(formatQuantity(4, 'en')).toBe('4')
})

test('dates are written out', () => {
  const noon = new Date(2026, 10, 18, 12, 2)
  expect(formatDateLong(noon, 'fr')).toBe('18 novembre 2026')
  expect([formatDay('2026-12-01', 'fr'), formatDay('2026-12-01', 'en')]).toEqual([
    '1er décembre 2026',
    '1 December 2026',
  ])
  expect(formatDateLong(noon.toISOString(), 'en')).toBe('18 November 2026')
  expect(formatTime(noon, 'fr')).toBe('12:02')
  expect(formatDateShort(noon, 'fr')).toBe('18/11')
})
