import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSchemaRecipe, schemaRecipeFault } from './schema-recipe.ts'

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
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json({ maxDepth: 9 })), (text) => {
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
