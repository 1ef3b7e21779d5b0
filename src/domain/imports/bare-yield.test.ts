import { describe, expect, test } from 'vitest'
import { readWholeRecipe } from './testing/read-whole-recipe.ts'

const LINES = '500 g de farine\n10 g de sel'

describe('beneath the title, what the recipe makes in pieces', () => {
  test.each([
    ['Pain de campagne', '2 pains', '2 pains'],
    ['Pain de campagne', '2 pains de 500 g', '2 pains de 500 g'],
    ['Les madeleines de Mémé', '(environ 30 madeleines)', 'environ 30 madeleines'],
    ['Financiers aux amandes', '24 financiers', '24 financiers'],
    ['Crème brûlée', '6 pots', '6 pots'],
    ['Confiture de fraises', '4 pots de confiture', '4 pots de confiture'],
    ['Tiramisu', '8 verrines', '8 verrines'],
    ['Tarte citron', '2 cercles de 20 cm', '2 cercles de 20 cm'],
    ['Cake aux olives', '1 moule à cake', '1 moule à cake'],
    ['Cookies', 'deux douzaines de cookies', 'deux douzaines de cookies'],
    ['Pain', 'Pour 2 pains', 'Pour 2 pains'],
    ['Tarte', 'Pour un moule de 24 cm', 'Pour un moule de 24 cm'],
    ['Miche', '(2 miches)', '2 miches'],
    ['Scones', '12 scones', '12 scones'],
    ['Lemon curd', '3 jars', '3 jars'],
  ])('%s, %s', (title, line, description) => {
    const found = { title, portions: null, description, names: ['farine', 'sel'], doubts: [null, null] }
    expect(readWholeRecipe(`${title}\n${line}\n${LINES}`)).toEqual(found)
  })

  test.each([
    ['Hamburgers', '4 pains burger'],
    ['Baguettes tradition', '3 bâtards'],
    ['Coupe glacée', '6 gaufrettes'],
    ['Goûter', '(2 étoiles)'],
    ['Banana split', '12 cookies'],
  ])('%s, %s: where it may be bought it is a doubt', (title, line) => {
    expect(readWholeRecipe(`${title}\n${line}\n${LINES}`)).toMatchObject({
      title,
      doubts: ['yield', null, null],
    })
  })

  test.each([
    ['Poulet basquaise', '1 poulet'],
    ['Tarte aux pommes', '6 pommes'],
    ['Gigot de sept heures', '1 gigot'],
    ['Fraisier', '2 pots de crème'],
    ['Paella', '12 moules'],
    ['Pain perdu', '6 tranches de pain'],
    ['Salade de lentilles', '2 verres de lentilles'],
    ['Omelette', '6 œufs'],
  ])('%s, %s: an ingredient', (title, line) => {
    const { names, doubts } = readWholeRecipe(`${title}\n${line}\n${LINES}`)
    expect([names.length, doubts.includes('yield')]).toEqual([3, false])
  })
})

describe('in the first line', () => {
  test.each([
    ['Financiers x24', 'Financiers', 24],
    ['Financiers x 24', 'Financiers', 24],
    ['Muffins ×12', 'Muffins', 12],
    ['Madeleines (environ 30)', 'Madeleines', 30],
    ['Cookies : 24 pièces', 'Cookies', 24],
    ['Pain au levain – 2 pains de 800 g', 'Pain au levain – 2 pains de 800 g', null],
  ])('« %s » is the title with its pieces', (line, title, portions) => {
    expect(readWholeRecipe(`${line}\n\n${LINES}`)).toMatchObject({ title, portions, doubts: [null, null] })
  })

  test.each(['24 financiers', '2 pains', '30 madeleines', '12 muffins', '6 cookies'])(
    '« %s » without a title is a doubt',
    (line) => expect(readWholeRecipe(`${line}\n${LINES}`).doubts).toEqual(['yield', null, null]),
  )
  test.each(['6 pots', '12 parts', '8 verrines', '2 moules de 24 cm', '4 ramequins'])(
    '« %s » is what the recipe makes',
    (line) => expect(readWholeRecipe(`${line}\n${LINES}`)).toMatchObject({ names: ['farine', 'sel'] }),
  )
})

test('below the first ingredient pieces are an ingredient', () => {
  expect(readWholeRecipe(`Burger\n500 g de farine\n4 pains\n10 g de sel`).doubts).toEqual([null, null, null])
})

describe('guests in words', () => {
  test.each([
    ['pour quatre', 4],
    ['pour six personnes', 6],
    ['Quantités pour 10 personnes', 10],
    ['Proportions pour 10 personnes', 10],
    ['Les proportions sont pour 8 personnes', 8],
    ['Voici une recette pour 4 personnes', 4],
    ['Voici la liste des ingrédients pour six', 6],
    ['Recette (4 pers.)', 4],
    ['Recette de base pour 20 couverts', 20],
    ['Recette prévue pour 12 personnes', 12],
    ['Ingrédients pour quatre personnes', 4],
    ['(pour huit convives)', 8],
    ['serves four', 4],
    ['Recipe for six', 6],
    ['Quantities for 10 people', 10],
    ['Here is a recipe for 8 people', 8],
  ])('« %s »', (line, portions) => {
    for (const text of [`${line}\n${LINES}`, `Poulet basquaise\n${line}\n${LINES}`])
      expect(readWholeRecipe(text)).toMatchObject({ portions, names: ['farine', 'sel'] })
  })
})
