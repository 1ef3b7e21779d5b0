import { expect, test } from 'vitest'
import { readRecipeText } from './recipe-text.ts'
import { readWrittenRecipe } from './written-recipe.ts'

const withLine = (line: string) =>
  readRecipeText(`200 g de riz\n3 œufs\n10 g de beurre\n${line}\n1 l de lait`)
const reasons = (line: string) => withLine(line).map(({ doubt }) => doubt?.reason ?? null)

test.each([
  'Astuce : inutile de peler le potimarron',
  'Variante sans gluten',
  'Ma tante en faisait tous les dimanches',
  'Le dessus',
  'Mémé Jeanne',
  'Le beurre doit être très mou et à température ambiante depuis le matin',
  'Attention, ça colle !',
  'Astuces de chef',
  'Notes',
  'Hello kitty cake topper',
  'My secret touch',
  'Don’t skip this',
])('« %s » among quantities is a doubt', (line) => {
  const doubts = reasons(line)
  expect(doubts.length === 4 || doubts[3] === 'remark').toBe(true)
})

test.each([
  ['Semoule', '1 kg de semoule moyenne'],
  ['Riz', '400 g de riz rond'],
  ['Pesto', '2 c. à soupe de pesto'],
  ['Chocolat', '200 g de chocolat noir'],
  ['Rice', '200 g basmati rice'],
])('« %s » above « %s » is a doubt', (head, below) => {
  const lines = readRecipeText(`10 g de beurre\n3 œufs\n${head}\n${below}`)
  expect(lines[2]).toMatchObject({ name: head, doubt: { reason: 'remark' } })
  expect(readRecipeText(`${head}\n${below}\n3 œufs`)[0]?.doubt?.reason).toBe('remark')
})

test.each([
  'Sel',
  'Tabasco',
  'Croûtons',
  'Extrait de vanille',
  'Fleur de sel',
  'Cacahuètes concassées',
  'Noix de muscade',
  'Un peu de persil',
  'Quelques feuilles de menthe',
  'Beurre pour le moule',
  'Du pain',
  'Flaky sea salt',
  'Freshly ground black pepper',
  'Fresh rosemary',
  'Cooking spray',
  'Salt to taste',
])('« %s » among quantities is an ingredient', (line) => {
  expect(reasons(line)).toEqual([null, null, null, null, null])
})

test('in a list of names no name is a doubt', () => {
  expect(readRecipeText('Riz\nKoji\nShiro dashi\n3 œufs').map(({ doubt }) => doubt)).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test.each([
  ['thym, laurier', ['thym', 'laurier']],
  ['Huile d’olive et basilic', ['Huile d’olive', 'basilic']],
  ['sel, poivre, muscade', ['sel', 'poivre', 'muscade']],
  ['Parsley, thyme and rosemary', ['Parsley', 'thyme', 'rosemary']],
  ['menthe, coriandre et cumin', ['menthe', 'coriandre', 'cumin']],
])('of « %s » each food is a line', (line, names) => {
  expect(readRecipeText(line).map(({ name }) => name)).toEqual(names)
})

test.each(['Beurre, fondu', 'Crème fraîche, entière', 'Jambon et fromage râpé de la ferme du coin'])(
  '« %s » is one line',
  (line) => expect(readRecipeText(line)).toHaveLength(1),
)

test.each([
  'Mélanger la farine et le beurre.',
  'Laisser reposer 1 h au frais',
  'Cuire 30 min à 180 °C.',
  'Versez dans un moule beurré',
  'Servir avec des croûtons',
  'Bake for 20 minutes until golden',
])('« %s » below the ingredients is a step', (line) => {
  expect(readWrittenRecipe(`200 g de riz\n3 œufs\n${line}`)).toMatchObject({
    ingredients: ['200 g de riz', '3 œufs'],
    steps: [line],
  })
})

test.each(['Ajouter 200 g de sucre', 'Compter 6 crevettes'])('« %s » is not, with a quantity', (line) => {
  expect(readWrittenRecipe(`200 g de riz\n3 œufs\n${line}`).steps).toEqual([])
})

test.each(['four moyen 20 mn', 'Four 180 °C', 'Thermostat 6', 'Four : 30 min'])(
  '« %s » is no ingredient',
  (line) => {
    const { ingredients } = readWrittenRecipe(`200 g de riz\n3 œufs\n${line}`)
    expect(ingredients).toEqual(['200 g de riz', '3 œufs'])
  },
)

test.each([
  ['\t10\tfilets de bar\n\t50\tg\thuile d’olive', ['filets de bar', 'huile d’olive']],
  ['\t2\tœufs\n\t3\tcitrons\n\t40\tcl\tlait', ['œufs', 'citrons', 'lait']],
  ['\t2\tkg\tveau\n\t\t\tsel, poivre', ['veau', 'sel', 'poivre']],
])('rows that lack a cell keep their names: %j', (text, names) => {
  expect(readRecipeText(text).map(({ name }) => name)).toEqual(names)
})

test.each([
  ['Gruyère râpé : une poignée', null, null, 'Gruyère râpé'],
  ['Noix de muscade : une pincée', null, null, 'Noix de muscade'],
  ['Sucre : une cuillère à soupe', 15, 'ml', 'Sucre'],
  ['Œufs : trois', 3, null, 'Œufs'],
  ['Lait : un demi-litre', 0.5, 'L', 'Lait'],
  ['Beurre = une livre', 500, 'g', 'Beurre'],
  ['Salt: a pinch', null, null, 'Salt'],
])('a quantity in words behind a sign is read: %s', (line, quantity, unit, name) => {
  expect(withLine(line)[3]).toMatchObject({ quantity, unit, name, doubt: null })
})

test.each([
  ['Matériel', '1 cocotte en fonte'],
  ['Ustensiles :', '1 moule de 24 cm'],
  ['Le matériel nécessaire', '2 plaques\n1 fouet'],
  ['**Matériel**', '- 1 saladier'],
  ['Equipment', '1 large bowl'],
])('what is below « %s » is no ingredient', (head, tools) => {
  const text = `Pain\n200 g de riz\n3 œufs\n${head}\n${tools}\nIngrédients du décor\n10 g de sucre`
  expect(readWrittenRecipe(text).ingredients.join()).not.toContain('1 ')
  expect(readWrittenRecipe(`${head}\n${tools}\n200 g de riz\n3 œufs`).ingredients).toEqual([
    '200 g de riz',
    '3 œufs',
  ])
})
