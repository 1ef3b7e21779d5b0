import { describe, expect, test } from 'vitest'
import { readRecipeText } from './recipe-text.ts'

function read(line: string) {
  const [own] = readRecipeText(line)
  return [own?.name, own?.quantity, own?.unit ?? own?.counted?.word ?? null, own?.doubt?.reason ?? null]
}

describe('units that a scan misread are read with a doubt', () => {
  test.each([
    ['25 cI de lait', 'lait', 25, 'cl'],
    ['20 c1 de crème', 'crème', 20, 'cl'],
    ['2O cI crème', 'crème', 20, 'cl'],
    ['10 d1 de fond', 'fond', 100, 'cl'],
    ['200 9 de beurre', 'beurre', 200, 'g'],
    ['2SO g de farine', 'farine', 250, 'g'],
    ['1OO rnl de crème', 'crème', 100, 'ml'],
    ['5 cI huile', 'huile', 5, 'cl'],
    ['2 kq de veau', 'veau', 2, 'kg'],
    ['50 mI rhum', 'rhum', 50, 'ml'],
    ['1/Z oignon', 'oignon', 0.5, null],
    ["3 c. à s0upe d'huile", 'huile', 45, 'ml'],
  ])('« %s »', (line, name, quantity, unit) => {
    expect(read(line)).toEqual([name, quantity, unit, 'several'])
  })
})

describe('units that are shortened', () => {
  test.each([
    ['1/2 sach. levure', 'levure', 0.5, 'sachet'],
    ['2 sach de levure', 'levure', 2, 'sachet'],
    ['2 bott. persil', 'persil', 2, 'botte'],
    ['1 barq. fraises', 'fraises', 1, 'barquette'],
    ['1 pinc. sel', 'sel', null, null],
  ])('« %s »', (line, ...expected) => {
    expect(read(line)).toEqual([...expected, null])
  })
  test.each(['4 feuil. gélatine', '3 gous. ail', '2 paq. biscuits'])('« %s » is asked', (line) => {
    expect(read(line).at(-1)).toBe('counted')
  })
})

describe('a count in front of what is no word is a doubt', () => {
  test.each([
    '20 cx de lait',
    '3 xb fraises',
    '4 rnI lait',
    '200 q. de beurre',
    '12 rnq vin',
    '4 |ait',
    '3 mrc. lard',
  ])('« %s »', (line) => expect(read(line).at(-1)).not.toBeNull())
  test.each(['2 os à moelle', '3 aulx', '1 St-Marcellin', '2 yuzus', '1 œuf', '6 pak choï', '4 T-bones'])(
    '« %s » is a count',
    (line) => expect(read(line).at(-1)).toBeNull(),
  )
})

describe('kilos with a k, and bullets', () => {
  test.each([
    ['gorge de porc 0k800', 'gorge de porc', 0.8],
    ['0k300 de foie', 'foie', 0.3],
    ['veau 1k2', 'veau', 1.2],
    ['1k250 paleron', 'paleron', 1.25],
    ['° 2k500 de veau', 'veau', 2.5],
  ])('« %s »', (line, name, quantity) => {
    expect(read(line)).toEqual([name, quantity, 'kg', null])
  })
  test.each(['° 1/2 botte de thym', 'º 1/2 botte de thym', '°  ½ botte de thym'])('« %s »', (line) => {
    expect(read(line)).toEqual(['thym', 0.5, 'botte', null])
  })
})

describe("shares of the flour behind a weight, and spoons 'à bouche'", () => {
  test.each([
    ['Farine de gruau 1000 g 100 %', 'Farine de gruau', 1000, 'g'],
    ['Farine 1000 g 100%', 'Farine', 1000, 'g'],
    ['Sel 20 g - 2%', 'Sel', 20, 'g'],
    ['Levure : 30 g 3 %', 'Levure', 30, 'g'],
    ['Beurre 500 g soit 50 %', 'Beurre', 500, 'g'],
    ['Eau 1,2 kg, 62,5 %', 'Eau', 1.2, 'kg'],
    ['Deux cuillerées à bouche d’eau froide', 'eau froide', 30, 'ml'],
    ['1 cuillère à bouche d’huile', 'huile', 15, 'ml'],
  ])('« %s »', (line, ...expected) => expect(read(line)).toEqual([...expected, null]))

  test('of cream it is no share', () => expect(read('Crème 500 g 35 %').at(-1)).not.toBeNull())
})
