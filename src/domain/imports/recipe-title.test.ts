import { describe, expect, test } from 'vitest'
import { readWholeRecipe } from './testing/read-whole-recipe.ts'

function read(text: string) {
  const { doubts, ...read } = readWholeRecipe(text)
  return { ...read, doubts: doubts.filter((reason) => reason !== null) }
}

describe('a first line with what the recipe makes', () => {
  test.each([
    ['béchamel 5L\nbeurre 350 g\nfarine 350 g\nlait 5 l', 'béchamel 5L', null],
    ['Pâte à choux (40 pièces)\nEau 250 ml\nBeurre 200 g', 'Pâte à choux', 40],
    ['Pâte brisée (2,5 kg)\nFarine T55 : 1,250 kg\nBeurre : 625 g', 'Pâte brisée (2,5 kg)', null],
    ['Cookies (24 pièces)\n\nIngrédients :\n200 g de beurre\n3 œufs', 'Cookies', 24],
    ['Chouquettes (40)\n250 g de farine\n8 œufs', 'Chouquettes', 40],
    ['Vinaigrette - 2 L\n1,5 l d’huile\n50 cl de vinaigre', 'Vinaigrette - 2 L', null],
  ])('is its title: %j', (text, title, portions) => {
    const { names, doubts, ...found } = read(text)
    expect(found).toEqual({ title, portions, description: '' })
    expect([names.includes(title), doubts]).toEqual([false, []])
  })

  test.each([
    'Mayonnaise 1,5 kg\nCornichons 200 g\nCâpres 100 g',
    'Pâte feuilletée 500 g\nPommes 1 kg\nSucre 100 g',
    'Béchamel 5 L\n\nbeurre 350 g\nfarine 350 g',
    'Mafé 5 kg\n\nBœuf 2 kg\nPâte d’arachide 400 g',
  ])('is a doubt where it may be bought: %j', (text) => {
    expect(read(text)).toMatchObject({ title: null, doubts: ['yield'] })
  })

  test.each([
    'Farine 1 kg\nBeurre 500 g\nSucre 200 g',
    'Beurre (250 g)\nFarine (500 g)\nSucre (200 g)',
    'Lait 1 L\n\nSucre 100 g\nFarine 80 g',
    'Œufs (4)\n200 g de sucre\n100 g de beurre',
  ])('is an ingredient: %j', (text) => {
    const { title, names, doubts } = read(text)
    expect([title, names.length, doubts]).toEqual([null, 3, []])
  })
})

test.each([
  ['Brioche Nanterre', 'Pour 4 pièces', 4, ''],
  ['Brioche', 'Pour 1 kg', null, 'Pour 1 kg'],
  ['Sablés', 'Pour 24 tartelettes', 24, 'Pour 24 tartelettes'],
  ['Coulis', 'Rendement : 2,5 L', null, 'Rendement : 2,5 L'],
  ['Financiers', 'Donne 30 financiers', 30, 'Donne 30 financiers'],
  ['Cookies', 'Makes 2 dozen cookies', 24, 'Makes 2 dozen cookies'],
])('%s, %s: what it makes is no ingredient', (title, line, portions, description) => {
  const text = `${title}\n${line}\nFarine 500 g\nBeurre 250 g`
  expect(read(text)).toEqual({ title, portions, description, names: ['Farine', 'Beurre'], doubts: [] })
})

test.each([
  ['Sauce béarnaise maison', 'Échalotes 4 grosses\nBeurre 180 g'],
  ['Choucroute', '1,8 kg de chou cru\n1 palette fumée'],
  ['Gaspacho andalou', '\n- tomates mûres - 2 kg\n- poivron rouge - 2'],
  ['Crème citron', 'Ingrédient\tQuantité\nCitron\t2'],
  [
    'Porc au caramel',
    '| Produit | Quantité | Unité |\n|---|---|---|\n| Porc | 2,4 | kg |\n| Sucre | 200 | g |',
  ],
  ['Tourte de Mémé', 'Pâte :\n500 g de farine\n250 g de saindoux'],
])('a name alone above quantities is the title: %s', (title, lines) => {
  const found = read(`${title}\n${lines}`)
  expect([found.title, found.names.includes(title)]).toEqual([title, false])
})

test.each(['Sel', 'Huile d’olive', 'Persil', 'Poivre du moulin', 'Sel, poivre', 'Beurre QS', 'Farine'])(
  'what has no quantity in recipes is no title: %s',
  (line) => {
    const { title, names } = read(`${line}\n200 g de riz\n3 œufs`)
    expect([title, names.length >= 3]).toEqual([null, true])
  },
)

test('of names without quantities none is the title', () => {
  expect(read('Riz\nŒufs\nMascarpone').title).toBeNull()
})
