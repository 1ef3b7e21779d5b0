import { describe, expect, test } from 'vitest'
import { recipesOfPage } from './recipes-of-json.ts'
import { linesIn, recipesIn } from './testing/shown-recipe.ts'

const paprika = (more = {}) => ({
  uid: 'A1',
  name: 'Brownies',
  ingredients: '150g chocolat noir\n6 œufs\n\nPour le glaçage :\n50 g de beurre',
  directions: 'Fondre.\n\nCuire.',
  photo_data: null,
  photos: [],
  ...more,
})

const jsonLd = (recipeIngredient: unknown, more = {}) => ({
  '@context': 'http://schema.org',
  '@type': 'Recipe',
  identifier: 'x',
  name: 'Gougères',
  recipeIngredient,
  recipeInstructions: [
    { '@type': 'HowToSection', text: '[Pâte]' },
    { '@type': 'HowToStep', text: 'Dessécher.' },
  ],
  ...more,
})

const script = (value: object) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`

describe('a recipe of Paprika', () => {
  test('has its lines under their headings', () => {
    expect(linesIn(paprika())).toEqual(['150 g chocolat noir', '6 œufs', '[Pour le glaçage] 50 g beurre'])
  })

  test.each([
    [{ servings: '24', prep_time: '15 mins', cook_time: '1 hr 10 mins' }, [24, null, 15, 70]],
    [{ servings: '4 to 6', prep_time: '', cook_time: '5 hrs' }, [4, '4 to 6', null, 300]],
    [{ servings: '1 loaf', prep_time: '1 h 30', cook_time: 'overnight' }, [null, '1 loaf', 90, null]],
    [{ servings: 'Serves 8', prep_time: '90', cook_time: '0 min' }, [8, null, null, null]],
    [{ servings: '' }, [null, null, null, null]],
  ])('has the facts of %o', (facts, [portions, yieldNote, prepMinutes, cookMinutes]) => {
    expect(recipesIn(paprika(facts))[0]).toMatchObject({ portions, yieldNote, prepMinutes, cookMinutes })
  })

  test('has lines as they are written below a head that says that they are of one guest', () => {
    const [read] = recipesIn(paprika({ ingredients: 'Par personne :\n80 g riz', servings: '4' }))
    expect(read?.lines).toMatchObject([{ written: '80 g riz', quantity: 320, note: '80 g par personne' }])
  })

  test('has its category, steps, notes and photo', () => {
    expect(
      recipesIn(
        paprika({ categories: ['Desserts', 'Vite'], notes: 'Se congèle.', photos: [{ data: 'AAAA' }] }),
      )[0],
    ).toMatchObject({
      category: 'Desserts',
      steps: ['Fondre.', 'Cuire.'],
      notes: ['Se congèle.'],
      photoData: 'AAAA',
    })
  })
})

describe('a recipe of RecipeSage', () => {
  test('is read from its JSON-LD, with the headings in brackets', () => {
    const [read] = recipesIn([
      jsonLd(['[Pâte]', '250 ml eau', '4 œufs', '[Finition]', 'Sel, poivre'], {
        recipeYield: '30 pièces',
        prepTime: 'PT20M',
        totalTime: 'PT50M',
        recipeCategory: ['Apéritif'],
        comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Tièdes.' }],
      }),
    ])
    expect(read).toMatchObject({
      category: 'Apéritif',
      portions: null,
      yieldNote: '30 pièces',
      prepMinutes: 20,
      steps: ['Pâte', 'Dessécher.'],
      notes: ['Tièdes.'],
    })
    expect(linesIn([jsonLd(['[Pâte]', '250 ml eau', '4 œufs', '[Finition]', 'Sel, poivre'])])).toEqual([
      '[Pâte] 250 ml eau',
      '[Pâte] 4 œufs',
      '[Finition] Sel',
      '[Finition] poivre',
    ])
  })

  test('counts what one guest gets by the portions that it has, and by no other yield', () => {
    const line = ['80 g de riz par personne']
    expect(linesIn(jsonLd(line, { recipeYield: '6 personnes' }))).toEqual(['480 g riz (80 g par personne)'])
    expect(linesIn(jsonLd(line, { recipeYield: '12 muffins' }))).toEqual(['g riz (80 g par personne) ?'])
  })

  test.each([
    ['its own shape', (recipe: object) => recipe],
    ['a list', (recipe: object) => [recipe]],
    ['under a key', (recipe: object) => ({ recipes: [recipe] })],
  ])('is read as %s', (_, wrapped) => {
    const own = {
      title: 'Pesto',
      yield: '6 portions',
      activeTime: '15 minutes',
      totalTime: '',
      ingredients: '[Base]\n100 g basilic\n1/2 tasse huile',
      instructions: 'Piler.\n[Service]\nServir.',
      notes: 'Frais.',
      recipeLabels: [{ label: { title: 'sauces' } }],
    }
    expect(recipesIn(wrapped(own))[0]).toMatchObject({
      title: 'Pesto',
      portions: 6,
      prepMinutes: 15,
      category: 'sauces',
      steps: ['Piler.', 'Service', 'Servir.'],
      notes: ['Frais.'],
    })
    expect(linesIn(wrapped(own))).toEqual(['[Base] 100 g basilic', '[Base] 0.5 tasse huile (1/2 tasse)'])
  })
})

describe('a recipe of Nextcloud Cookbook, or of a page', () => {
  const recipe = {
    '@type': 'Recipe',
    name: 'Bananes au four',
    recipeYield: 5,
    recipeCategory: 'Dessert',
    prepTime: 'PT0H15M',
    cookTime: 'PT1H20M',
    recipeIngredient: ['3 bananes mûres', '100g sucre'],
    recipeInstructions: ['Éplucher.', 'Cuire.'],
    keywords: 'banane,sucre',
    nutrition: [],
  }

  test('is read with its facts', () => {
    expect(recipesIn(recipe)[0]).toMatchObject({
      title: 'Bananes au four',
      portions: 5,
      category: 'Dessert',
      prepMinutes: 15,
      cookMinutes: 80,
      steps: ['Éplucher.', 'Cuire.'],
    })
    expect(linesIn(recipe)).toEqual(['3 bananes mûres', '100 g sucre'])
  })

  test.each([
    ['in a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, recipe] }],
    ['in a list of types', { ...recipe, '@type': ['Recipe', 'NewsArticle'] }],
    ['with the full name of its type', { ...recipe, '@type': 'https://schema.org/Recipe' }],
    ['as the main entity', { '@type': 'WebPage', mainEntity: recipe }],
    ['in a list of items', { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: recipe }] }],
  ])('%s', (_, value) => {
    expect(recipesIn(value).map(({ title }) => title)).toEqual(['Bananes au four'])
  })

  test('every recipe of a page of HTML is read', () => {
    const html = `<!doctype html><html>${script(recipe)}${script([{ ...recipe, name: 'Deux' }])}</html>`
    expect(recipesOfPage(html)).toMatchObject({ recipes: [{ title: 'Bananes au four' }, { title: 'Deux' }] })
    expect(recipesOfPage('<html><p>Bonjour</p></html>')).toBeNull()
  })
})
