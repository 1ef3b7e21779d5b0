import { expect, test } from 'vitest'
import { footerLines, ratesInWords } from './footer-lines.ts'

test('the usual lines name the rates really on the carte', () => {
  expect(footerLines(null, [10])).toEqual([
    'Prix nets - Service compris',
    'La liste des allergènes est disponible sur demande',
    'TVA applicable : 10%',
  ])
  expect(footerLines(null, [20, 10, 20])[2]).toBe('TVA applicable : 10% et 20%')
})

test('the chef’s own lines are kept as written, with the rates at their placeholder', () => {
  expect(footerLines([], [10])).toEqual([])
  expect(footerLines(['Carafe d’eau offerte', 'TVA {taux}, {taux}'], [5.5])).toEqual([
    'Carafe d’eau offerte',
    'TVA 5,5%, 5,5%',
  ])
})

test('rates are listed as one says them, low to high', () => {
  expect(ratesInWords([])).toBe('10%')
  expect(ratesInWords([20, 5.5])).toBe('5,5% et 20%')
  expect(ratesInWords([20, 5.5, 10])).toBe('5,5%, 10% et 20%')
  expect(ratesInWords([20, 5.5, 10], 'en-GB')).toBe('5.5%, 10% and 20%')
})
