import { expect, test } from 'vitest'
import { linesIn, recipesIn } from './testing/shown-recipe.ts'

const line = (amount: number | string, unit: string | null, food: string | null, more = {}) => ({
  food: food === null ? null : { name: food, ignore_shopping: false },
  unit: unit === null ? null : { name: unit, description: null },
  amount,
  note: '',
  order: 0,
  is_header: false,
  no_amount: false,
  ...more,
})
const step = (ingredients: unknown[], more = {}) => ({
  name: '',
  instruction: '',
  ingredients,
  time: 0,
  order: 0,
  ...more,
})
const recipe = (steps: unknown[], more = {}) => ({
  name: 'Risotto',
  description: '',
  keywords: [],
  steps,
  ...more,
})

test('the lines of all steps are read in their order, under the names of the steps', () => {
  expect(
    linesIn(
      recipe([
        step([line(80, 'g', 'Parmesan', { order: 1 }), line('1.500', 'l', 'Bouillon', { order: 0 })], {
          name: 'Cuisson',
          order: 1,
        }),
        step([line(320, 'g', 'Riz', { note: 'carnaroli' })], { order: 0 }),
      ]),
    ),
  ).toEqual(['320 g Riz (carnaroli)', '[Cuisson] 1.5 L Bouillon', '[Cuisson] 80 g Parmesan'])
})

test('a header is a section, and a line without an amount has none', () => {
  expect(
    linesIn(
      recipe([
        step([
          line(0, null, null, { is_header: true, note: 'Garniture' }),
          line(1, 'g', 'Sel', { no_amount: true }),
          line(0, null, 'Poivre'),
          line(2, 'gousses', 'Ail'),
        ]),
      ]),
    ),
  ).toEqual(['[Garniture] Sel', '[Garniture] Poivre', '[Garniture] 2 gousse Ail'])
})

test('a line without a food is read as a cook writes it, and a unit that is not known is shown', () => {
  expect(
    linesIn(recipe([step([line(0, null, null, { note: '2 oignons' }), line(3, 'Messerspitze', 'Safran')])])),
  ).toEqual(['2 oignons', 'Safran (3 Messerspitze) ?'])
})

test('it has its times, steps, notes, and the portions where it says such', () => {
  const [read] = recipesIn(
    recipe([step([line(1, 'kg', 'Riz')], { instruction: 'Nacrer.\n\nMouiller.' })], {
      working_time: 20,
      waiting_time: 18,
      servings: 4,
      servings_text: 'personnes',
      description: 'Crémeux',
      keywords: [{ name: 'Riz' }],
    }),
  )
  expect(read).toMatchObject({
    portions: 4,
    prepMinutes: 20,
    cookMinutes: 18,
    steps: ['Nacrer.', 'Mouiller.'],
    notes: ['Crémeux'],
    category: 'Riz',
  })
})

test.each([
  [{ servings: 1, servings_text: 'gâteau' }, null, '1 gâteau'],
  [{ servings: 6, servings_text: '' }, 6, null],
  [{ servings: 2, servings_text: 'kg' }, null, '2 kg'],
])('the yield %o', (facts, portions, yieldNote) => {
  expect(recipesIn(recipe([step([line(1, 'kg', 'Riz')])], facts))[0]).toMatchObject({ portions, yieldNote })
})

test('a list of recipes gives each, and several keywords no category', () => {
  const keywords = [{ name: 'vite' }, { name: 'bon' }]
  const read = recipesIn([recipe([step([line(1, 'kg', 'Riz')])], { keywords }), recipe([step([])])])
  expect(read.map(({ category, lines }) => [category, lines.length])).toEqual([
    [null, 1],
    [null, 0],
  ])
})
