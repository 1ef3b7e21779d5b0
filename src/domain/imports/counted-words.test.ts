import { describe, expect, test } from 'vitest'
import { readRecipeLine } from './recipe-line.ts'

describe('a counted word is no piece: its weight is to be given', () => {
  test.each([
    ['une gousse d’ail', 1, 'gousse', 'ail', 'une gousse'],
    ['3 gousses d’ail', 3, 'gousse', 'ail', '3 gousses'],
    ['Ail : 3 gousses', 3, 'gousse', 'Ail', '3 gousses'],
    ['Gousses d’ail : 3', 3, 'gousse', 'ail', '3 gousses'],
    ['2 grosses gousses d’ail', 2, 'gousse', 'ail', '2 grosses gousses'],
    ['1 bouquet de persil', 1, 'bouquet', 'persil', '1 bouquet'],
    ['½ verre de vin', 0.5, 'verre', 'vin', '1/2 verre'],
    ['1 verre et demi de vin', 1.5, 'verre', 'vin', '1 verre et demi'],
    ['1 noix de beurre', 1, 'noix', 'beurre', '1 noix'],
    ['4 filets de bar', 4, 'filet', 'filets de bar', '4 filets'],
    ['2 garlic cloves, minced', 2, 'gousse', 'garlic', '2 cloves, minced'],
    ['Ail\t3\tgousses', 3, 'gousse', 'Ail', '3 gousses'],
  ])('« %s »', (text, count, word, name, note) => {
    expect(readRecipeLine(text)).toMatchObject({
      quantity: null,
      unit: null,
      counted: { count, word },
      name,
      note,
      doubt: { reason: 'counted' },
    })
  })
  test.each([
    ['4 pavés de 150 g', 600, 'g'],
    ['4 pavés de saumon (150 g chacun)', 600, 'g'],
    ['1 boîte de 400 g de tomates', 400, 'g'],
    ['1 boîte (400 g) de tomates', 400, 'g'],
    ['2 (14-ounce) cans tomatoes', 793.787, 'g'],
    ['2 x 400g tins tomatoes', 800, 'g'],
  ])('unless the line says it: « %s »', (text, quantity, unit) => {
    expect(readRecipeLine(text)).toMatchObject({ quantity, unit, counted: null, doubt: null })
  })
  test.each(['2 boîtes (400 g) de tomates', '4 pavés de saumon (600 g)', '2 sachets de sucre (15 g)'])(
    'a weight of one or of all is a doubt: « %s »',
    (text) => {
      expect(readRecipeLine(text).doubt).not.toBeNull()
    },
  )
})

test.each([
  ['½ tasse (70 g) de sucre', 70, 'g'],
  ['1½ tasse (254 g) de farine', 254, 'g'],
  ['2 grands verres de bouillon (50 cl)', 50, 'cl'],
  ['2/3 tasse (120 ml) de lait', 120, 'ml'],
])('%s is what is stated of the vessels in all', (text, quantity, unit) => {
  expect(readRecipeLine(text)).toMatchObject({ quantity, unit, doubt: null })
})
