import { expect, test } from 'vitest'
import { readWholeRecipe } from './testing/read-whole-recipe.ts'

const LINES = '\n\n500 g de farine\n2 œufs\n\nCuire au four.'

test.each([
  ['Bonjour Marc,\nComme promis, la recette.', 'Pâté de gibier (pour 6 personnes)', 'Pâté de gibier', 6],
  [
    'Bonjour Marc,\nComme promis, la recette du pâté en croûte.',
    'Pâté en croûte de gibier (pour 1 moule de 1,5 kg)\n\nPâte',
    'Pâté en croûte de gibier',
    null,
  ],
  [
    'Bonsoir chef,\nVoici la fiche demandée hier.\nBonne réception.',
    'Blanquette pour 10 personnes',
    'Blanquette',
    10,
  ],
  [
    'Bonjour,\n\nSuite à notre échange, ci-dessous la recette :',
    'Gratin dauphinois\nPour 8 personnes',
    'Gratin dauphinois',
    8,
  ],
  ['Chef,\nvoici la fiche.', 'PÂTÉ DE GIBIER\nPour 6 personnes', 'PÂTÉ DE GIBIER', 6],
  ['Maman,\n\nVoici la recette promise.', 'Clafoutis (6 pers)', 'Clafoutis', 6],
  ['Comme promis, voici la recette.', 'Mousse au chocolat\n6 personnes', 'Mousse au chocolat', 6],
  ['Hello,\nAs promised, here is the recipe.', 'Shortbread (serves 8)', 'Shortbread', 8],
  ['Salut,\nJe te joins la fiche.\nTu me diras.', 'Saumon gravlax', 'Saumon gravlax', null],
])('the sentences of a letter are above the title: %j', (cover, head, title, portions) => {
  const recipe = readWholeRecipe(`${cover}\n\n${head}${LINES}`)
  expect(recipe).toMatchObject({ title, portions, names: ['farine', 'œufs'], doubts: [null, null] })
})

test.each([
  ['Bonjour,\nVoici la recette de la tarte au citron.\n\nPâte\n500 g de farine\n2 œufs', 'Tarte au citron'],
  [
    'Bonjour,\nVoici la recette de la tarte au citron.\n\nPâte brisée (pour 6)\n500 g de farine\n2 œufs',
    'Tarte au citron',
  ],
  ['Voici ce qu’il vous faut :\n\nRiz\n2 œufs\n3 carottes', null],
])('the title of a letter stays above a part and a food: %j', (text, title) =>
  expect(readWholeRecipe(text).title).toBe(title),
)
