import { describe, expect, test } from 'vitest'
import { readRecipeText } from './recipe-text.ts'

const read = (text: string) =>
  readRecipeText(text).map(({ name, quantity, counted, unit, note, atWill }) => {
    const amount = counted === null ? [quantity, unit] : [counted.count, counted.word]
    return [...amount, name, atWill ? 'QS' : note].filter((fact) => fact !== null).join(' ')
  })

describe('a further food behind a comma is a separate line', () => {
  test.each([
    ['3 dl. de lait, une pincée de sel', ['30 cl lait', 'sel une pincée']],
    ['250 g de farine, une pincée de sel', ['250 g farine', 'sel une pincée']],
    ['20 cl de crème, sel, poivre', ['20 cl crème', 'sel', 'poivre']],
    ['Crème 20 cl, sel, poivre', ['20 cl Crème', 'sel', 'poivre']],
    ['1 oignon, une branche de thym', ['1 oignon', '1 branche thym une branche']],
    ['2 carottes, un oignon', ['2 carottes', '1 oignon']],
    ['2 carottes et un oignon', ['2 carottes', '1 oignon']],
    ['un oignon, une carotte, un poireau', ['1 oignon', '1 carotte', '1 poireau']],
    ['500 g de cèpes, un bouquet garni', ['500 g cèpes', '1 bouquet garni']],
    ['200 g de riz, le jus d’un citron', ['200 g riz', '1 citron le jus']],
    ['2 œufs, quelques feuilles de menthe', ['2 œufs', 'menthe quelques feuilles']],
    ['4 pommes, une cuillère à soupe de miel', ['4 pommes', '15 ml miel cuillère à soupe']],
    ['1 kg de moules, ail, persil', ['1 kg moules', 'ail', 'persil']],
    ['2 l d’eau, gros sel', ['2 L eau', 'gros sel']],
    ['1 cup flour, a pinch of salt', ['236.588 ml flour cup', 'salt 1 pinch']],
    ['le jus de 3 citrons, 3 gousses d’ail', ['3 citrons le jus', '3 gousse ail 3 gousses']],
    ['le jus d’1 citron, 2 cl d’huile', ['1 citron le jus', '2 cl huile']],
    ['- le jus d’1 citron, 2 cl d’huile', ['1 citron le jus', '2 cl huile']],
    ['le jus d’un citron, sel', ['1 citron le jus', 'sel']],
    ['3 radis, graines de sésame', ['3 radis', 'graines de sésame']],
    ['1 concombre, feuilles de menthe', ['1 concombre', 'feuilles de menthe']],
    ['Sucre 100 g, sel 150 g', ['100 g Sucre', '150 g sel']],
    ['1 c. à c. de graines de coriandre, laurier', ['5 ml graines de coriandre c. à c.', 'laurier']],
    ['QS thym, laurier', ['thym QS', 'laurier QS']],
    ['thym, laurier QS', ['thym QS', 'laurier QS']],
    ['Persil, ail, 20 g de beurre', ['Persil', 'ail', '20 g beurre']],
  ])('%s', (text, lines) => expect(read(text)).toEqual(lines))
})

describe('what describes a food stays its note', () => {
  test.each([
    '2 carottes, pelées',
    '200 g de beurre, pommade',
    '1 poulet, foie compris',
    '4 œufs, blancs et jaunes séparés',
    '3 œufs, un pour la dorure',
    '1 baguette, une belle',
    '200 g de lardons, un sachet',
    '200 g de beurre, une noix pour le moule',
    '200 g de beurre, un peu pour le moule',
    '4 tomates, deux rouges et deux vertes',
    '2 citrons, le jus d’un citron',
    '1 citron, zeste râpé',
    '2 bottes de persil, feuilles seulement',
    '2 bottes de persil, feuilles de persil',
    '200 g de parmesan, copeaux',
    '500 g de légumes, carottes, navets',
    '100 g de fromage, comté ou gruyère',
    '20 g d’herbes, persil et cerfeuil',
    '2 eggs, whites only',
  ])('%s', (text) => {
    const lines = readRecipeText(text)
    expect(lines.map(({ doubt }) => doubt)).toEqual([null])
    expect(lines[0]?.note).toBe(text.slice(text.indexOf(',') + 2))
  })
})

test.each([
  '1 poulet, carottes',
  '500 g de moules, chorizo',
  '30 g de parmesan, roquette',
  '1 magret, miel',
  '1 œuf, mie de pain',
  '150 g de lardons, une couenne',
])('a food behind a comma that may be part of the first one is a doubt: %s', (text) =>
  expect(readRecipeText(text).map(({ doubt }) => doubt?.reason)).toEqual(['several']),
)

test('a measure that is left out behind another one is a doubt', () => {
  const [, second] = readRecipeText('2 c. à café de cumin, 1 de coriandre moulue')
  expect([second?.name, second?.doubt?.reason]).toEqual(['coriandre moulue', 'several'])
})
