import { expect, test } from 'vitest'
import { readRecipeLine, readRecipeText } from './recipe-line.ts'

const read = (line: string) => {
  const { name, quantity, unit, doubt } = readRecipeLine(line)
  return { name, quantity, unit, sure: doubt === null }
}

test.each([
  ['Jus de citron : 18 cl (4 citrons)', 'Jus de citron', 18, 'cl'],
  ['Lait : 1 litre (entier)', 'Lait', 1, 'L'],
  ['Riz rond : 150 g (lavé)', 'Riz rond', 150, 'g'],
  ['Farine 250 g (T55)', 'Farine', 250, 'g'],
  ['Farine : 250g, tamisée', 'Farine', 250, 'g'],
  ['Parmesan râpé (60 g environ)', 'Parmesan râpé', 60, 'g'],
])('a quantity behind the name is kept where a remark follows: %s', (line, name, quantity, unit) => {
  expect(read(line)).toMatchObject({ name, quantity, unit })
})

test.each([
  ['30/40 g de beurre', 40],
  ['200/250 g de farine', 250],
  ['10/12 cl de lait', 12],
  ['4/5 champignons', 5],
])('two figures with a slash that are no fraction are a range: %s', (line, quantity) => {
  expect(read(line)).toMatchObject({ quantity, sure: false })
})

test.each([
  ['1/2 citron', 0.5, null],
  ['3/4 de litre de lait', 0.75, 'L'],
  ['3/4 tasse de lait', null, null],
  ['1/3 l de crème', 0.333333, 'L'],
])('a fraction stays one: %s', (line, quantity, unit) => {
  expect(read(line)).toMatchObject({ quantity, unit })
})

test.each([
  ['2 poivrons (1 rouge, 1 vert)', 2],
  ['2 carottes (1 en dés, 1 râpée)', 2],
  ['300 g de champignons (200 g de Paris, 100 g de pleurotes)', 300],
])('figures in parentheses are no further products: %s', (line, quantity) => {
  const lines = readRecipeText(line)
  expect(lines.map((found) => found.quantity)).toEqual([quantity])
})

test.each(['Œufs : 3 entiers + 2 jaunes', 'Zestes : 2 citrons', 'Juice of 2 limes'])(
  'a quantity that cannot be read is a doubt, never nothing: %s',
  (line) => {
    for (const { doubt, name, quantity } of readRecipeText(line))
      expect({ name, sure: doubt === null && quantity === null }).toEqual({ name, sure: false })
  },
)

test('two products in one line are never one of them for sure', () => {
  expect(read('Sel, 5 g ; poivre 2 g').sure).toBe(false)
})

test.each(['Farine T55', 'Crème 35 %', 'Chocolat noir 70 %', 'Sel', 'Vin rouge 12°', '4 épices'])(
  'a figure that belongs to a name is no quantity: %s',
  (line) => {
    expect(read(line)).toMatchObject({ quantity: null, sure: true })
  },
)

test.each([
  ['Sel, poivre, 1 carotte', ['Sel', 'poivre', 'carotte']],
  ['QS sel, poivre du moulin', ['sel', 'poivre du moulin']],
  ['Pour le bouillon : 2 carottes, 1 oignon, 1 bouquet garni', ['carottes', 'oignon', 'bouquet garni']],
  ['Pour la pâte : 250 g de farine', ['farine']],
])('each product of a line is read: %s', (line, names) => {
  expect(readRecipeText(line).map(({ name }) => name)).toEqual(names)
})

test('a word behind the figure of a column of quantities is a doubt, and about is none', () => {
  const [, , jaunes, levure] = readRecipeText(
    ['Produit\tQuantité', 'Farine\t500 g', 'Beurre\t80 g', 'Dorure\t2 jaunes', 'Levure\t15 g env.'].join(
      '\n',
    ),
  )
  expect(jaunes).toMatchObject({ name: 'Dorure', quantity: 2, note: 'jaunes', doubt: { reason: 'several' } })
  expect(levure).toMatchObject({ name: 'Levure', quantity: 15, unit: 'g', doubt: null })
})
