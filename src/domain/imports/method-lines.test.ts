import { describe, expect, test } from 'vitest'
import { readWholeRecipe } from './testing/read-whole-recipe.ts'
import { readWrittenRecipe } from './written-recipe.ts'

const FOODS = 'Agneau\n500 g d’agneau\n2 oignons\n\n'

describe('the first line of a method without a head is a step', () => {
  test.each([
    'Découpez le poulet en huit morceaux, assaisonnez-les et colorez-les. Retirez-les.',
    'Marquer l’agneau, suer oignons ail gingembre, curry, tomates, coco, 2h à feu doux.',
    'Porter eau, lait, beurre, sel, sucre à ébullition. Verser la farine, dessécher.',
    'Poach the chicken for 20 mins. Sweat the leeks in the butter, then the milk.',
    'Heat the oven to 150C.\nSit on the onions, pour over the wine and stock, cover and roast for 4 hrs.',
    '1/ Infuser la vanille dans le lait\n2/ Mélanger, chinoiser, couler 120 g par ramequin',
    'Napper le fond de sauce, ranger les oignons dessus et enfourner.',
    'Dans une sauteuse, faire compoter les oignons 1 h.',
    'Dans un saladier mélangez la viande et les épices',
    'La veille, mettre les viandes dans une cocotte d’eau froide, porter à ébullition.',
    'Au moment de servir, parsemer de persil.',
    'Une fois cuit, laisser refroidir',
  ])('%j', (method) => {
    const { ingredients, steps } = readWrittenRecipe(`${FOODS}${method}`)
    expect(ingredients).toEqual(['500 g d’agneau', '2 oignons'])
    expect(steps).toEqual(method.split('\n').map((line) => line.replace(/^\d\/ /u, '')))
  })

  test('of a message as well, with the portions that it says', () => {
    const message =
      'Houmous\n1 kg de pois chiches\n400 g de tahini\ntu mixes tout avec un peu d’eau, ça fait 20 portions'
    const { ingredients, steps, portions } = readWrittenRecipe(message)
    expect([ingredients.length, steps.length, portions]).toEqual([2, 1, 20])
  })
})

describe('a numbered sentence below the ingredients is a step', () => {
  test.each([
    ['1) Porter le lait à ébullition avec la vanille fendue.', '2) Ajouter le riz, cuire 40 min à feu doux.'],
    ['1. Porter le lait à ébullition.', '2. Verser le riz en pluie.'],
    ['1) Mélanger le tout.', '2) Porter le lait à ébullition.', '3) Démouler tiède.'],
    ['1) Bouchonner la viande au torchon bien sec.', '2) Servir avec le jus.'],
    ['1) Dans une sauteuse, faire compoter les oignons 1 h.', '2) Pendant ce temps, griller la viande.'],
    ['1) Dans une sauteuse, faire compoter les oignons 1 h.'],
    ['1. Emporter le plat en salle sous cloche.'],
    ['1/ Répartir dans les verrines', '2/ Parsemer de zestes'],
  ])('%j', (...method) => {
    for (const apart of ['', '\n']) {
      const { ingredients, steps } = readWrittenRecipe(`${FOODS.trim()}\n${apart}${method.join('\n')}`)
      expect(ingredients).toEqual(['500 g d’agneau', '2 oignons'])
      expect(steps).toEqual(method.map((line) => line.slice(2).trim()))
    }
  })

  test.each([
    '1) Beurre clarifié de baratte, à la louche.',
    '2. Poivre noir du moulin, sel fin.',
    '1) Vinaigre de cidre bio de Normandie.',
    '3) Carottes de sable en gros dés.',
    '1. Oseille',
  ])('and a numbered food is none: %s', (line) =>
    expect(readWrittenRecipe(`${FOODS.trim()}\n${line}`).steps).toEqual([]),
  )
})

test.each([
  'Huile d’olive, sel et poivre du moulin.',
  'Quelques brins de persil pour le dressage.',
  'Pour le service, un peu de pain grillé.',
  'Vinaigre, huile, sel. Poivre du moulin à volonté.',
  'Reblochon fermier bien fait, coupé en dés.\n300 g de beurre',
])('an ingredient in many words is no step: %j', (line) => {
  expect(readWrittenRecipe(`${FOODS}${line}`).steps).toEqual([])
})

const BASQUAISE = `POULET BASQUAISE.

Pour 4 couverts. Temps : 1 heure 15.

Un poulet fermier de 1 kg 600 ; 4 cuillerées d’huile d’olive ; 500 grammes de tomates ; 3 poivrons verts ; 2 oignons ; 1 décilitre de vin blanc sec ; une pincée de piment d’Espelette.`

test.each([
  [
    BASQUAISE,
    'POULET BASQUAISE',
    4,
    [
      'poulet fermier',
      'huile d’olive',
      'tomates',
      'poivrons verts',
      'oignons',
      'vin blanc sec',
      'piment d’Espelette',
    ],
  ],
  [
    'SAUCE GRIBICHE.\n\n6 œufs ; 25 cl d’huile ; sel ; poivre ; 30 g de câpres.',
    'SAUCE GRIBICHE',
    null,
    ['œufs', 'huile', 'sel', 'poivre', 'câpres'],
  ],
  ['BRANDADE.\n500 g de morue ; 2 dl d’huile\n1 dl de lait', 'BRANDADE', null, ['morue', 'huile', 'lait']],
  [
    'Sauce mousseline.\n\n4 jaunes d’œufs ; 200 g de beurre',
    'Sauce mousseline',
    null,
    ['jaunes d’œufs', 'beurre'],
  ],
  [
    'Daube\nPour 4 personnes. Préparation : 1 h.\n500 g de bœuf ; 2 carottes',
    'Daube',
    4,
    ['bœuf', 'carottes'],
  ],
  [
    'Daube\nPour 6 pers. Cuisson : 3 h. Facile.\n500 g de bœuf ; 2 carottes',
    'Daube',
    6,
    ['bœuf', 'carottes'],
  ],
])('foods and facts that a full stop or a semicolon divides: %j', (text, title, portions, foods) => {
  const { names, doubts, ...read } = readWholeRecipe(text)
  expect(read).toMatchObject({ title, portions })
  expect(names).toEqual(foods)
  expect(doubts.filter((doubt) => doubt !== null && doubt !== 'counted')).toEqual([])
})

test.each(['200 g de sucre (blond ; ou roux)', '1 oignon ; émincer finement'])(
  'a semicolon before no food divides nothing: %s',
  (line) => expect(readWholeRecipe(`Daube\n${line}\n500 g de bœuf`).names).toHaveLength(2),
)

test.each([
  'Merguez 1 pièce',
  'Merguez : 6',
  'Merguez d’agneau 12 pièces',
  'Merguez de bœuf : 4 pièces',
  'Merguez 8',
  'Chipolatas 8',
  'Cuisses de poulet 4',
])('a food that sounds as a verb is an ingredient, and has its quantity: %s', (line) => {
  const { steps } = readWrittenRecipe(`Grillades\n1 kg d’agneau\n${line}\n2 oignons`)
  const { names, doubts } = readWholeRecipe(`Grillades\n1 kg d’agneau\n${line}\n2 oignons`)
  expect([steps, names.length, doubts]).toEqual([[], 3, [null, null, null]])
})

test('a numbered line without a verb that is known is a doubt', () => {
  const { doubts } = readWholeRecipe(
    'Soupe\n500 g d’agneau\n2 oignons\n1) Dans une sauteuse, à couvert\n1 citron',
  )
  expect(doubts).toEqual([null, null, 'remark', null])
})
