import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UserProduct } from '#contract/products.ts'
import type { Ingredient } from '#contract/sheet-lines.ts'
import type { TechSheet } from '#contract/sheets.ts'
import { MAX_LINES } from '#domain/catalogue/sheet-limits.ts'
import { buy, grams, read, save, write } from '../testing/kitchen.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
let flour: UserProduct
let cream: UserProduct
beforeAll(async () => {
  api = await sharedApi()
  chef = await api.signUp()
  flour = await buy(chef, { priceHt: 2 })
  cream = await buy(chef, { name: 'Crème', unit: 'L', priceHt: 4, densityKgPerL: 1 })
})
afterAll(() => api.close())

const at = ({ id }: TechSheet, line?: { id: string }) =>
  `/api/tech-sheets/${id}/ingredients${line ? `/${line.id}` : ''}`
const add = (sheet: TechSheet, line: object) => chef.done(chef.post<Ingredient>(at(sheet), line))
const change = (sheet: TechSheet, line: Ingredient, facts: object) =>
  chef.done(chef.patch<Ingredient>(at(sheet, line), facts))

test('lines are listed in their order', async () => {
  const sheet = await write(chef, { ingredients: [grams(cream, 100), grams(flour, 200), grams(null, 1)] })
  expect(await chef.done(chef.get(at(sheet)))).toEqual({ items: sheet.ingredients })
})

test('of two changes of a line that were made from one version of its sheet, one is refused with the sheet as it is', async () => {
  const sheet = await write(chef, { ingredients: [grams(flour, 100)] })
  const [line] = sheet.ingredients
  const changing = [200, 300].map((quantity) =>
    chef.patch<Ingredient>(at(sheet, line), { quantity, version: sheet.version }),
  )
  const answers = await Promise.all(changing)
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const stored = await read(chef, sheet)
  expect(stored.ingredients[0]?.quantity).toBe(answers.find(({ status }) => status === 200)?.body.quantity)
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'VERSION_CONFLICT',
    data: { current: stored },
  })
  expect((await chef.patch(at(sheet, line), { quantity: 400, version: stored.version })).status).toBe(200)
})

describe('adding a line', () => {
  test('puts it last, costs it, and makes older readings of the sheet outdated', async () => {
    const sheet = await write(chef, { ingredients: [grams(flour, 100)] })
    const added = await chef.post<Ingredient>(at(sheet), grams(cream, 500, { wastagePercent: 10 }))
    expect(added).toMatchObject({ status: 201, body: { position: 1, totalPrice: 2.2, note: null } })
    const after = await read(chef, sheet)
    expect(after).toMatchObject({ version: 2, coutMatiere: 2.4 })
    expect(after.ingredients[1]).toEqual(added.body)
    expect((await chef.patch(`/api/tech-sheets/${sheet.id}`, { version: 1, portions: 2 })).status).toBe(409)
  })

  test('puts it after a gap too', async () => {
    const sheet = await write(chef, { ingredients: [grams(flour, 1), grams(flour, 2), grams(flour, 3)] })
    const [first] = sheet.ingredients
    await chef.done(chef.delete(at(sheet, first)))
    expect((await add(sheet, grams(flour, 4))).position).toBe(3)
    expect((await read(chef, sheet)).ingredients.map((line) => line.quantity)).toEqual([2, 3, 4])
  })

  test('stops where a sheet is full', async () => {
    const full = await write(chef, {
      ingredients: Array.from({ length: MAX_LINES }, (_, index) => grams(flour, index + 1)),
    })
    expect(full.ingredients).toHaveLength(MAX_LINES)
    expect(await chef.post(at(full), grams(flour, 1))).toMatchObject({
      status: 422,
      body: { data: { fields: [{ path: 'ingredients', rule: 'too-long' }] } },
    })
    expect(await read(chef, full)).toEqual(full)
  })
})

describe('changing a line', () => {
  test('changes what is sent and nothing else', async () => {
    const sheet = await write(chef, {
      ingredients: [grams(flour, 100, { note: 'tamisée', wastagePercent: 5 })],
    })
    const [line] = sheet.ingredients
    if (!line) throw new Error('the sheet was written with a line')
    expect(await change(sheet, line, { quantity: 250.5 })).toEqual({
      ...line,
      quantity: 250.5,
      totalPrice: 0.52605,
    })
    expect(await change(sheet, line, { note: null })).toMatchObject({ note: null, wastagePercent: 5 })
    expect(await read(chef, sheet)).toMatchObject({ version: 3, coutMatiere: 0.52605 })
  })

  test('another product brings its unit and starts without loss', async () => {
    const sheet = await write(chef)
    const line = await add(sheet, grams(flour, 3, { wastagePercent: 20 }))
    expect(await change(sheet, line, { userProductId: cream.id })).toMatchObject({
      unit: 'L',
      wastagePercent: 0,
      quantity: 3,
      totalPrice: 12,
    })
  })

  test('unless both are said with it', async () => {
    const sheet = await write(chef)
    const line = await add(sheet, grams(flour, 3))
    expect(
      await change(sheet, line, { userProductId: cream.id, unit: 'cl', wastagePercent: 50 }),
    ).toMatchObject({ unit: 'cl', wastagePercent: 50, totalPrice: 0.18 })
  })

  test('the product it has already is no other', async () => {
    const sheet = await write(chef)
    const line = await add(sheet, grams(flour, 3, { wastagePercent: 20 }))
    expect(await change(sheet, line, { userProductId: flour.id })).toEqual(line)
  })

  test('without its product it keeps its unit and has no cost', async () => {
    const sheet = await write(chef)
    const line = await add(sheet, grams(flour, 3, { wastagePercent: 20 }))
    expect(await change(sheet, line, { userProductId: null })).toMatchObject({
      product: null,
      unit: 'g',
      wastagePercent: 20,
      totalPrice: null,
      unknownReason: 'product-missing',
    })
    expect(await read(chef, sheet)).toMatchObject({ coutMatiere: 0, uncostedLines: 1 })
  })
})

test('removing a line takes its cost away', async () => {
  const sheet = await write(chef, { ingredients: [grams(flour, 100), grams(cream, 500)] })
  const [first, second] = sheet.ingredients
  expect(await chef.delete(at(sheet, second))).toMatchObject({ status: 200, body: { id: second?.id } })
  expect(await read(chef, sheet)).toMatchObject({ version: 2, coutMatiere: 0.2, ingredients: [first] })
  expect((await chef.delete(at(sheet, second))).status).toBe(404)
  expect((await read(chef, sheet)).version).toBe(2)
})

describe('a line is reached through its own sheet alone', () => {
  test('not through another sheet, nor by another account', async () => {
    const sheet = await write(chef, { ingredients: [grams(flour, 100)] })
    const other = await write(chef)
    const [line] = sheet.ingredients
    const sasha = await api.signUp()
    for (const answer of [
      await chef.patch(at(other, line), { quantity: 1 }),
      await chef.delete(at(other, line)),
      await sasha.patch(at(sheet, line), { quantity: 1 }),
      await sasha.delete(at(sheet, line)),
      await sasha.get(at(sheet)),
      await sasha.post(at(sheet), grams(null, 1)),
      await chef.patch(at(sheet, { id: randomUUID() }), { quantity: 1 }),
      await chef.delete(at(sheet, { id: 'pas-un-id' })),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await read(chef, sheet)).toEqual(sheet)
    expect(await read(chef, other)).toEqual(other)
  })

  test('and takes no product of another account', async () => {
    const sasha = await api.signUp()
    const theirs = await buy(sasha)
    const sheet = await write(chef, { ingredients: [grams(flour, 100)] })
    const refused = {
      status: 422,
      body: { data: { fields: [{ path: 'userProductId', rule: 'unknown-reference' }] } },
    }
    const [line] = sheet.ingredients
    expect(await chef.post(at(sheet), grams(theirs, 1))).toMatchObject(refused)
    expect(await chef.patch(at(sheet, line), { userProductId: theirs.id })).toMatchObject(refused)
    expect(await read(chef, sheet)).toEqual(sheet)
  })
})

test('quantities are kept to six decimals and losses to three, and cost what is kept', async () => {
  const typed = { quantity: 333.3333333, wastagePercent: 12.34567 }
  const sheet = await write(chef, { ingredients: [grams(flour, typed.quantity, typed)] })
  expect(sheet.ingredients).toMatchObject([{ quantity: 333.333333, wastagePercent: 12.346 }])
  expect(sheet.coutMatiere).toBe(0.7489733326)
  expect((await save(chef, sheet, { portions: 2 })).coutMatiere).toBe(0.7489733326)
})

async function costOf(priceHt: number, line: { quantity: number; wastagePercent: number }) {
  const product = await buy(chef, { unit: 'kg', priceHt })
  const sheet = await write(chef, { ingredients: [grams(product, line.quantity, { ...line, unit: 'kg' })] })
  return sheet.coutMatiere
}

test('1.4 g of saffron typed in kilos, a loss near the whole and a price of millionths cost what was typed', async () => {
  expect(await costOf(30_000, { quantity: 0.0014, wastagePercent: 0 })).toBe(42)
  expect(await costOf(1, { quantity: 1, wastagePercent: 99.96 })).toBe(1.9996)
  expect(await costOf(2.47, { quantity: 1, wastagePercent: -147 })).toBe(1)
  expect(await costOf(0.000123, { quantity: 1000, wastagePercent: 0 })).toBe(0.123)
})
