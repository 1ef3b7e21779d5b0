import { expect, test } from 'vitest'
import { readWholeRecipe } from './testing/read-whole-recipe.ts'

const MOJITO = '5 cl de rhum\n3 cl de jus de citron\n10 cl d’eau gazeuse'
const SPRITZ = '9 cl de prosecco\n6 cl d’Apérol\n3 cl d’eau gazeuse'
const IN_CELLS = 'Gin\t3\tcl\nVermouth rouge\t3\tcl\nCampari\t3\tcl'

/** The names of the lines that may head another recipe. */
function others(text: string) {
  const { names, doubts } = readWholeRecipe(text)
  return names.filter((_, at) => doubts[at] === 'recipe')
}

test.each([
  [
    `COCKTAILS - recettes bar\t\t\n\t\t\nMOJITO\t\t\nRhum blanc\t5\tcl\nMenthe\t8\tfeuilles\n\t\t\nSPRITZ\t\t\nProsecco\t9\tcl\nApérol\t6\tcl\n\t\t\nNEGRONI\t\t\n${IN_CELLS}`,
    ['MOJITO', 'SPRITZ', 'NEGRONI'],
  ],
  [`Mojito\n${MOJITO}\n\nSpritz\n${SPRITZ}`, ['Spritz']],
  [`MOJITO\n${MOJITO}\nSPRITZ\n${SPRITZ}`, ['SPRITZ']],
  [`Mojito :\n${MOJITO}\n\nSpritz :\n${SPRITZ}`, ['Mojito', 'Spritz']],
  [
    `Daube provençale\nPour 6 personnes\n1 kg de bœuf\n3 carottes\n\nPoulet basquaise\nPour 4 personnes\n1 poulet\n3 poivrons`,
    ['Poulet basquaise'],
  ],
  [`Cocktails du bar\n\nNegroni\n${IN_CELLS}\n\nAmericano\n${IN_CELLS}`, ['Negroni', 'Americano']],
])('several recipes in one text are a doubt at each name: %j', (text, names) => {
  expect(others(text)).toEqual(names)
})

test.each([
  'Paris-Brest\n\nPâte à choux :\n125 ml d’eau\n110 g de beurre\n\nCrème mousseline :\n500 ml de lait\n200 g de praliné',
  'Tarte aux pommes\n\nPâte\n250 g de farine\n125 g de beurre\n\nGarniture\n6 pommes\n80 g de sucre',
  'Cabillaud sauce vierge\n\nPoisson\n4 pavés de 160 g de cabillaud\n2 cl d’huile\n\nSauce vierge\n300 g de tomates\n50 g d’olives',
  'Bavarois\n500 ml de lait\n6 jaunes d’œufs\n\nPour le décor\n100 g de framboises\n20 g de pistaches',
  'Daube provençale\nPour 6 personnes\n1 kg de bœuf\n3 carottes\n\nMarinade\n75 cl de vin\n1 oignon',
])('parts of one recipe are none: %j', (text) => {
  expect(others(text)).toEqual([])
})
