import { describe, expect, test } from 'vitest'
import { readWholeRecipe } from './testing/read-whole-recipe.ts'

const LINES = 'huile 750 ml\nvinaigre 250 ml'

describe('a first line that gives a recipe', () => {
  test.each(['Je t’envoie la recette de mamie.', 'Voici la recette de ma grand-mère'])(
    'of a person names no dish: %s',
    (line) => {
      expect(readWholeRecipe(`${line}\n${LINES}`)).toMatchObject({
        title: null,
        names: ['huile', 'vinaigre'],
      })
      expect(readWholeRecipe(`${line}\nMayonnaise\n${LINES}`).title).toBe('Mayonnaise')
    },
  )

  test.each([
    ['jte donne la vinaigrette pr 1L', 'Vinaigrette', null, 'pour 1L'],
    ['tiens la recette du caramel beurre salé pr 1kg', 'Caramel beurre salé', null, 'pour 1kg'],
    ['voila pour la mayo 2L', 'Mayo', null, 'pour 2L'],
    ['je te mets la pate brisée 2kg', 'Pate brisée', null, 'pour 2kg'],
    ['Voilà la béchamel pour 5 litres', 'Béchamel', null, 'pour 5 litres'],
    ['salut c’est la crème pat 3 kg', 'Crème pat', null, 'pour 3 kg'],
    ['Salut, la béchamel pr 5L', 'Béchamel', null, 'pour 5L'],
    ['j’te file la sauce burger', 'Sauce burger', null, ''],
    ['je t’envoie la recette de la pâte à crêpes pour 20 crêpes', 'Pâte à crêpes', 20, 'pour 20 crêpes'],
    ['voici la ganache pr 800g', 'Ganache', null, 'pour 800g'],
    ['Tiens chef, la blanquette pr 10 pers', 'Blanquette', 10, ''],
    ['voilà ce qu’il te faut pour la mayo 2L', 'Mayo', null, 'pour 2L'],
    ['voila ma recette de brownies pr 12 parts', 'Brownies', 12, ''],
    ['voici la recette du fond blanc pr 10L', 'Fond blanc', null, 'pour 10L'],
    ['note la marinade (1,5 L)', 'Marinade', null, 'pour 1,5 L'],
  ])('is its title and its yield: %s', (line, title, portions, description) => {
    const found = { title, portions, description, names: ['huile', 'vinaigre'], doubts: [null, null] }
    expect(readWholeRecipe(`${line}\n${LINES}`)).toEqual(found)
  })

  test.each([
    'voilà le beurre 250 g',
    'je te mets du beurre 250 g',
    'Prends de la farine 1 kg',
    'tiens le lait 2 L',
  ])('with a food alone is a doubt: %s', (line) =>
    expect(readWholeRecipe(`${line}\n${LINES}`)).toMatchObject({
      title: null,
      doubts: ['yield', null, null],
    }),
  )

  test.each([
    ['c’est pour 10 personnes', null, 10],
    ['Voici une recette pour quatre', null, 4],
    ['tiens la recette', null, null],
  ])('without a name is no title: %s', (line, title, portions) => {
    expect(readWholeRecipe(`${line}\n${LINES}`)).toMatchObject({
      title,
      portions,
      names: ['huile', 'vinaigre'],
    })
  })
})

test.each([
  'tiens la recette du caramel pr 1kg',
  'voilà la mayo 2L',
  'je te mets la pate brisée 2kg',
  'la mayo pr 2 L',
  'Pour 12 personnes ou 24 pièces',
  'je te mets les quantités pour 1kg',
])('between lines it is a doubt: %s', (line) =>
  expect(readWholeRecipe(`${LINES}\n${line}\n500 g de sucre`).doubts).toEqual([null, null, 'yield', null]),
)
