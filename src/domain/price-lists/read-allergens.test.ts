import { describe, expect, test } from 'vitest'
import { ALLERGENS } from '../allergens/allergen.ts'
import { allergenOfHeader, readAllergenMark, readAllergens } from './read-allergens.ts'
import { rateBetween, readVat } from './read-vat.ts'

describe('a text names allergens', () => {
  test.each([
    ['lait, gluten', ['Gluten', 'Lait']],
    ['Contient : lait et œufs.', ['Œufs', 'Lait']],
    ['BLE, SOJA, FRUITS A COQUE (noisettes)', ['Gluten', 'Soja', 'Fruits à coque']],
    ['Crustacés / mollusques', ['Crustacés', 'Mollusques']],
    ['anhydride sulfureux', ['Sulfites']],
    ['Milk; wheat; may contain nuts', ['Gluten', 'Lait']],
    ['sans gluten, lait', ['Lait']],
    ['', []],
    ['-', []],
  ])('%j', (text, allergens) => {
    const reading = readAllergens(text)
    expect([reading.allergens, reading.unknown, reading.allergenFree]).toEqual([allergens, [], false])
  })

  test('or says that there is none, which an empty cell does not', () => {
    for (const text of ['Aucun', 'néant', 'Sans allergène', 'None']) {
      expect(readAllergens(text).allergenFree, text).toBe(true)
    }
  })

  test('traces are no ingredient', () => {
    expect(readAllergens('Lait. Peut contenir des traces de soja et de lait')).toMatchObject({
      allergens: ['Lait'],
      traces: ['Soja'],
    })
  })

  test('numbers are places in the regulation’s list, and doubtful', () => {
    expect(readAllergens('1, 7')).toMatchObject({ allergens: ['Gluten', 'Lait'], numbered: true })
  })

  test('what names none of them is kept apart', () => {
    expect(readAllergens('lait, kryptonite')).toMatchObject({ allergens: ['Lait'], unknown: ['kryptonite'] })
  })
})

test('each of the fourteen heads a column of crosses', () => {
  for (const allergen of ALLERGENS) expect(allergenOfHeader(allergen)).toBe(allergen)
  expect(allergenOfHeader('Désignation')).toBeNull()
  expect(allergenOfHeader('Semoule moyenne')).toBeNull()
  expect(allergenOfHeader('5,5')).toBeNull()
  const marks = ['X', 'oui', '1', '✓', 'traces', 'non', '0', '-', '', '?'].map(readAllergenMark)
  expect(marks).toEqual([
    ...Array.from({ length: 4 }, () => 'contained'),
    'traces',
    ...Array.from({ length: 3 }, () => 'absent'),
    'unmarked',
    'unknown',
  ])
})

test('a rate of VAT is read in percent or as a share, and found between two prices', () => {
  const rates = ['5,5 %', 5.5, 0.055, '20', 'TVA 10%', 0.1].map((cell) => {
    const vat = readVat(cell)
    return vat.known ? vat.rate : null
  })
  expect(rates).toEqual([5.5, 5.5, 5.5, 20, 10, 10])
  expect([readVat('C1').known, readVat('19,6').known, readVat('').known]).toEqual([false, false, false])
  expect([
    rateBetween(10, 10.55),
    rateBetween(10, 12),
    rateBetween(10, 11.3),
    rateBetween(0.05, 0.05),
  ]).toEqual([5.5, 20, null, null])
})
