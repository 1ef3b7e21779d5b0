import { describe, expect, test } from 'vitest'
import { readWholeRecipe } from './testing/read-whole-recipe.ts'

const LINES = 'Farine 250 g\nSel 5 g\nBeurre 100 g'
const PLAIN = { names: ['Farine', 'Sel', 'Beurre'], doubts: [null, null, null] }

describe('a title with the weight or the volume that its recipe is written for', () => {
  test.each([
    ['Béchamel (base 1 L)', 'Béchamel', 'base 1 L'],
    ['Fumet de poisson (base 2 litres)', 'Fumet de poisson', 'base 2 litres'],
    ['Glace vanille (base 2,5 L)', 'Glace vanille', 'base 2,5 L'],
    ['CRÈME PÂTISSIÈRE (base 1 L de lait)', 'CRÈME PÂTISSIÈRE', 'base 1 L de lait'],
    ["Pâte à choux (base : 500 g d'eau)", 'Pâte à choux', "base : 500 g d'eau"],
    ['Sirop à 30° (base de 1 L d’eau)', 'Sirop à 30°', 'base de 1 L d’eau'],
    ['Pâte à crêpes (base pour 1 L de lait) :', 'Pâte à crêpes', 'base pour 1 L de lait'],
    ['Riz pilaf (sur une base de 1 kg de riz)', 'Riz pilaf', 'sur une base de 1 kg de riz'],
    ['Béchamel - base 10 L', 'Béchamel', 'base 10 L'],
    ['Vinaigrette, base 2 L', 'Vinaigrette', 'base 2 L'],
  ])('%s', (line, title, description) => {
    for (const below of ['\n', '\n\n', '\n\nIngrédients :\n'])
      expect(readWholeRecipe(`${line}${below}${LINES}`)).toEqual({
        title,
        portions: null,
        description,
        ...PLAIN,
      })
  })

  test.each(['Béchamel base 1 L', 'Pizza base 1 kg'])('without a sign it may be bought: %s', (line) =>
    expect(readWholeRecipe(`${line}\n\n${LINES}`)).toMatchObject({
      title: null,
      doubts: ['yield', null, null, null],
    }),
  )

  test('between lines it is a doubt', () => {
    const { doubts } = readWholeRecipe(`Lasagnes\n\n${LINES}\nBéchamel (base 1 L)\nLait 1 L`)
    expect(doubts).toEqual([null, null, null, 'yield', null])
  })
})

describe('a weight or a volume alone', () => {
  test.each([
    ['x 2 L', '2 L'],
    ['× 2 litres', '2 litres'],
    ['2 L', '2 L'],
    ['(2 L)', '2 L'],
    ['= 1,5 kg', '1,5 kg'],
    ['1,5 kg', '1,5 kg'],
    ['soit 2 L', 'soit 2 L'],
    ['Quantité : 2 L', 'Quantité : 2 L'],
    ['Base : 1 L', 'Base : 1 L'],
    ['base 1 L de lait', 'base 1 L de lait'],
  ])('beneath the title is what the recipe makes: %s', (line, description) => {
    for (const title of ['Vinaigrette du chef', 'Crème anglaise', 'Ketchup maison'])
      for (const below of ['\n', '\n\n'])
        expect(readWholeRecipe(`${title}\n${line}${below}${LINES}`)).toEqual({
          title,
          portions: null,
          description,
          ...PLAIN,
        })
  })

  test('beneath the title a count is its pieces', () =>
    expect(readWholeRecipe(`Chouquettes\nx 40\n\n${LINES}`)).toMatchObject({ portions: 40, ...PLAIN }))

  test.each(['2 L', 'x 2 L', '1,5 kg', '(2 L)', 'quantité : 2 L'])('elsewhere is a doubt: %s', (line) => {
    expect(readWholeRecipe(`${line}\n${LINES}`).doubts.at(0)).not.toBeNull()
    expect(readWholeRecipe(`Farine 250 g\nSel 5 g\n${line}`).doubts.at(-1)).not.toBeNull()
  })

  test('beneath each of several names is no yield', () => {
    const { title, doubts } = readWholeRecipe('Riz\n2 kg\nLait\n2 L\nSucre\n200 g')
    expect([title, doubts]).toEqual([null, [null, 'yield', null, 'yield', null, 'yield']])
  })
})
