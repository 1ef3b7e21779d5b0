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

const GREMOLATA = 'Pour la gremolata : zeste d’un citron, 1 gousse d’ail, persil'

test.each([
  [GREMOLATA, ['citron', 'ail', 'persil']],
  ['Pour la cuisson : beurre, huile', ['beurre', 'huile']],
  ['pâte : 250 g farine, 125 g beurre, 80 g sucre glace, 1 œuf', ['farine', 'beurre', 'sucre glace', 'œuf']],
  ['crème : 4 citrons, 150 g sucre, 4 œufs', ['citrons', 'sucre', 'œufs']],
  ['meringue : 3 blancs, 150 g de sucre', ['blancs', 'sucre']],
  ['- Sauce : 20 cl de crème, 10 g de beurre, sel', ['crème', 'beurre', 'sel']],
  ['Œufs : 4, sucre : 100 g', ['Œufs', 'sucre']],
  ['16 noix de veau • 25 cl de lait • 1 c. à soupe d’huile • sel', ['noix de veau', 'lait', 'huile', 'sel']],
])('what a part takes is read product by product: %s', (line, names) =>
  expect(readRecipeText(line).map(({ name, doubt }) => (doubt?.reason === 'several' ? '?' : name))).toEqual(
    names,
  ),
)

test.each([
  'Beurre : 250 g pommade, 100 g fondu',
  'Farine : 200 g de blé, 100 g de seigle',
  'Pour la cuisson : 20 min à 180 °C, puis 10 min',
])('a colon in front of what is not all foods leaves one line, in doubt: %s', (line) =>
  expect(readRecipeText(line)).toMatchObject([{ text: line, doubt: { reason: 'several' } }]),
)
