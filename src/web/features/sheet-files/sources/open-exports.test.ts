import { expect, test } from 'vitest'
import { joinFiles } from '#domain/sheet-files/verdict/join-files.ts'
import { readSource } from './read-source.ts'
import { gzipped, png, utf8, zipped } from '#tests/sources/file-bytes.ts'
import { opened, shownSources } from '#tests/sources/open-sheet-source.ts'

const show = async (...given: Parameters<typeof opened>) => shownSources(await opened(...given))

const schema = (name: string) => JSON.stringify({ '@type': 'Recipe', name, recipeIngredient: ['1 kg riz'] })
const tandoor = (name: string) => JSON.stringify({ name, steps: [{ instruction: 'Cuire', ingredients: [] }] })
const mealie = (name: string, id = '') =>
  JSON.stringify({ id, slug: 'x', name, recipeIngredient: [{ note: '1 kg riz' }] })
const paprika = (name: string, more = {}) =>
  gzipped({ name, ingredients: '1 kg riz', directions: '', ...more })
const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

test.each([
  [
    'a folder for each recipe',
    {
      'Recipes/A/recipe.json': schema('A'),
      'Recipes/A/full.jpg': png(),
      'Recipes/A/thumb.jpg': png(),
      'Recipes/B/recipe.json': schema('B'),
    },
    'web-page: A, B +0',
  ],
  ['another language', { 'Recettes/Crème/recipe.json': schema('Crème') }, 'web-page: Crème'],
  [
    'files that are not recipes',
    {
      'R/A/recipe.json': schema('A'),
      'R/.hidden': 'x',
      '__MACOSX/R/._recipe.json': 'x',
      'R/notes.md': '# x',
      'R/conf.json': '{}',
    },
    'web-page: A',
  ],
  [
    'a list in one file',
    { 'recipes.json': `[${schema('A')},${schema('B')}]`, 'recipes.png': png() },
    'web-page: A, B',
  ],
])('Nextcloud Cookbook and JSON-LD: %s', async (_, files, expected) => {
  expect(await show('nextcloud.zip', zipped(files))).toEqual([`nextcloud.zip ${expected}`])
})

test.each([
  [
    'an archive for each recipe',
    {
      'A.zip': zipped({ 'recipe.json': tandoor('A'), 'image.png': png() }),
      'B.zip': zipped({ 'recipe.json': tandoor('B') }),
      'C.zip': zipped({ 'recipe.json': tandoor('C'), 'image.jpg': png() }),
    },
    'A, B, C +0 +2',
  ],
  ['one recipe', { 'recipe.json': tandoor('A'), 'image.webp': png() }, 'A +0'],
  ['zipped again', { 'export.zip': zipped({ 'A.zip': zipped({ 'recipe.json': tandoor('A') }) }) }, 'A'],
])('Tandoor: %s', async (_, files, expected) => {
  expect(await show('export.zip', zipped(files))).toEqual([`export.zip tandoor: ${expected}`])
})

test.each([
  [
    'a recipe of each file',
    { 'A.paprikarecipe': paprika('A', { photo_data: base64(png()) }), 'B.paprikarecipe': paprika('B') },
    'A, B +0',
  ],
  [
    'a photo among several',
    { 'A.paprikarecipe': paprika('A', { photos: [{ data: base64(png()) }] }) },
    'A +0',
  ],
  ['a photo that is none', { 'A.paprikarecipe': paprika('A', { photo_data: '%%%' }) }, 'A'],
])('Paprika: %s', async (_, files, expected) => {
  expect(await show('mes.paprikarecipes', zipped(files))).toEqual([`mes.paprikarecipes paprika: ${expected}`])
})

test('Paprika: a recipe alone', async () => {
  expect(await show('A.paprikarecipe', paprika('A'))).toEqual(['A.paprikarecipe paprika: A'])
})

test.each([
  [
    'a backup, whose templates and smaller pictures are left aside',
    {
      'database.json': JSON.stringify({
        recipes: [
          { id: '00000000111142228333444455556666', name: 'A' },
          { id: '00000000111142228333444455557777', name: 'B' },
        ],
        recipes_ingredients: ['6666', '7777'].map((end) => ({
          recipe_id: `0000000011114222833344445555${end}`,
          note: '1 kg riz',
        })),
      }),
      'data/recipes/00000000-1111-4222-8333-444455557777/images/original.webp': png(),
      'data/recipes/00000000-1111-4222-8333-444455557777/images/min-original.webp': png(),
      'data/templates/recipes.md': 'x',
    },
    'A, B +1',
  ],
  [
    'exported recipes',
    {
      'recipes/a/a.json': mealie('A'),
      'recipes/a/images/original.webp': png(),
      'recipes/b/b.json': mealie('B'),
    },
    'A, B +0',
  ],
  ['one exported recipe', { 'a.json': mealie('A'), 'original.webp': png() }, 'A +0'],
])('Mealie: %s', async (_, files, expected) => {
  expect(await show('mealie.zip', zipped(files))).toEqual([`mealie.zip mealie: ${expected}`])
})

test('Cooklang: a folder with its photos, and a file with those dropped beside it', async () => {
  const cook = 'Mélanger @farine{200%g} et @œufs{3}.'
  const files = { 'Tarte.cook': cook, 'Tarte.jpg': png(), 'Tarte.1.jpg': png(), 'b/Flan.cook': cook }
  expect(await show('cuisine.zip', zipped(files))).toEqual(['cuisine.zip cooklang: Tarte, Flan +0'])
  expect(await show('x/Tarte.cook', utf8(cook), [{ path: 'x/Tarte.jpg', bytes: png() }])).toEqual([
    'x/Tarte.cook cooklang: Tarte +0',
  ])
})

test.each([
  ['r.json', schema('A'), 'web-page: A'],
  ['sans-extension', mealie('A'), 'mealie: A'],
  ['r.txt', tandoor('A'), 'tandoor: A'],
  ['page.html', `<!DOCTYPE html><script type="application/ld+json">${schema('A')}</script>`, 'web-page: A'],
  ['r.json', JSON.stringify({ title: 'A', ingredients: '1 kg riz', instructions: '' }), 'recipe-sage: A'],
  ['page.html', '<!DOCTYPE html><p>Bonjour</p>', null],
  ['r.json', '{"a":1}', null],
  ['r.json', '{"@type":"Recipe"', null],
])('a file alone: %s %s', async (path, text, expected) => {
  expect(await show(path, utf8(text))).toEqual([`${path} ${expected ?? 'no-recipes'}`])
})

test('workbooks and tables of an archive are a source each, with the way to them', async () => {
  expect(
    await show(
      'cuisine.zip',
      zipped({ 'a/prix.csv': 'Produit;Prix\nRiz;2', 'photo.jpg': png(), 'recette.json': schema('A') }),
    ),
  ).toEqual(['cuisine.zip web-page: A', 'cuisine.zip/a/prix.csv text-table: '])
})

test('the sheets of workbooks and of recipes are found together, those with a photo marked', async () => {
  const table =
    'Ingrédients;Quantité;Unité;PU HT;Coût\nRiz;0,5;kg;2,00;1,00\nLait;1;L;1,20;1,20\nTotal;;;;2,20'
  const sources = await opened(
    'cuisine.zip',
    zipped({ 'Riz au lait.csv': table, 'A/recipe.json': schema('Crème'), 'A/full.jpg': png() }),
  )
  const { sheets } = joinFiles(
    sources.flatMap((source, at) => (source.known ? [readSource(source, at)] : [])),
  )
  expect(sheets.map(({ file, verdict, hasPicture }) => [file, verdict.exact, hasPicture])).toEqual([
    [0, false, true],
    [1, true, false],
  ])
})
