import { describe, expect, test } from 'vitest'
import { linesIn, recipesIn, shownLine } from './testing/shown-recipe.ts'

const line = (quantity: number | null, unit: string | null, food: string | null, more = {}) => ({
  quantity,
  unit: unit === null ? null : { name: unit, abbreviation: '' },
  food: food === null ? null : { name: food },
  note: '',
  ...more,
})

const recipe = (recipeIngredient: unknown[], more = {}) => ({
  id: '0f3c0000-1111-4222-8333-444455556666',
  slug: 'tarte',
  name: 'Tarte aux pommes',
  recipeIngredient,
  recipeInstructions: [],
  settings: { disableAmount: false },
  ...more,
})

describe('a recipe of Mealie', () => {
  test('has quantity, unit and food of each line as they are kept', () => {
    expect(
      linesIn(
        recipe([
          line(0.25, 'kilogramme', 'Beurre', { note: 'mou' }),
          line(3, null, 'Œufs'),
          line(2, 'tablespoon', 'Sucre'),
          line(2, 'gousses', 'Ail'),
          line(0, null, 'Sel'),
        ]),
      ),
    ).toEqual(['0.25 kg Beurre (mou)', '3 Œufs', '30 ml Sucre (2 tablespoon)', '2 gousse Ail', 'Sel'])
  })

  test('is read from its texts where it keeps no amounts', () => {
    expect(
      linesIn(
        recipe(
          [line(1, null, null, { note: '250 g de beurre mou' }), line(null, null, null, { note: 'Sel QS' })],
          {
            settings: { disableAmount: true },
          },
        ),
      ),
    ).toEqual(['250 g beurre mou', 'Sel QS'])
  })

  test('keeps the titles of lines as sections, and the recipes that it refers to', () => {
    expect(
      linesIn(
        recipe([
          line(200, 'g', 'Farine', { title: 'Pâte' }),
          line(100, 'g', 'Beurre'),
          { ...line(300, 'g', null, { title: 'Crème' }), referencedRecipe: { name: 'Crème pâtissière' } },
        ]),
      ),
    ).toEqual(['[Pâte] 200 g Farine', '[Pâte] 100 g Beurre', '[Crème] 300 g Crème pâtissière'])
  })

  test('shows a unit that is not known, and a pinch, in the note', () => {
    expect(
      linesIn(recipe([line(2, 'calebasse', 'Mil'), line(1, 'pincée', 'Sel'), line(1, 'pint', 'Stout')])),
    ).toEqual(['Mil (2 calebasse) ?', 'Sel (1 pincée)', 'Stout (1 pint) ?'])
  })

  test('is read in snake case, as the archive of one recipe has it', () => {
    const [read] = recipesIn({
      slug: 'tarte',
      name: 'Tarte',
      recipe_servings: 6,
      prep_time: '1 h',
      settings: { disable_amount: false },
      recipe_ingredient: [
        line(200, 'g', 'Farine'),
        { ...line(1, 'kg', null), referenced_recipe: { name: 'Crème' } },
      ],
      recipe_instructions: [{ text: 'Foncer.' }],
    })
    expect(read).toMatchObject({ portions: 6, prepMinutes: 60, steps: ['Foncer.'] })
    expect(read?.lines.map(shownLine)).toEqual(['200 g Farine', '1 kg Crème'])
  })

  test('has its facts, steps and notes', () => {
    const [read] = recipesIn([
      recipe([line(1, 'kg', 'Pommes')], {
        recipeServings: 8,
        recipeYield: 'parts',
        prepTime: '30 minutes',
        performTime: '1 heure 10',
        recipeCategory: [{ name: 'Desserts' }],
        description: 'De saison.',
        recipeInstructions: [{ title: 'Pâte', text: 'Sabler.' }, { text: 'Cuire.\nServir.' }, { text: '' }],
        notes: [{ title: 'Variante', text: 'Aux poires.' }],
      }),
    ])
    expect(read).toMatchObject({
      title: 'Tarte aux pommes',
      category: 'Desserts',
      portions: 8,
      yieldNote: null,
      prepMinutes: 30,
      cookMinutes: 70,
      steps: ['Pâte : Sabler.', 'Cuire. Servir.'],
      notes: ['De saison.', 'Variante : Aux poires.'],
      photoKey: '0f3c0000111142228333444455556666',
    })
  })

  test.each([
    [{ recipeServings: 0, recipeYield: '6 servings' }, 6, null],
    [{ recipeServings: 0, recipeYieldQuantity: 12, recipeYield: 'muffins' }, null, '12 muffins'],
    [{ recipeYield: '4-6 portions' }, 4, '4-6 portions'],
    [{ recipeYield: null }, null, null],
  ])('has the portions of %o', (facts, portions, yieldNote) => {
    expect(recipesIn(recipe([line(1, 'kg', 'Pommes')], facts))[0]).toMatchObject({ portions, yieldNote })
  })
})

describe('a backup of Mealie', () => {
  const tables = {
    alembic_version: [{ version_num: 'a' }],
    recipes: [
      { id: 'aa-1', name: 'Fond brun', recipe_servings: 0, recipe_yield: '2 litres', prep_time: '20 min' },
      { id: 'aa-2', name: 'Sauce', recipe_servings: 10, cook_time: 'PT45M', description: 'Nappante' },
      { id: 'aa-3', name: 'Texte', recipe_servings: 4 },
    ],
    recipes_ingredients: [
      {
        recipe_id: 'aa-2',
        position: 1,
        quantity: 500,
        unit_id: 'u1',
        food_id: null,
        referenced_recipe_id: 'aa-1',
      },
      {
        recipe_id: 'aa-2',
        position: 0,
        quantity: 50,
        unit_id: 'u1',
        food_id: 'f1',
        note: 'doux',
        title: 'Roux',
      },
      { recipe_id: 'aa-1', position: 0, quantity: 5, unit_id: 'u2', food_id: 'f2', note: null },
      { recipe_id: 'aa-3', position: 0, quantity: 1, unit_id: null, food_id: null, note: '1 kg de carottes' },
      { recipe_id: 'gone', position: 0, quantity: 1, unit_id: null, food_id: 'f1' },
    ],
    recipe_instructions: [
      { recipe_id: 'aa-2', position: 1, text: 'Mouiller.' },
      { recipe_id: 'aa-2', position: 0, text: 'Faire un roux.' },
    ],
    ingredient_units: [
      { id: 'u1', name: 'gramme' },
      { id: 'u2', name: 'kg' },
    ],
    ingredient_foods: [
      { id: 'f1', name: 'Beurre' },
      { id: 'f2', name: 'Os de veau' },
    ],
    categories: [{ id: 'c1', name: 'Sauces' }],
    recipes_to_categories: [{ recipe_id: 'aa-2', category_id: 'c1' }],
    recipe_settings: [{ recipe_id: 'aa-3', disable_amount: true }],
    notes: [{ recipe_id: 'aa-2', title: '', text: 'Chinoiser.' }],
  }

  test('is joined from its tables, by position', () => {
    const [stock, sauce, text] = recipesIn(tables)
    expect(stock).toMatchObject({
      title: 'Fond brun',
      portions: null,
      yieldNote: '2 litres',
      prepMinutes: 20,
    })
    expect(stock?.lines.map(shownLine)).toEqual(['5 kg Os de veau'])
    expect(sauce).toMatchObject({ category: 'Sauces', portions: 10, cookMinutes: 45, photoKey: 'aa2' })
    expect(sauce?.lines.map(shownLine)).toEqual(['[Roux] 50 g Beurre (doux)', '[Roux] 500 g Fond brun'])
    expect(sauce?.steps).toEqual(['Faire un roux.', 'Mouiller.'])
    expect(sauce?.notes).toEqual(['Nappante', 'Chinoiser.'])
    expect(text?.lines.map(shownLine)).toEqual(['1 kg carottes'])
  })

  test('is read without the tables that it lacks', () => {
    expect(recipesIn({ recipes: tables.recipes, recipes_ingredients: [] })).toHaveLength(3)
  })
})
