import { expect, test } from 'vitest'
import { readRecipeText } from './recipe-text.ts'

test.each([
  ['Pour la lotte : 1 queue de 1,2 kg, 30 g de beurre', 'queue de lotte', 1.2, 'kg'],
  ['Pour le poulet : 4 cuisses, 30 g de beurre', 'cuisses de poulet', 4, null],
  ['Pour l’agneau : 1 gigot de 2 kg', 'gigot d’agneau', 2, 'kg'],
  ['Pour le lapin : 2 râbles, 1 oignon', 'râbles de lapin', 2, null],
  ['Pour la dinde : 1 escalope', 'escalope de dinde', 1, null],
  ['Pour le bouillon : 2 carottes, 1 oignon', 'carottes', 2, null],
])('a part keeps the food that it is for: %s', (line, name, quantity, unit) =>
  expect(readRecipeText(line)[0]).toMatchObject({ name, quantity, unit }),
)

test.each([
  ['1 poulet fermier de 1,6 kg coupé en morceaux', 'poulet fermier', 1.6],
  ['1 gigot d’agneau de 2,5 kg désossé', 'gigot d’agneau', 2.5],
  ['2 lapins de 1,5 kg découpés', 'lapins', 3],
  ['1 saumon de 3 kg bien vidé', 'saumon', 3],
  ['1 dorade de 1 kg écaillée et vidée', 'dorade', 1],
])('the weight of a piece is read in front of how it is prepared: %s', (line, name, kilos) =>
  expect(readRecipeText(line)).toMatchObject([{ name, quantity: kilos, unit: 'kg', doubt: null }]),
)
