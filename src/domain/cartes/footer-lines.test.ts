import { expect, test } from 'vitest'
import { englishLinesOf, footerLines, linesWithoutEnglish, ratesInWords } from './footer-lines.ts'

const USUAL = { footerLines: null, footerLinesEn: null }

test('the usual lines name the rates really on the carte', () => {
  expect(footerLines(USUAL, [10])).toEqual([
    'Prix nets - Service compris',
    'La liste des allergènes est disponible sur demande',
    'TVA applicable : 10%',
  ])
  expect(footerLines(USUAL, [20, 10, 20])[2]).toBe('TVA applicable : 10% et 20%')
})

test('the chef’s own lines are kept as written, with the rates at their placeholder', () => {
  expect(footerLines({ ...USUAL, footerLines: [] }, [10])).toEqual([])
  expect(
    footerLines({ ...USUAL, footerLines: ['Carafe d’eau offerte', 'TVA {taux}, {taux}'] }, [5.5]),
  ).toEqual(['Carafe d’eau offerte', 'TVA 5,5%, 5,5%'])
})

test('rates are listed as one says them, low to high', () => {
  expect(ratesInWords([])).toBe('10%')
  expect(ratesInWords([20, 5.5])).toBe('5,5% et 20%')
  expect(ratesInWords([20, 5.5, 10])).toBe('5,5%, 10% et 20%')
  expect(ratesInWords([20, 5.5, 10], 'en-GB')).toBe('5.5%, 10% and 20%')
})

test('in English a line that is not written is the usual one, else the French one: nothing the law wants is left out', () => {
  const lines = ['Prix nets - Service compris', 'Maison fondée en 1902', 'TVA applicable : {taux}']
  const texts = { footerLines: lines, footerLinesEn: null }
  expect(footerLines(texts, [5.5, 10], 'en')).toEqual([
    'Net prices - Service included',
    'Maison fondée en 1902',
    'VAT included: 5.5% and 10%',
  ])
  expect(footerLines({ ...texts, footerLinesEn: ['All in', 'Since 1902', ''] }, [10], 'en')).toEqual([
    'All in',
    'Since 1902',
    'VAT included: 10%',
  ])
})

test('an English line stays with its French line when others come and go', () => {
  const before = { footerLines: ['a', 'b', 'c'], footerLinesEn: ['A', 'B', 'C'] }
  expect(englishLinesOf(['a', 'c'], before)).toEqual(['A', 'C'])
  expect(englishLinesOf(['a', 'b', 'c', 'd'], before)).toEqual(['A', 'B', 'C', ''])
  expect(englishLinesOf(['a', 'bb', 'c'], before)).toEqual(['A', 'B', 'C'])
  expect(englishLinesOf(['a'], { ...before, footerLinesEn: null })).toBeNull()
})

test('lines without English are those that are neither usual nor written', () => {
  expect(linesWithoutEnglish(USUAL)).toEqual([])
  const lines = ['Prix nets - Service compris', 'Maison fondée en 1902', 'Fermé le lundi', ' ']
  expect(
    linesWithoutEnglish({ footerLines: lines, footerLinesEn: ['', '', 'Closed on Mondays', ''] }),
  ).toEqual(['Maison fondée en 1902'])
})
