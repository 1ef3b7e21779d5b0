import { describe, expect, test } from 'vitest'
import type { SimulationKitchen } from '#contract/simulation.ts'
import type { Ingredient } from '#contract/sheet-lines.ts'
import type { TechSheet } from '#contract/sheets.ts'
import { naiveCosts, storedCosts } from '../testing/costs.ts'
import { buy, grams, read, save, some, write } from '../testing/kitchen.ts'
import { readAccountFile } from '../testing/account-file.ts'
import { chefForAllTests } from '../testing/set-ups.ts'
import type { Member } from '../testing/start-api.ts'

let chef: Member
chefForAllTests((setUp) => ({ chef } = setUp))

const QS = { costing: 'qs', note: 'Sel, poivre' } as const
const CONDIMENTS = { costing: 'forfait-portion', forfait: 0.3, note: 'Condiments' } as const
const SEASONING = { costing: 'forfait-percent', forfait: 2, note: 'Assaisonnement' } as const
const at = ({ id }: TechSheet, line?: { id: string }) =>
  `/api/tech-sheets/${id}/ingredients${line ? `/${line.id}` : ''}`

/** A kilo of butter at 10 € in 12 portions, with a line of each kind beside it. */
async function seasoned() {
  const butter = await buy(chef, { name: 'Beurre', priceHt: 10, allergens: ['Lait'] })
  const ingredients = [grams(butter, 1000), QS, CONDIMENTS, SEASONING]
  return { butter, sheet: await write(chef, { portions: 12, ingredients }) }
}

describe('a line QS', () => {
  test('costs nothing, blocks nothing, and brings the allergens of its product', async () => {
    const celery = await buy(chef, { name: 'Sel de céleri', priceHt: null, allergens: ['Céleri'] })
    const sheet = await write(chef, { ingredients: [{ costing: 'qs', userProductId: celery.id }] })
    expect(sheet).toMatchObject({
      coutMatiere: 0,
      uncostedLines: 0,
      allergens: ['Céleri'],
      undeclaredLines: 0,
      ingredients: [{ quantity: null, forfait: null, totalPrice: 0, unknownReason: null }],
    })
  })

  test('without a product leaves the allergens of the sheet incomplete, never free', async () => {
    expect(await write(chef, { ingredients: [QS] })).toMatchObject({
      uncostedLines: 0,
      undeclaredLines: 1,
      ingredients: [{ note: 'Sel, poivre', product: null }],
    })
  })
})

describe('a forfait', () => {
  test('follows the portions, and a percentage follows the other lines', async () => {
    const { sheet } = await seasoned()
    // 10 + 12 × 0.30 = 13.60; 2 % of it are 0.272.
    expect(sheet).toMatchObject({ coutMatiere: 13.872, uncostedLines: 0, undeclaredLines: 3 })
    expect(sheet.ingredients.map(({ totalPrice }) => totalPrice)).toEqual([10, 0, 0.3 * 12, 0.272])
    expect(await save(chef, sheet, { portions: 20 })).toMatchObject({ coutMatiere: 16.32 })
  })

  test('in a preparation is part of what the preparation costs, by portions and by its yield', async () => {
    const sauce = await write(chef, {
      portions: 10,
      yieldQuantity: 2,
      yieldUnit: 'L',
      ingredients: [{ ...CONDIMENTS, forfait: 0.5 }],
    })
    const plate = await write(chef, { ingredients: [some(sauce, 4), some(sauce, 1, { unit: 'L' })] })
    expect(plate.ingredients.map(({ totalPrice }) => totalPrice)).toEqual([2, 2.5])
    const more = await save(chef, sauce, { portions: 20 })
    expect(more.coutMatiere).toBe(10)
    expect((await read(chef, plate)).coutMatiere).toBe(2 + 5)
  })

  test('of a percentage is marked where another line has no cost', async () => {
    const { sheet } = await seasoned()
    const unpriced = await buy(chef, { priceHt: null })
    const after = await save(chef, sheet, {
      ingredients: [...sheet.ingredients.map(sent), grams(unpriced, 1)],
    })
    expect(after).toMatchObject({ coutMatiere: 13.872, uncostedLines: 1 })
    expect(after.ingredients[3]).toMatchObject({ totalPrice: 0.272, partial: true, unknownReason: null })
  })
})

const sent = ({ id, userProductId, costing, quantity, unit, forfait, note }: Ingredient) => {
  return { id, userProductId, costing, quantity, unit, forfait, note }
}

test('a sheet with a line that cannot be costed is saved, and the line is counted', async () => {
  const { butter } = await seasoned()
  const sheet = await write(chef, {
    ingredients: [
      grams(null, 10),
      { userProductId: butter.id, quantity: null, unit: 'g' },
      { costing: 'forfait-sheet', forfait: null },
    ],
  })
  expect(sheet).toMatchObject({ coutMatiere: 0, uncostedLines: 3 })
  expect(sheet.ingredients.map(({ unknownReason }) => unknownReason)).toEqual([
    'product-missing',
    'quantity-missing',
    'forfait-missing',
  ])
})

describe('changing how a line is costed', () => {
  test('to QS drops its quantity and its loss; a quantity makes it one that is costed by it', async () => {
    const { sheet, butter } = await seasoned()
    const line = await chef.done(chef.post<Ingredient>(at(sheet), grams(butter, 100, { wastagePercent: 10 })))
    const change = (facts: object) => chef.done(chef.patch<Ingredient>(at(sheet, line), facts))
    const unit = 'g'
    expect(await change({ costing: 'qs' })).toMatchObject({
      quantity: null,
      wastagePercent: 0,
      totalPrice: 0,
      unit,
    })
    expect(await change({ costing: 'forfait-sheet', forfait: 4 })).toMatchObject({ totalPrice: 4, unit })
    expect(await change({ forfait: 5 })).toMatchObject({ costing: 'forfait-sheet', totalPrice: 5 })
    expect(await change({ quantity: 200 })).toMatchObject({
      costing: 'quantity',
      forfait: null,
      totalPrice: 2,
    })
  })

  test('a line that is sent again without saying how stays as it is', async () => {
    const { sheet } = await seasoned()
    const ingredients = sheet.ingredients.map(({ id, userProductId, quantity, unit }) => {
      return { id, userProductId, quantity, unit }
    })
    const after = await save(chef, sheet, { ingredients })
    expect(after.ingredients.map(sent)).toEqual(sheet.ingredients.map(sent))
  })

  test.each([
    [{ costing: 'qs', quantity: 2 }, 'quantity', 'invalid'],
    [{ costing: 'qs', forfait: 2 }, 'forfait', 'invalid'],
    [{ costing: 'forfait-sheet', forfait: 2, wastagePercent: 5 }, 'wastagePercent', 'invalid'],
    [{ costing: 'forfait-percent', forfait: 101 }, 'forfait', 'out-of-range'],
    [{ costing: 'forfait-sheet', forfait: 0 }, 'forfait', 'forfait-too-low'],
    [{ costing: 'quantity', unit: 'g' }, 'quantity', 'required'],
    [{ unit: 'g', quantity: 1, forfait: 2 }, 'forfait', 'invalid'],
  ])('%j is refused', async (line, field, rule) => {
    const { sheet } = await seasoned()
    expect(await chef.post(at(sheet), line)).toMatchObject({
      status: 422,
      body: { data: { fields: [{ path: field, rule }] } },
    })
    expect(
      await chef.patch(`/api/tech-sheets/${sheet.id}`, { version: 1, ingredients: [line] }),
    ).toMatchObject({
      status: 422,
      body: { data: { fields: [{ path: `ingredients.0.${field}`, rule }] } },
    })
  })

  test('what does not fit how the stored line is costed is refused too', async () => {
    const { sheet } = await seasoned()
    const [measured, qs, , percentage] = sheet.ingredients
    expect((await chef.patch(at(sheet, measured), { forfait: 2 })).status).toBe(422)
    expect((await chef.patch(at(sheet, qs), { wastagePercent: 2 })).status).toBe(422)
    expect((await chef.patch(at(sheet, percentage), { forfait: 101 })).status).toBe(422)
    const ingredients = [{ id: percentage?.id, quantity: null, unit: 'g', wastagePercent: 3 }]
    expect((await chef.patch(`/api/tech-sheets/${sheet.id}`, { version: 1, ingredients })).status).toBe(422)
    expect(await read(chef, sheet)).toEqual(sheet)
  })
})

const charges = ({ costing, forfait, quantity }: Pick<Ingredient, 'costing' | 'forfait' | 'quantity'>) => {
  return { costing, forfait, quantity }
}

test('a copy, the export of the account and the simulation have all of it', async () => {
  const { sheet } = await seasoned()
  const copy = await chef.done(chef.post<TechSheet>(`/api/tech-sheets/${sheet.id}/duplicate`, {}))
  expect(copy.coutMatiere).toBe(13.872)
  expect(copy.ingredients.map(charges)).toEqual(sheet.ingredients.map(charges))
  type Data = { techSheetIngredients: (Ingredient & { techSheetId: string })[] }
  const { data } = readAccountFile<Data>(await chef.done(chef.get<Uint8Array>('/api/account/export')))
  const exported = data.techSheetIngredients
    .filter(({ techSheetId }) => techSheetId === sheet.id)
    .toSorted((one, other) => one.position - other.position)
  expect(exported.map(({ costing, forfait }) => [costing, forfait])).toEqual([
    ['quantity', null],
    ['qs', null],
    ['forfait-portion', 0.3],
    ['forfait-percent', 2],
  ])
  const { sheets } = await chef.done(chef.get<SimulationKitchen>('/api/simulation'))
  expect(sheets.find(({ id }) => id === sheet.id)?.lines.map(charges)).toEqual(sheet.ingredients.map(charges))
})

test('simulated portions are applied with the forfaits of each portion', async () => {
  const { sheet } = await seasoned()
  const changes = [{ kind: 'portions', sheetId: sheet.id, portions: 24 }]
  await chef.done(chef.post('/api/simulation', { changes }))
  expect((await read(chef, sheet)).coutMatiere).toBe((10 + 24 * 0.3) * 1.02)
})

test('every stored cost is the one computed again from the lines', async () => {
  expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
})
