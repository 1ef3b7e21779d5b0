import { describe, expect, test } from 'vitest'
import { userProductInput } from '#contract/products.ts'
import { userProduct } from '#contract/testing/product-fixtures.ts'
import { findProblems } from '#web/lib/form/field-problem.ts'
import {
  changed,
  changeOf,
  checkedInput,
  draftOf,
  emptyDraft,
  inputOf,
  isChanged,
  nextDraft,
  type ProductDraft,
  productSchema,
} from './product-draft.ts'

const problemsOf = (draft: ProductDraft) => findProblems(productSchema, checkedInput(draft, inputOf(draft)))

function problemsOfClove(quantity: number | null) {
  const countedWeights = { gousse: { quantity, unit: 'g' } } as const
  const problems = problemsOf({ ...emptyDraft('Ail'), priceHt: 6, countedWeights })
  return problems.map(({ path, rule }) => [path, rule])
}

const WINE = userProduct({
  name: 'Vin blanc sec',
  category: 'Boissons',
  unit: 'bouteille',
  priceHt: 5.1,
  allergens: ['Sulfites'],
  supplierId: '9a0d5c2e-8a44-4a35-9d7e-0f4b8f7c1a22',
  supplier: { id: '9a0d5c2e-8a44-4a35-9d7e-0f4b8f7c1a22', name: 'Cave Roulin' },
  contentQuantity: 0.75,
  contentUnit: 'L',
})

describe('a product as it is typed', () => {
  test('is sent with its names trimmed and nothing for what was left blank', () => {
    const draft = { ...emptyDraft('  Beurre doux '), priceHt: 9.8, brand: '  ', origin: ' ' }
    expect(inputOf(draft)).toMatchObject({
      name: 'Beurre doux',
      brand: null,
      origin: null,
      contentUnit: null,
    })
    expect(userProductInput.safeParse(inputOf(draft)).success).toBe(true)
  })

  test('read and sent again changes nothing', () => {
    expect(changeOf(WINE, draftOf(WINE))).toEqual({})
  })

  test('is changed by what was typed in an empty field and is no number', () => {
    expect(isChanged(WINE, { ...draftOf(WINE), densityKgPerL: Number.NaN })).toBe(true)
  })

  test('sends only what was changed, so that what another window changed stays', () => {
    expect(changeOf(WINE, { ...draftOf(WINE), priceHt: 5.4 })).toEqual({ priceHt: 5.4 })
    expect(changeOf(WINE, { ...draftOf(WINE), supplier: null })).toEqual({ supplierId: null })
  })

  test('sends the words whose weight was changed, and forgets those that were removed', () => {
    const clove = { quantity: 5, unit: 'g' } as const
    const head = { quantity: 60, unit: 'g' } as const
    const garlic = { ...WINE, countedWeights: { gousse: clove, tête: head } }
    const changeTo = (countedWeights: ProductDraft['countedWeights']) =>
      changeOf(garlic, { ...draftOf(garlic), countedWeights })
    expect(changeTo({ gousse: clove, tête: head })).toEqual({})
    expect(changeTo({ tête: head, gousse: { quantity: 6, unit: 'g' } })).toEqual({
      countedWeights: { gousse: { quantity: 6, unit: 'g' } },
    })
    expect(changeTo({ gousse: clove, brin: { quantity: 1, unit: 'g' } })).toEqual({
      countedWeights: { tête: null, brin: { quantity: 1, unit: 'g' } },
    })
  })

  test('misses the weight of a word that is not typed, and takes no 0', () => {
    expect(problemsOfClove(5)).toEqual([])
    expect(problemsOfClove(null)).toEqual([['countedWeights.gousse.quantity', 'required']])
    expect(problemsOfClove(0)).toEqual([['countedWeights.gousse.quantity', 'out-of-range']])
    expect(problemsOfClove(Number.NaN)).toEqual([['countedWeights.gousse.quantity', 'invalid']])
  })

  test('sends the content whole, quantity and unit', () => {
    expect(changeOf(WINE, { ...draftOf(WINE), contentUnit: 'cl' })).toEqual({
      contentQuantity: 0.75,
      contentUnit: 'cl',
    })
    expect(changeOf(WINE, { ...draftOf(WINE), contentQuantity: null })).toEqual({
      contentQuantity: null,
      contentUnit: null,
    })
  })

  test('keeps its allergens in the order of the law, however they were checked', () => {
    expect(
      inputOf({ ...emptyDraft(), allergenState: 'declared', allergens: ['Lait', 'Gluten'] }),
    ).toMatchObject({
      allergens: ['Gluten', 'Lait'],
      allergenFree: false,
    })
  })

  test('says that it has no allergen, or leaves it open: these are two answers', () => {
    const checked = { ...emptyDraft(), allergens: ['Lait'] as const }
    expect(inputOf({ ...checked, allergenState: 'free' })).toMatchObject({
      allergens: [],
      allergenFree: true,
    })
    expect(inputOf({ ...checked, allergenState: 'undeclared' })).toMatchObject({
      allergens: [],
      allergenFree: false,
    })
    expect(problemsOf({ ...draftOf(WINE), allergenState: 'declared', allergens: [] })).toMatchObject([
      { path: 'allergens', rule: 'required' },
    ])
    expect(draftOf({ ...WINE, allergens: [], allergenFree: true }).allergenState).toBe('free')
    expect(changeOf(WINE, { ...draftOf(WINE), allergenState: 'free' })).toEqual({
      allergens: [],
      allergenFree: true,
    })
  })

  test('a bottle holds litres until another unit is chosen', () => {
    expect(changed(emptyDraft(), { unit: 'bouteille' }).contentUnit).toBe('L')
    expect(changed({ ...emptyDraft(), contentQuantity: 70 }, { unit: 'bouteille' }).contentUnit).toBe('g')
  })

  test('the next one is of the same category and supplier', () => {
    const { name, category, unit, supplier, priceHt } = nextDraft(draftOf(WINE))
    expect({ name, category, unit, supplier, priceHt }).toEqual({
      name: '',
      category: 'Boissons',
      unit: 'bouteille',
      supplier: WINE.supplier,
      priceHt: null,
    })
  })
})

describe('what is still wanted', () => {
  test('of an empty form is a name and a price', () => {
    expect(problemsOf(emptyDraft())).toMatchObject([
      { path: 'name', rule: 'required' },
      { path: 'priceHt', rule: 'required' },
    ])
    expect(problemsOf(draftOf(WINE))).toEqual([])
  })

  test.each([
    [{ name: 'a'.repeat(201) }, { path: 'name', rule: 'too-long' }],
    [{ brand: 'a'.repeat(201) }, { path: 'brand', rule: 'too-long' }],
    [{ origin: 'a'.repeat(101) }, { path: 'origin', rule: 'too-long' }],
    [{ priceHt: -5 }, { path: 'priceHt', rule: 'price-negative' }],
    [{ priceHt: 10_000_000 }, { path: 'priceHt', rule: 'out-of-range', beyond: 'maximum' }],
    [{ contentQuantity: 0 }, { path: 'contentQuantity', rule: 'out-of-range', beyond: 'minimum' }],
    [{ contentQuantity: 1_000_001 }, { path: 'contentQuantity', rule: 'out-of-range', beyond: 'maximum' }],
    [{ densityKgPerL: 0 }, { path: 'densityKgPerL', rule: 'out-of-range', beyond: 'minimum' }],
    [{ densityKgPerL: 1_000_001 }, { path: 'densityKgPerL', rule: 'out-of-range', beyond: 'maximum' }],
  ])('%j is reported at its field, where the server would refuse it', (change, problem) => {
    const draft = { ...draftOf(WINE), ...change }
    expect(problemsOf(draft)).toMatchObject([problem])
    expect(userProductInput.safeParse(inputOf(draft)).success).toBe(false)
  })

  test('a price of nothing is a price', () => {
    expect(problemsOf({ ...draftOf(WINE), priceHt: 0 })).toEqual([])
  })
})
