import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellText } from '../tables/cell.ts'
import { joinFiles } from '../sheet-files/verdict/join-files.ts'
import type { Found } from '../sheet-files/grid/found.ts'
import { finishRecipes } from './finish-recipes.ts'
import { readCooklang } from './read-cooklang.ts'
import { readRecipes, tabsOfRecipes } from './read-recipes.ts'
import { recipesOfJson, recipesOfPage } from './recipes-of-json.ts'
import { recipesIn } from './testing/shown-recipe.ts'

const own = (title: string, ingredients: string, more = {}) => ({
  name: title,
  ingredients,
  directions: 'Mélanger.',
  ...more,
})

function sheetsOf(recipes: ReturnType<typeof recipesIn>) {
  const finished = finishRecipes(recipes, 'fichier')
  if (finished === 'too-large') throw new Error(finished)
  const tabs = tabsOfRecipes(finished, () => false)
  const { sheets } = joinFiles([readRecipes(finished, 0, (tab) => tab === 1)])
  return { tabs, sheets }
}

test('recipes without prices and totals are never exact, and say which lines are open', () => {
  const { sheets } = sheetsOf(
    recipesIn([own('Sauce', '250 g beurre\nsel QS\n2 à 3 échalotes\n1 gousse ail')]),
  )
  expect(sheets[0]?.verdict).toEqual({
    exact: false,
    reasons: [
      { reason: 'prices-missing' },
      { reason: 'quantity-unclear', line: 2 },
      { reason: 'unit-missing', line: 2 },
      { reason: 'total-missing' },
    ],
  })
  expect(sheets[0]?.lines.map(({ costing, cost }) => [costing, cost])).toEqual([
    ['quantity', null],
    ['qs', 0],
    ['quantity', null],
    ['quantity', null],
  ])
})

test('a line that is the title of another recipe becomes that one, and pictures are those of the tab', () => {
  const { sheets } = sheetsOf(
    recipesIn([own('Crème pâtissière', '1 l lait'), own('Éclairs', '500 g crème pâtissière')]),
  )
  expect(sheets.map(({ lines, hasPicture }) => [lines[0]?.preparation, hasPicture])).toEqual([
    [null, false],
    [0, true],
  ])
})

test('each fact has the cell that shows it', () => {
  const { sheets, tabs } = sheetsOf(
    recipesIn([
      own('Base', '1 l lait'),
      own('Tarte', '[Pâte]\n200 g farine (T55)\n3 œufs', {
        categories: ['Desserts'],
        servings: '8',
        notes: 'Tiède',
      }),
    ]),
  )
  const shown = ({ cell }: Found<unknown>) => cellText(tabs[cell.tab]?.cells[cell.row]?.[cell.column]?.value)
  const sheet = sheets[1]
  if (sheet === undefined) throw new Error('no sheet')
  const facts = [sheet.title, sheet.category, sheet.portions, ...sheet.steps, ...sheet.notes]
  expect(facts.map((fact) => (fact === null ? null : shown(fact)))).toEqual([
    'Tarte',
    'Desserts',
    '8',
    'Mélanger.',
    'Tiède',
  ])
  expect(
    sheet.lines.map(({ name, quantity }) => [shown(name), quantity === null ? null : shown(quantity)]),
  ).toEqual([
    ['farine', '200'],
    ['œufs', '3'],
  ])
})

test('a recipe without a title has that of its file, a long title and long steps fit a sheet', () => {
  const finished = finishRecipes(
    recipesIn([
      own('', '1 kg riz'),
      own('a'.repeat(150), '1 kg riz', { directions: 'Remuer. '.repeat(400) }),
      own('Vide', '', { directions: '' }),
    ]),
    'Mes recettes',
  )
  if (finished === 'too-large') throw new Error(finished)
  expect(finished.map(({ title }) => [title.slice(0, 12), title.length])).toEqual([
    ['Mes recettes', 12],
    ['aaaaaaaaaaaa', 100],
  ])
  expect(finished[1]?.steps.every((step) => step.length <= 2000 && step.endsWith('.'))).toBe(true)
})

test('a text with millions of things is refused, not read', () => {
  expect(recipesOfJson(`[${'{},'.repeat(1_000_000)}{}]`)).toBe('too-large')
})

test('no JSON, no page and no text throws', () => {
  const keys = fc.constantFrom(
    '@type',
    '@graph',
    'recipes',
    'items',
    'name',
    'title',
    'slug',
    'steps',
    'ingredients',
    'instructions',
    'directions',
    'recipeIngredient',
    'recipeInstructions',
    'recipes_ingredients',
    'recipe_id',
    'id',
    'quantity',
    'unit',
    'food',
    'note',
    'amount',
    'servings',
    'recipeYield',
    'photos',
    '__proto__',
    'constructor',
    'toString',
    'order',
    'position',
  )
  const leaf = fc.oneof(
    fc.constantFrom('Recipe', '1 à 2 kg', 'PT1H', '=', '[x]', '@a{1%g} @b{2}', '1e999', ''),
    fc.string(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
  )
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      leaf,
      fc.array(tie('value'), { maxLength: 4 }),
      fc
        .array(fc.tuple(keys, tie('value')), { maxLength: 8 })
        .map((entries) => Object.fromEntries(entries) as unknown),
    ),
  }))
  fc.assert(
    fc.property(value, fc.string(), (json, text) => {
      const read = recipesOfJson(JSON.stringify(json))
      if (read !== null && read !== 'too-large') sheetsOf(read.recipes)
      recipesOfPage(`<script type="application/ld+json">${JSON.stringify(json)}${text}</script>`)
      sheetsOf([readCooklang(text, 'x'), readCooklang(JSON.stringify(json), '')])
    }),
    { numRuns: 300 },
  )
})
