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

describe('a size that is stated', () => {
  test.each([
    ['1 boîte 5/1 de tomates pelées', 4250, 'tomates pelées', '1 boîte 5/1'],
    ['1 boîte de pois chiches format 5/1', 4250, 'pois chiches', '1 boîte 5/1'],
    ['2 boîtes 4/4 haricots', 1700, 'haricots', '2 boîtes 4/4'],
    ['1 boîte (format 3/1) d’ananas', 2650, 'ananas', '1 boîte format 3/1'],
    ['Tomates pelées : 2 boîtes 5/1', 8500, 'Tomates pelées', '2 boîtes 5/1'],
    ['Tomates concassées 1 boîte 4/4', 850, 'Tomates concassées', '1 boîte 4/4'],
    ['½ boîte 4/4 de maïs, égoutté', 425, 'maïs', '1/2 boîte 4/4, égoutté'],
    ['2 conserves au format 2/1 de salsifis', 3400, 'salsifis', '2 conserves au format 2/1'],
  ])('as the format of a tin is its content: « %s »', (text, quantity, name, note) => {
    expect(readRecipeLine(text)).toMatchObject({
      quantity,
      unit: 'ml',
      counted: null,
      name,
      note,
      doubt: null,
    })
  })
  test.each([
    ['1 boîte 5/1 (4,1 kg) de tomates', 4.1, 'kg'],
    ['2 boîtes 4/4 de haricots (800 g)', 1600, 'g'],
    ['2 boîtes 4/4 (1,6 kg en tout) de haricots', 1.6, 'kg'],
    ['2 sachets 1/2 de 400 g de riz', 1000, 'g'],
    ['1 (400 g) barquette de fraises', 400, 'g'],
  ])('in words beats the format: « %s »', (text, quantity, unit) => {
    expect(readRecipeLine(text)).toMatchObject({ quantity, unit, doubt: null })
  })
  test.each([
    ['2 boîtes (400 g) de pois chiches', 'each', '2 boîtes, 400 g'],
    ['3 pots (375 g) de yaourt', 'each', '3 pots, 375 g'],
    ['3 barquettes (125 g) de framboises', 'each', '125 g'],
    ['4 tranches de jambon (120 g)', 'each', '4 tranches, 120 g'],
    ['2 boîtes de thon 1/5', 'size', '2 boîtes 1/5'],
    ['1 boîte 1/2 de champignons', 'size', '1 boîte 1/2'],
    ['1 grande boîte de tomates', 'size', '1 grande boîte'],
    ['1 boîte n° 5 de sardines', 'size', '1 boîte n° 5'],
    ['2 petits sachets de levure', 'size', 'petits sachets'],
    ['1 pot (grand format) de moutarde', 'size', '1 pot grand format'],
  ])('without a certain content is a doubt, and stays in the note: « %s »', (text, reason, note) => {
    expect(readRecipeLine(text)).toMatchObject({
      doubt: { reason },
      note,
      size: { each: reason === 'size' },
    })
  })
  test('of pieces stays beside their count', () => {
    const size = { word: 'pièce', count: 1, content: { quantity: 1.5, unit: 'kg' }, each: true }
    expect(readRecipeLine('1 poulet (1,5 kg)')).toMatchObject({
      quantity: 1,
      unit: null,
      size,
      note: '1,5 kg',
    })
  })
  test.each([
    ['2 gousses 1/2 d’ail', 2.5, 'gousse', '2 gousses 1/2'],
    ['1 verre à moutarde de vin', 1, 'verre', '1 verre à moutarde'],
    ['2 gousses 1/0 d’ail', 2, 'gousse', '2 gousses'],
  ])('behind another counted word is not lost: « %s »', (text, count, word, note) => {
    expect(readRecipeLine(text)).toMatchObject({ counted: { count, word }, note })
  })
})

test.each([
  ['½ tasse (70 g) de sucre', 70, 'g'],
  ['1½ tasse (254 g) de farine', 254, 'g'],
  ['2 grands verres de bouillon (50 cl)', 50, 'cl'],
  ['2/3 tasse (120 ml) de lait', 120, 'ml'],
])('%s is what is stated of the vessels in all', (text, quantity, unit) => {
  expect(readRecipeLine(text)).toMatchObject({ quantity, unit, doubt: null })
})

test.each([
  ['1 boîte A10 de tomates', 'tomates', 'A10'],
  ['1 boîte A 10 de tomates', 'tomates', 'A 10'],
  ['2 boîtes de tomates A10', 'tomates', 'A10'],
  ['1 boîte de tomates (A10)', 'tomates', 'A10'],
  ['1 boîte n°10 de tomates', 'tomates', 'n°10'],
  ['1 N°10 can tomatoes', 'tomatoes', 'N°10'],
  ['1 #10 can tomatoes', 'tomatoes', '#10'],
])('the format of a tin stays open, whatever one weighs: %s', (line, name, written) => {
  expect(readRecipeLine(line)).toMatchObject({
    name,
    quantity: null,
    counted: { word: 'boîte' },
    size: { written, content: null },
    doubt: { reason: 'size' },
  })
})

test.each([
  ['1 seau de 2,5 kg de fromage blanc', 'fromage blanc', 2.5, 'kg'],
  ['1 plaquette de 250 g de beurre', 'beurre', 250, 'g'],
  ['1 poche 1 kg de purée', 'purée', 1, 'kg'],
  ["2 bidons de 5 L d'huile", 'huile', 10, 'L'],
  ['3 tubes de 150 g de concentré', 'concentré', 450, 'g'],
  ['1 flacon (50 ml) de vanille', 'vanille', 50, 'ml'],
  ['2 terrines de 180 g de rillettes', 'rillettes', 360, 'g'],
  ['1 cagette de 6 kg de tomates', 'tomates', 6, 'kg'],
  ['Beurre 2 plaquettes de 250 g', 'Beurre', 500, 'g'],
  ['3 c. à table de beurre', 'beurre', 45, 'ml'],
])('a container with its content: %s', (line, name, quantity, unit) => {
  expect(readRecipeLine(line)).toMatchObject({ name, quantity, unit, doubt: null })
})

test('a content beside several containers may be of each or of all', () => {
  expect(readRecipeLine('2 plaquettes (250 g) de beurre')).toMatchObject({ doubt: { reason: 'each' } })
})

test.each([
  ['3/4 l de lait ou 75 cl', 'lait', 'ou 75 cl', true],
  ['1 kg de farine, soit 1000 g', 'farine', 'soit 1000 g', true],
  ['500 g de farine + un peu pour le plan', 'farine', '+ un peu pour le plan', true],
  [
    '30 g de beurre plus quelques noisettes pour le moule',
    'beurre',
    'plus quelques noisettes pour le moule',
    true,
  ],
])('what changes nothing is a note: %s', (line, name, note, isSure) => {
  const { doubt, ...read } = readRecipeLine(line)
  expect({ name: read.name, note: read.note, isSure: doubt === null }).toEqual({ name, note, isSure })
})

test.each(['3/4 l de lait ou 80 cl', '200 g de beurre ou 150 g'])(
  'what changes it is a doubt: %s',
  (line) => {
    expect(readRecipeLine(line).doubt).not.toBeNull()
  },
)
