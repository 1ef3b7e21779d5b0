import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { UNITS } from '../quantity/unit.ts'
import { readRecipeLine } from './recipe-line.ts'
import { readRecipeText } from './recipe-text.ts'
import { anyText } from '#tests/any-text.ts'

const read = (text: string) => {
  const { quantity, unit, name, note } = readRecipeLine(text)
  return [quantity, unit, name, note]
}

describe('a line of a recipe has a quantity, a unit and a name', () => {
  test.each([
    ['200 g de beurre doux', [200, 'g', 'beurre doux', null]],
    ['200g beurre doux', [200, 'g', 'beurre doux', null]],
    ['3 œufs', [3, null, 'œufs', null]],
    ['1 dz d’œufs', [12, null, 'œufs', null]],
    ['5 cl (50 g) d’huile', [5, 'cl', 'huile', '50 g']],
    ['3 jaunes d’œufs', [3, null, 'jaunes d’œufs', null]],
    ['1,5 l de lait', [1.5, 'L', 'lait', null]],
    ['1.5 L lait entier', [1.5, 'L', 'lait entier', null]],
    ['½ botte de persil', [0.5, 'botte', 'persil', null]],
    ['1 ½ botte de persil', [1.5, 'botte', 'persil', null]],
    ['1½ kg de pommes de terre', [1.5, 'kg', 'pommes de terre', null]],
    ['1/2 citron', [0.5, null, 'citron', null]],
    ['1 500 g de farine', [1500, 'g', 'farine', null]],
    ['deux oignons', [2, null, 'oignons', null]],
    ['2 c. à soupe de crème épaisse', [30, 'ml', 'crème épaisse', 'c. à soupe']],
    ['1 cuillère à café de sel fin', [5, 'ml', 'sel fin', 'cuillère à café']],
    ['1 càs d’huile d’olive', [15, 'ml', 'huile d’olive', 'càs']],
    ['5 dl de fond blanc', [50, 'cl', 'fond blanc', null]],
    ['1 pincée de muscade', [null, null, 'muscade', '1 pincée']],
    ['2 à 3 échalotes, ciselées', [3, null, 'échalotes', '2 à 3, ciselées']],
    ['3 x 200 g de lieu', [600, 'g', 'lieu', '3 x 200']],
    ['250 g de beurre (pommade), en parcelles', [250, 'g', 'beurre', 'pommade, en parcelles']],
    ['- 200 g de riz', [200, 'g', 'riz', null]],
    ['2) 200 g de riz', [200, 'g', 'riz', null]],
    ['3 p’tits suisses', [3, null, 'p’tits suisses', null]],
    ['2 bt. de vin blanc', [2, 'bouteille', 'vin blanc', null]],
    ['1/0 citron', [null, null, '1/0 citron', null]],
    ['Gros sel', [null, null, 'Gros sel', null]],
    ['1.234,5 g d’os de veau', [1234.5, 'g', 'os de veau', null]],
    ["1,234.5 g d'os de veau", [1234.5, 'g', 'os de veau', null]],
    ['1 kg 200 de paleron', [1.2, 'kg', 'paleron', null]],
    ['1kg200 de paleron', [1.2, 'kg', 'paleron', null]],
    ['1 kg 200 g de paleron', [1.2, 'kg', 'paleron', null]],
    ['2 kilos et demi de tomates', [2.5, 'kg', 'tomates', null]],
    ['1 l 50 de lait', [1.5, 'L', 'lait', null]],
    ['1 l 250 de lait', [1.25, 'L', 'lait', null]],
    ['1 l 5 dl de lait', [1.5, 'L', 'lait', null]],
    ['1 l 35 % de matière grasse', [1, 'L', '35 % de matière grasse', null]],
    ['2 kg 5 de pommes', [2.5, 'kg', 'pommes', null]],
    ['1 bouquet garni', [1, null, 'bouquet garni', null]],
    ['Unagi', [null, null, 'Unagi', null]],
  ] as const)('« %s »', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

test.each([
  ['10 à 12 g de safran', 12, '10 à 12'],
  ['2-3 échalotes', 3, '2-3'],
  ['10 à 12 noix', 12, '10 à 12'],
  ['100 g à 150 g de comté', 150, '… à 150 g'],
  ['entre 2 et 3 oignons', 3, '2-3'],
  ['2 to 3 tablespoons olive oil', 45, '2 to 3'],
])('« %s » counts its upper bound and says that it is a range', (text, quantity, written) => {
  expect(readRecipeLine(text)).toMatchObject({ quantity, doubt: { reason: 'range', written } })
})

test.each(['3 x 200 g de lieu', '200 g de riz', '1,500 kg de farine', '0,500 g de safran'])(
  '« %s » leaves no doubt',
  (text) => {
    expect(readRecipeLine(text).doubt).toBeNull()
  },
)

test.each([
  ['1.500 g de farine', 'thousands', 1500, 'g'],
  ['1,000 g flour', 'thousands', 1000, 'g'],
  ['1 pint cream', 'country', 473.176, 'ml'],
  ['1 c. à soupe bombée de farine', 'heaped', 15, 'ml'],
  ['2 c flour', 'abbreviated', 2, null],
  ['8 saucisses 120 g', 'each', 8, null],
  ['200 g de beurre + 2 c. à soupe pour le moule', 'several', 200, 'g'],
] as const)('« %s » is doubtful: %s', (text, reason, quantity, unit) => {
  expect(readRecipeLine(text)).toMatchObject({ quantity, unit, doubt: { reason } })
})

test.each([
  'un peu de persil',
  'qq brins de persil',
  'quelques feuilles de persil',
  'une pincée de persil',
  'un filet d’huile',
  'QS de persil',
  'Persil QS',
  'PM persil',
  'Persil : q.s.',
  'salt to taste',
  'a handful of parsley',
  'Pinch of salt',
])('« %s » has no quantity, never 1', (text) => {
  expect(readRecipeLine(text)).toMatchObject({ quantity: null, counted: null, doubt: null })
})

test.each([
  ['QS de persil', 'persil', null],
  ['Persil QS', 'Persil', null],
  ['PM persil', 'persil', null],
  ['Persil : q.s.', 'Persil', null],
  ['Poivre (QS)', 'Poivre', null],
  ['Fleur de sel, à convenance', 'Fleur de sel', null],
  ['Piment d’Espelette au goût', 'Piment d’Espelette', null],
  ['salt, freshly ground, to taste', 'salt', 'freshly ground'],
  ['Sel\tQS', 'Sel', null],
  ['Sel\tkg\tPM', 'Sel', null],
])('« %s » is left to the cook', (text, name, note) => {
  expect(readRecipeLine(text)).toMatchObject({ atWill: true, quantity: null, name, note })
})

test.each(['un peu de persil', 'une pincée de persil', 'Sel', '5 g de sel, à convenance', 'Sel : 5 g QS'])(
  '« %s » is not',
  (text) => expect(readRecipeLine(text).atWill).toBe(false),
)

test.each(['Sel, poivre QS', 'QS sel et poivre', 'sel et poivre du moulin : PM', 'Salt and pepper to taste'])(
  'of « %s » both are left to the cook',
  (text) => expect(readRecipeText(text).map(({ atWill }) => atWill)).toEqual([true, true]),
)

test.each([
  ['3 noix', ['noix']],
  ['2 gousses', ['gousses']],
  ['1 botte', ['botte']],
  ['200 g', ['g']],
  ['2 œufs + 1 jaune', ['œufs', 'jaune']],
  ["125 gr d'amandes, 40 gr de sucre, 2 œufs", ['amandes', 'sucre', 'œufs']],
  ['4 œufs,125 gr de sucre glace', ['œufs', 'sucre glace']],
  ['3 œufs et 2 jaunes', ['œufs', 'jaunes']],
  ['2 large eggs, plus 1 yolk', ['large eggs', 'yolk']],
  ['Huile d’olive, sel, poivre', ['Huile d’olive', 'sel', 'poivre']],
  ['Salt and freshly ground pepper', ['Salt', 'freshly ground pepper']],
  ['1 cup, packed, basil', ['packed']],
  ['30 g de beurre + 10 g pour le moule', ['beurre']],
  ['200 g + 20 g de beurre', ['beurre']],
])('no line vanishes: « %s »', (text, names) => {
  expect(readRecipeText(text).map(({ name }) => name)).toEqual(names)
})

describe('the amount may follow the name', () => {
  test.each([
    ['Beurre doux : 200 g', [200, 'g', 'Beurre doux', null]],
    ['Beurre doux 200 g', [200, 'g', 'Beurre doux', null]],
    ['Beurre doux (200 g)', [200, 'g', 'Beurre doux', null]],
    ['Paleron : 1 kg 200', [1.2, 'kg', 'Paleron', null]],
    ['Crème 35 % : 20 cl', [20, 'cl', 'Crème 35 %', null]],
    ['Œufs : 3', [3, null, 'Œufs', null]],
    ['Crème liquide 35 %', [null, null, 'Crème liquide 35 %', null]],
    ['Farine T55', [null, null, 'Farine T55', null]],
  ] as const)('« %s »', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('a row of a spreadsheet is read whatever the order of its columns', () => {
  test.each([
    ['Beurre doux\t200\tg', [200, 'g', 'Beurre doux', null]],
    ['200\tg\tBeurre doux', [200, 'g', 'Beurre doux', null]],
    ['Beurre doux\t200 g', [200, 'g', 'Beurre doux', null]],
    ['Œufs plein air\t3', [3, null, 'Œufs plein air', null]],
    ['Paleron\t1 kg 200', [1.2, 'kg', 'Paleron', null]],
    ['Beurre doux\t0,25\tkg\tpommade', [0.25, 'kg', 'Beurre doux', 'pommade']],
  ] as const)('« %s »', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

test('a recipe is read line by line, without its headings', () => {
  const lines = readRecipeText(
    'Pour la pâte :\n\n250 g de farine\r\n125 g de beurre\nPour la crème :\nSel, poivre\n',
  )
  expect(lines.map(({ quantity, name }) => [quantity, name])).toEqual([
    [250, 'farine'],
    [125, 'beurre'],
    [null, 'Sel'],
    [null, 'poivre'],
  ])
})

test('a page of prose on one line is read at once, and its name can be asked for', () => {
  const [line] = readRecipeText('à la vapeur 1 '.repeat(20_000))
  expect(line?.name.length).toBeLessThanOrEqual(500)
})

test('whatever is pasted gives lines that a sheet can hold', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 200 }), (text) => {
      for (const { quantity, unit, name } of readRecipeText(text)) {
        expect(name.trim()).toBe(name)
        expect(quantity === null || quantity >= 0).toBe(true)
        expect(unit === null || UNITS.includes(unit)).toBe(true)
      }
    }),
  )
})

test.each(['§ 50g de sucre', '→ 50g de sucre', '■ 50 g de sucre', '+ 50g de sucre', '➢50g de sucre'])(
  '%s begins with a bullet',
  (text) => expect(readRecipeLine(text)).toMatchObject({ quantity: 50, unit: 'g', name: 'sucre' }),
)
