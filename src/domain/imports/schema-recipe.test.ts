import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRecipeText } from './recipe-text.ts'
import { readSchemaRecipe, schemaRecipeFault } from './schema-recipe.ts'
import { anyText } from '#tests/any-text.ts'

const TART = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Tarte aux pommes',
  description: 'Pâte brisée, pommes &amp; cannelle',
  recipeYield: ['8', '8 parts'],
  prepTime: 'PT1H15M',
  cookTime: 'PT40M',
  recipeIngredient: ['250 g de farine', '125 g de beurre', '<b>6</b> pommes'],
  recipeInstructions: [
    {
      '@type': 'HowToSection',
      itemListElement: [{ '@type': 'HowToStep', text: 'Sabler la farine et le beurre.' }],
    },
    { '@type': 'HowToStep', text: 'Cuire à 180&nbsp;°C.' },
  ],
}
const READ = {
  title: 'Tarte aux pommes',
  description: 'Pâte brisée, pommes & cannelle',
  portions: 8,
  prepMinutes: 75,
  cookMinutes: 40,
  ingredients: ['250 g de farine', '125 g de beurre', '6 pommes'],
  steps: ['Sabler la farine et le beurre.', 'Cuire à 180 °C.'],
}

test.each([
  ['a recipe', TART],
  ['a list', [{ '@type': 'WebPage' }, TART]],
  ['a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'Person' }, TART] }],
  ['a recipe of two types', { ...TART, '@type': ['Recipe', 'NewsArticle'] }],
])('is read from %s', (_what, json) => {
  expect(readSchemaRecipe(JSON.stringify(json))).toEqual(READ)
})

test('is found in a page', () => {
  const page = `<html><script type="application/ld+json">{"@type":"Organization"}</script>
    <script type="application/ld+json">${JSON.stringify(TART)}</script></html>`
  expect(readSchemaRecipe(page)).toEqual(READ)
})

test('instructions may be one text', () => {
  const recipe = { ...TART, recipeInstructions: '<p>Sabler.</p><p>Cuire.</p>' }
  expect(readSchemaRecipe(JSON.stringify(recipe))?.steps).toEqual(['Sabler.', 'Cuire.'])
})

test.each([
  ['a line feed', '\n'],
  ['a line feed of Windows', '\r\n'],
  ['a tab', '\t'],
])('a bare %s inside a text does not cut the recipe off', (_what, sign) => {
  const json = JSON.stringify(TART, null, 2).replace('Sabler la farine', `Sabler${sign}la farine`)
  expect(readSchemaRecipe(json)).toEqual(READ)
  expect(schemaRecipeFault(json)).toBeNull()
  expect(readSchemaRecipe(`<script type="application/ld+json">${json}</script>`)).toEqual(READ)
})

test('a bare line break beside escaped quotes and backslashes is read too', () => {
  const recipe = { '@type': 'Recipe', name: 'Tarte "fine" \\', recipeIngredient: ['1 pomme'] }
  const json = JSON.stringify(recipe).replace('1 pomme', '1\npomme')
  expect(readSchemaRecipe(json)).toMatchObject({ title: recipe.name, ingredients: recipe.recipeIngredient })
})

test.each([
  ['8 portions', 8],
  ['4 servings', 4],
  ['6 personnes', 6],
  ['Serves 4', 4],
  ['Pour 6 à 8 personnes', 6],
  ['1 tarte (8 parts)', 8],
  ['12', 12],
  [12, 12],
  [['1 cake', '10 servings'], 10],
  [['4', '4 servings'], 4],
  [{ '@type': 'QuantitativeValue', value: 6, unitText: 'personnes' }, 6],
  [{ '@type': 'QuantitativeValue', value: '4' }, 4],
  [{ '@type': 'QuantitativeValue', minValue: 4, maxValue: 6 }, 4],
  [[{ '@type': 'QuantitativeValue', value: 1, unitText: 'kg' }, '5 parts'], 5],
  [{ '@type': 'QuantitativeValue', value: 1, unitText: 'kg' }, null],
  ['1,5 kg de confiture', null],
  ['', null],
  [{}, null],
])('a yield of %j is %j portions', (recipeYield, portions) => {
  expect(readSchemaRecipe(JSON.stringify({ ...TART, recipeYield }))?.portions).toBe(portions)
})

test('what a recipe does not contain stays empty', () => {
  expect(readSchemaRecipe('{"@type":"Recipe"}')).toEqual({
    title: null,
    description: '',
    portions: null,
    prepMinutes: null,
    cookMinutes: null,
    ingredients: [],
    steps: [],
  })
})

test.each(['', '200 g de farine', '{}', '[]', '{"@type":"Product"}', '{"@type":', 'null'])(
  '« %s » is no recipe',
  (text) => {
    expect(readSchemaRecipe(text)).toBeNull()
  },
)

test.each([
  ['{"@type":"Recipe", "name": ', 'cut-off'],
  ['{\n', 'cut-off'],
  [`[${JSON.stringify(TART).slice(0, -20)}`, 'cut-off'],
  ['{"@type":"Product"}', 'no-recipe'],
  [JSON.stringify(TART), null],
  ['200 g de farine', null],
  ['[facultatif] 200 g de farine', null],
  ['', null],
])('« %s » is JSON that is %s', (text, fault) => {
  expect(schemaRecipeFault(text)).toBe(fault)
})

test('no text and no JSON makes it fail', () => {
  fc.assert(
    fc.property(fc.oneof(anyText(), fc.json({ maxDepth: 9 })), (text) => {
      expect(() => readSchemaRecipe(text)).not.toThrow()
    }),
  )
})

const yielding = (recipeYield: unknown) =>
  readSchemaRecipe(JSON.stringify({ '@type': 'Recipe', recipeYield }))

test('a yield of two numbers keeps both', () => {
  expect(yielding('4 à 6 personnes')).toMatchObject({ portions: 4, portionsRange: [4, 6] })
  expect(yielding('6 personnes')?.portionsRange).toBeUndefined()
})

const recipeOf = (facts: Record<string, unknown>) =>
  readSchemaRecipe(JSON.stringify({ '@type': 'Recipe', ...facts }))

test.each([
  ['1&frac14; l de lait', '1¼ l de lait', 1.25],
  ['1&#xBD; l de lait', '1½ l de lait', 1.5],
  ['&frac13; l de lait', '⅓ l de lait', 0.333333],
  ['&amp;frac34; l de lait', '¾ l de lait', 0.75],
  ['1&amp;nbsp;l de lait', '1 l de lait', 1],
  ['2&nbsp;l de cr&egrave;me', '2 l de crème', 2],
  ['1,5 l d&rsquo;huile', '1,5 l d’huile', 1.5],
  ['1&#189; l d&#x2019;eau', '1½ l d’eau', 1.5],
])('character references of a line are characters: %s', (line, text, quantity) => {
  expect(recipeOf({ recipeIngredient: [line] })?.ingredients).toEqual([text])
  expect(readRecipeText(line)).toMatchObject([{ quantity, unit: 'L' }])
})

test('titles, descriptions and steps have no character references and no tags either, however often encoded', () => {
  expect(
    recipeOf({
      name: 'Cr&egrave;me br&ucirc;l&eacute;e',
      description: 'L&amp;rsquo;&eacute;t&eacute;',
      recipeInstructions: [
        '&lt;p&gt;Chauffer &agrave; 80&nbsp;&deg;C.&lt;/p&gt;',
        'Garder entre < 60 et > 4 °C.',
      ],
    }),
  ).toMatchObject({
    title: 'Crème brûlée',
    description: 'L’été',
    steps: ['Chauffer à 80 °C.', 'Garder entre < 60 et > 4 °C.'],
  })
  expect(readRecipeText('2 c. &agrave; s. d&rsquo;huile')).toMatchObject([
    { quantity: 30, unit: 'ml', name: 'huile' },
  ])
})

test.each([
  'application/ld+json',
  'application/ld&#43;json',
  'application&#x2F;ld&#x2B;json',
  'application/ld&plus;json',
  'APPLICATION/LD+JSON; charset=utf-8',
])('the script of a page is found by its type %s', (type) => {
  const json = JSON.stringify(TART)
  for (const script of [`type="${type}">${json}`, `data-x="1" type='${type}' >//<![CDATA[\n${json}\n//]]>`])
    expect(readSchemaRecipe(`<html><script ${script}</script></html>`)).toEqual(READ)
})

test('JSON whose quotes are character references is read', () => {
  const json = JSON.stringify({ '@type': 'Recipe', name: 'Flan' }).replaceAll('"', '&quot;')
  expect(readSchemaRecipe(`<script type="application/ld+json">${json}</script>`)?.title).toBe('Flan')
})

test.each([
  [
    [['200 g de beurre'], ['3 œufs']],
    ['200 g de beurre', '3 œufs'],
  ],
  ['200 g de beurre\n3 œufs', ['200 g de beurre', '3 œufs']],
  [['<li>200 g de beurre</li><li>3 œufs</li>'], ['200 g de beurre', '3 œufs']],
  [
    [{ '@type': 'HowToSupply', name: 'beurre', amount: '200 g' }, { text: '3 œufs' }],
    ['200 g beurre', '3 œufs'],
  ],
  [
    [{ '@type': 'ItemList', name: 'Pâte', itemListElement: ['200 g de beurre', ['3 œufs']] }],
    ['Pâte :', '200 g de beurre', '3 œufs'],
  ],
  [['200 g de\nbeurre'], ['200 g de beurre']],
])('ingredients in %j are lines', (recipeIngredient, lines) => {
  expect(recipeOf({ recipeIngredient })?.ingredients).toEqual(lines)
})

const section = (name: string, ...texts: string[]) => ({
  '@type': 'HowToSection',
  name,
  itemListElement: texts.map((text) => ({ '@type': 'HowToStep', text })),
})

test('the name of a section begins the first of its steps', () => {
  expect(
    recipeOf({
      recipeInstructions: [section('P&acirc;te', 'Sabler.', 'Reposer.'), section('Crème :', 'Fouetter.')],
    })?.steps,
  ).toEqual(['Pâte : Sabler.', 'Reposer.', 'Crème : Fouetter.'])
})
