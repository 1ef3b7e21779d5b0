import { describe, expect, test } from 'vitest'
import { readWholeRecipe } from './testing/read-whole-recipe.ts'

const SALAD = '\n\nBase\n15 cœurs de romaine\n1,5 kg de poulet\n450 g de croûtons'
const BAKED = '\nBeurre 125 g\nFarine 150 g\nSucre 100 g'
const RICE = '\n1,6 kg de riz\n300 g de beurre\n400 g de parmesan'

function read(text: string) {
  const { title, portions, names, doubts } = readWholeRecipe(text)
  return { title, portions, lines: names.length, doubts: doubts.filter((reason) => reason !== null) }
}

describe('a title with a count is no ingredient', () => {
  test.each([
    [`Salade César du midi (x 15)${SALAD}`, 'Salade César du midi', 15],
    [`Salade niçoise x12${SALAD}`, 'Salade niçoise', 12],
    [`Salade de lentilles (x 10)${SALAD}`, 'Salade de lentilles', 10],
    [`Tomates farcies (x 12)${SALAD}`, 'Tomates farcies', 12],
    [`Œufs mimosa x 12${SALAD}`, 'Œufs mimosa', 12],
    [`Poulet basquaise (x 10)${SALAD}`, 'Poulet basquaise', 10],
    [`Madeleines au miel : 24 pièces${BAKED}`, 'Madeleines au miel', 24],
    [`Sablés au citron - 40 pièces${BAKED}`, 'Sablés au citron', 40],
    [`Cookies : 24 pièces${BAKED}`, 'Cookies', 24],
    [`Muffins myrtille – 12 pcs${BAKED}`, 'Muffins myrtille', 12],
    [`Choux à la crème (30 pièces)${BAKED}`, 'Choux à la crème', 30],
    [`Poulet basquaise pour 4${RICE}`, 'Poulet basquaise', 4],
  ])('%j', (text, title, portions) => expect(read(text)).toEqual({ title, portions, lines: 3, doubts: [] }))

  test.each([
    'Filets de bar (x 12)',
    'Salade feuille de chêne (x 12)',
    'Pommes duchesse (x 20)',
    'Carottes râpées x 20',
    'Buns - 24 pièces',
  ])('or a doubt where it may be bought: %s', (line) =>
    expect(read(`${line}${SALAD}`)).toEqual({ title: null, portions: null, lines: 4, doubts: ['yield'] }),
  )
})

describe('the mould behind a title is what the recipe makes', () => {
  test.each([
    ['Terrine de campagne (moule de 2 kg)', 'Terrine de campagne'],
    ['Terrine de lapin (terrine de 350 g)', 'Terrine de lapin'],
    ['Gâteau basque (moule de 1 L)', 'Gâteau basque'],
    ['Terrine de campagne - moule de 2 kg', 'Terrine de campagne'],
    ['Cake aux olives (moule de 26 cm)', 'Cake aux olives'],
    ['Tarte au citron, cercle de 22 cm', 'Tarte au citron'],
    ['• Cake aux olives •\nMoule de 26 cm', 'Cake aux olives'],
    ['Brownie (plaque de 60 x 40)', 'Brownie'],
    ['Financier pistache — pour un cadre 40x60', 'Financier pistache'],
    ['Entremets 3 chocolats / cercle 24 x2', 'Entremets 3 chocolats'],
  ])('%s', (line, title) =>
    expect(read(line + BAKED)).toEqual({ title, portions: null, lines: 3, doubts: [] }),
  )

  test.each(['Tartelettes citron - moules de 8 cm - x20', 'Tartelettes citron (moules de 8 cm) x 20'])(
    'with the count behind it: %s',
    (line) =>
      expect(read(line + BAKED)).toEqual({ title: 'Tartelettes citron', portions: 20, lines: 3, doubts: [] }),
  )

  test.each(['Moule de 26 cm', 'Cadre 40x60', 'Pour un moule de 24 cm', 'Cercle Ø 24'])(
    'on a line of its own: %s',
    (line) => expect(read(`Cake\n${line}${BAKED}`)).toMatchObject({ title: 'Cake', lines: 3, doubts: [] }),
  )

  test.each(['Glace vanille (bac de 2 L)', 'Rillettes (terrine de 1 kg)'])(
    'or a doubt where it may be bought so: %s',
    (line) => expect(read(line + RICE)).toMatchObject({ lines: 4, doubts: ['yield'] }),
  )
})

describe('a labelled title wins over the head of the document', () => {
  test.each([
    'FICHE TECHNIQUE N° 14\nIntitulé : Risotto aux cèpes\nNb de couverts : 20',
    'FICHE TECHNIQUE N° 3\nNom du plat : Risotto aux cèpes\nCouverts : 20',
    'Fiche recette\nTitre : Risotto aux cèpes\nPour 20 personnes',
    'Brasserie du Port\nDénomination : Risotto aux cèpes (20 couverts)',
    'Brasserie du Port\nRecette : Risotto aux cèpes\n20 pers.',
    'Recette n° 7 : Risotto aux cèpes\nEffectif : 20',
    'Plat du jour : Risotto aux cèpes — 20 parts',
    'Le Petit Zinc\nNom de la recette\tRisotto aux cèpes\nPortions : 20',
  ])('%j', (head) =>
    expect(read(head + RICE)).toEqual({ title: 'Risotto aux cèpes', portions: 20, lines: 3, doubts: [] }),
  )
})

test.each([
  'Accueil  Recettes  Desserts',
  'Accueil > Recettes > Desserts',
  'Home » Recipes » Rice',
  'Recettes > Plats > Riz',
  'Accueil\tRecettes\tDesserts',
  'FICHE TECHNIQUE',
  'FICHE DE FABRICATION FT-012',
  'Fiche technique de fabrication n° 3',
])('« %s » is no title', (line) =>
  expect(read(`${line}\nRisotto aux cèpes\nPour 20 personnes\n${RICE}`)).toMatchObject({
    title: 'Risotto aux cèpes',
    lines: 3,
  }),
)

describe('a title has commas, brackets and dashes', () => {
  test.each([
    ['Œuf parfait, crème de cèpes, noisettes\nPar assiette :', 'Œuf parfait, crème de cèpes, noisettes', 1],
    ['Magret, polenta, figues\nPar personne', 'Magret, polenta, figues', 1],
    ['Ceviche de dorade, leche de tigre\nAssiette : 1 couvert', 'Ceviche de dorade, leche de tigre', 1],
    ['Pavé de bar, fenouil confit\n', 'Pavé de bar, fenouil confit', null],
    ['Ceviche, leche de tigre - 4 pers', 'Ceviche, leche de tigre', 4],
    ['SAUMON MI-CUIT, PURÉE DE PANAIS — assiette pour 1\n', 'SAUMON MI-CUIT, PURÉE DE PANAIS', 1],
    ['Dahl de lentilles (végan, sans gluten) – 50 couverts', 'Dahl de lentilles (végan, sans gluten)', 50],
    ["Marmelade d'oranges", "Marmelade d'oranges", null],
    ['Risotto du moment\nAssiette creuse\n', 'Risotto du moment', null],
  ])('%j', (head, title, portions) =>
    expect(read(head + RICE)).toEqual({ title, portions, lines: 3, doubts: [] }),
  )

  test.each(['Sel, poivre, huile d’olive\n', 'Huile d’olive, sel, piment\n'])(
    'and a list of seasonings is none: %j',
    (line) => expect(read(line + RICE)).toMatchObject({ title: null, lines: 6 }),
  )
})

test('pieces of dough that come to the weight of the lines are what the recipe makes', () => {
  const text =
    'Pâte à pizza napolitaine – 20 pâtons de 250 g\n\nFarine tipo 00 : 3 kg\nEau : 1,95 L\nSel : 75 g'
  const { title, description, names } = readWholeRecipe(text)
  expect([title, description, names.length]).toEqual(['Pâte à pizza napolitaine', '20 pâtons de 250 g', 3])
})

test.each([
  ['Beurre nantais (par assiette 40 g)', 'Échalote 8 g\nBeurre 25 g'],
  ['Mousse de foie 1 kg', 'Foie 500 g\nCrème 500 g'],
  ['Vinaigrette (50 cl)', 'Huile 40 cl\nVinaigre 10 cl'],
  ['Ganache montée - 600 g', 'Chocolat 200 g\nCrème 400 g'],
  ['Sauce vierge (300 g)', 'Tomates 200 g\nHuile 10 cl'],
])('a head of a part with what it makes is no sure ingredient: %s', (head, part) => {
  const { names, doubts } = readWholeRecipe(`Assiette du chef\nPour 1\n\nSaumon 140 g\n\n${head}\n${part}`)
  expect(names.length === 3 || doubts[1] === 'yield').toBe(true)
})

test.each([
  'Désignation\tQuantité',
  'Nom\tQté',
  'Intitulé\tQuantité\tUnité',
  'Recette\tPour 4 pers',
  'Dénomination\tPoids',
  'Plat\tPrix\tPoids',
])('the heads of a table are no title: %s', (heads) =>
  expect(readWholeRecipe(`${heads}\nRiz\t2 kg\nBeurre\t300 g`)).toMatchObject({ title: null }),
)

test.each([
  ['Intitulé : Risotto\nNom : Dupont', 'Risotto'],
  ['Nom : Dupont\nIntitulé : Risotto', 'Risotto'],
  ['Risotto\nRecette : facile\nPour 4', 'Risotto'],
  ['Titre : Risotto\nPlat : entrée', 'Risotto'],
  ['Nom : Risotto', 'Risotto'],
])('what else a label says is no title: %j', (head, title) =>
  expect(read(head + RICE)).toMatchObject({ title }),
)

test.each([
  'Magret de canard, jus à l’orange',
  'Pavé de bar, fenouil confit',
  'Suprême de volaille, crème de cèpes',
  'Crème fraîche, lardons fumés',
  'Beurre d’ail',
])('a name above quantities that may be the title or foods is a doubt: %s', (line) => {
  const { names, doubts } = readWholeRecipe(`${line}\n500 g de beurre\n60 g d’ail\n3 oranges`)
  expect(names.length === 3 || doubts[0] !== null).toBe(true)
})

test.each(['Recette', 'RECETTE :', 'Ma recette', 'La recette', '**Recette**'])(
  'a line that says only that a recipe follows is no title: %s',
  (line) =>
    expect(read(`${line}\nRisotto aux cèpes\nPour 4${RICE}`)).toMatchObject({ title: 'Risotto aux cèpes' }),
)

test.each(['Rdt : 30 buns de 80 g', 'Rdt. 30 buns', 'Rendement : 30 buns de 80 g'])(
  'what a recipe makes is no ingredient: %s',
  (line) => expect(read(`Buns\n${line}${BAKED}`)).toMatchObject({ title: 'Buns', lines: 3, doubts: [] }),
)

test.each([
  'la sauce burger pr 2 kg c’est',
  'pour la sauce burger pour 2 kg tu mets :',
  'La sauce burger, 2 kg, il te faut',
])('a message that leads to what follows gives its title: %s', (line) => {
  const { title, description } = readWholeRecipe(`${line}\nmayo 1,2 kg\nketchup 400 g\nmoutarde 150 g`)
  expect([title, description]).toEqual(['Sauce burger', 'pour 2 kg'])
})

describe('what a recipe is for is no title', () => {
  test.each([
    ['pour 1 moule de 24 (12 parts)', 12],
    ['Pour un moule de 24 (12 parts)', 12],
    ['pour 2 moules de 18 (16 parts)', 16],
    ['Pour 1 cercle de 22 (8 personnes)', 8],
    ['pour 1 cadre 40x60 (48 parts)', 48],
    ['Moule de 24 (12 parts)', 12],
    ['Pour un moule de 24', null],
  ])('%s', (line, portions) => {
    const greeted = `Coucou chef ! voilà la reco du cheesecake qu'on fait le dimanche 😊\n${line}`
    for (const head of [line, greeted])
      expect(read(head + BAKED)).toEqual({ title: null, portions, lines: 3, doubts: [] })
    expect(read(`Cake\n${line}${BAKED}`)).toEqual({ title: 'Cake', portions, lines: 3, doubts: [] })
  })

  test.each(['Moules de 24', 'Moules de bouchot 24', 'Moules 24', 'Moules 2 kg'])(
    'and mussels are an ingredient: %s',
    (line) => expect(read(`Marinière\nPour 4\n${line}${BAKED}`)).toMatchObject({ lines: 4 }),
  )
})

describe('a sentence that counts the guests is no ingredient', () => {
  test.each([
    'On compte 10 personnes.',
    'On compte pour 10 personnes',
    'Comptez pour 10 personnes.',
    'Compter environ 10 couverts',
    'Prévoir pour 10 personnes',
    'Nous sommes 10 personnes.',
  ])('%s', (line) =>
    expect(read(`Daube (recette de mon oncle)\n${line}\n${RICE}`)).toEqual({
      title: 'Daube (recette de mon oncle)',
      portions: 10,
      lines: 3,
      doubts: [],
    }),
  )

  test.each(['Compter 2 parts par personne', 'On compte 200 g par personne.', 'Compter 10 œufs'])(
    'and one of what they get counts none: %s',
    (line) => expect(read(`Daube\n${line}${RICE}`)).toMatchObject({ portions: null }),
  )
})
