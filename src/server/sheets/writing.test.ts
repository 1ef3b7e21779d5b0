import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TechSheet } from '#contract/sheets.ts'
import { buy, grams, read, save, write } from '../testing/kitchen.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'

let api: Api
let chef: Member
beforeAll(async () => {
  api = await startApi()
  chef = await api.signUp()
})
afterAll(() => api.close())

describe('a new sheet', () => {
  test('costs what its lines cost, and says what each does', async () => {
    const flour = await buy(chef, { name: 'Farine', priceHt: 1.2 })
    const butter = await buy(chef, {
      name: 'Beurre',
      priceHt: 9.5,
      category: 'Crémerie',
      allergens: ['Lait'],
    })
    const sheet = await write(chef, {
      title: 'Pâte sablée',
      category: 'Dessert',
      portions: 8,
      sellingPriceHt: 3.5,
      steps: ['Sabler', 'Fraser'],
      ingredients: [grams(flour, 500), grams(butter, 250, { wastagePercent: 2, note: 'pommade' })],
    })
    expect(sheet).toMatchObject({
      title: 'Pâte sablée',
      coutMatiere: 3.0225,
      uncostedLines: 0,
      version: 1,
      publication: null,
      steps: ['Sabler', 'Fraser'],
      ingredients: [
        { position: 0, totalPrice: 0.6, unknownReason: null, product: { name: 'Farine', allergens: [] } },
        { position: 1, note: 'pommade', wastagePercent: 2, product: { name: 'Beurre', allergens: ['Lait'] } },
      ],
    })
    expect(await read(chef, sheet)).toEqual(sheet)
  })

  test('leaves out what has no cost, and says why', async () => {
    const cream = await buy(chef, { name: 'Crème', unit: 'L', priceHt: 4 })
    const truffle = await buy(chef, { name: 'Truffe', priceHt: null })
    const sheet = await write(chef, {
      ingredients: [grams(cream, 200), grams(truffle, 10), grams(null, 5), grams(await buy(chef), 100)],
    })
    expect(sheet).toMatchObject({ coutMatiere: 1, uncostedLines: 3 })
    expect(sheet.ingredients.map((line) => line.unknownReason)).toEqual([
      'density-missing',
      'price-missing',
      'product-missing',
      null,
    ])
    expect(sheet.ingredients.map((line) => line.totalPrice)).toEqual([null, null, null, 1])
  })

  test('keeps a selling price as it was typed, to six decimals', async () => {
    expect(await write(chef, { title: 'Au comptoir', sellingPriceHt: 5.909091 })).toMatchObject({
      sellingPriceHt: 5.909091,
    })
  })

  test('costs what it costs, however dear', async () => {
    const gold = await buy(chef, { name: 'Or', unit: 'g', priceHt: 9_999_999 })
    const line = { userProductId: gold.id, quantity: 1_000_000, unit: 'kg', wastagePercent: 100 } as const
    const sheet = await write(chef, { title: 'Tout l’or', sellingPriceHt: 0.0001, ingredients: [line, line] })
    expect(sheet.coutMatiere).toBe(4 * 9_999_999e9)
    expect(await chef.done(chef.get('/api/tech-sheets?sort=margin&limit=1'))).toMatchObject({
      items: [{ title: 'Tout l’or' }],
    })
  })

  test('has the VAT rate of the account unless it says another', async () => {
    const sasha = await api.signUp()
    await sasha.done(sasha.change('/api/account', { settings: { defaultTvaRate: 20 } }))
    expect((await write(sasha)).tvaRate).toBe(20)
    expect((await write(sasha, { tvaRate: 5.5 })).tvaRate).toBe(5.5)
  })

  test('starts with one line to fill in when none is sent', async () => {
    const { ingredients, uncostedLines } = await write(chef, { ingredients: undefined })
    expect(ingredients).toMatchObject([
      { userProductId: null, product: null, quantity: 0.001, unit: 'g', wastagePercent: 0, position: 0 },
    ])
    expect(uncostedLines).toBe(1)
  })

  test('stands without its starter line when that cannot be written', async () => {
    const fault = { name: 'no_starter', table: 'tech_sheet_ingredients' }
    await api.database.pool.query(
      `CREATE FUNCTION ${fault.name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no line today'; END $$`,
    )
    await api.database.pool.query(
      `CREATE TRIGGER ${fault.name} BEFORE INSERT ON ${fault.table} FOR EACH ROW EXECUTE FUNCTION ${fault.name}()`,
    )
    try {
      const sheet = await write(chef, { title: 'Sans première ligne', ingredients: undefined })
      expect(sheet).toMatchObject({ title: 'Sans première ligne', ingredients: [], coutMatiere: 0 })
      expect(await read(chef, sheet)).toEqual(sheet)
    } finally {
      await api.database.pool.query(`DROP FUNCTION ${fault.name} CASCADE`)
    }
  })

  test('keeps nothing when one of its lines is refused', async () => {
    const refused = await chef.post('/api/tech-sheets', {
      title: 'Jamais née',
      category: 'Plat',
      portions: 1,
      ingredients: [grams({ id: 'b3f5a9f0-6c56-4a5e-9c39-0d8c3f1f2a11' }, 1)],
    })
    expect(refused.status).toBe(422)
    expect(await chef.done(chef.get('/api/tech-sheets?search=jamais'))).toMatchObject({ total: 0 })
  })
})

describe('saving a sheet', () => {
  test('changes what is sent and nothing else', async () => {
    const before = await write(chef, { portions: 4, sellingPriceHt: 12, method: 'Cuire', prepMinutes: 20 })
    const after = await save(chef, before, { portions: 6, prepMinutes: null, storage: '3 jours à 3 °C' })
    expect(after).toEqual({
      ...before,
      portions: 6,
      prepMinutes: null,
      storage: '3 jours à 3 °C',
      version: 2,
      updatedAt: after.updatedAt,
    })
  })

  test('takes the lines it is sent as the whole list, in their order', async () => {
    const [flour, sugar, eggs] = [
      await buy(chef),
      await buy(chef, { priceHt: 2 }),
      await buy(chef, { priceHt: 4 }),
    ]
    const before = await write(chef, {
      ingredients: [grams(flour, 100, { note: 'tamisée' }), grams(sugar, 50, { wastagePercent: 10 })],
    })
    const [first, second] = before.ingredients
    const after = await save(chef, before, {
      ingredients: [grams(eggs, 1000), { ...grams(flour, 200), id: first?.id }],
    })
    expect(after.ingredients).toMatchObject([
      { userProductId: eggs.id, position: 0, totalPrice: 4 },
      { id: first?.id, position: 1, quantity: 200, note: 'tamisée', totalPrice: 2 },
    ])
    expect(after.ingredients.map((line) => line.id)).not.toContain(second?.id)
    expect(after.coutMatiere).toBe(6)
    expect(await read(chef, before)).toEqual(after)
    expect((await save(chef, after, { ingredients: [] })).coutMatiere).toBe(0)
  })

  test('keeps the loss of a line that does not say it, and forgets that of another product', async () => {
    const [flour, leek] = [await buy(chef), await buy(chef, { name: 'Poireau' })]
    const before = await write(chef, { ingredients: [grams(leek, 100, { wastagePercent: 35 })] })
    const id = before.ingredients[0]?.id
    const same = await save(chef, before, { ingredients: [{ ...grams(leek, 200), id }] })
    expect(same.ingredients[0]?.wastagePercent).toBe(35)
    const other = await save(chef, same, { ingredients: [{ ...grams(flour, 200), id }] })
    expect(other.ingredients[0]?.wastagePercent).toBe(0)
  })

  test.each([
    ['a line of another sheet', 'unknown-reference'],
    ['a line twice', 'invalid'],
  ])('refuses %s, and changes nothing', async (what, rule) => {
    const other = await write(chef, { ingredients: [grams(null, 1)] })
    const sheet = await write(chef, { ingredients: [grams(null, 1)] })
    const id = (what === 'a line twice' ? sheet : other).ingredients[0]?.id
    const refused = await chef.patch(`/api/tech-sheets/${sheet.id}`, {
      version: 1,
      portions: 99,
      ingredients: [
        { ...grams(null, 1), id: what === 'a line twice' ? id : undefined },
        { ...grams(null, 2), id },
      ],
    })
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION', data: { fields: [{ path: 'ingredients.1.id', rule }] } },
    })
    expect(await read(chef, sheet)).toEqual(sheet)
    expect(await read(chef, other)).toEqual(other)
  })

  test('names the line whose product nobody knows, another’s being as good as none', async () => {
    const sasha = await api.signUp()
    const theirs = await buy(sasha)
    const ours = await buy(chef)
    const sheet = await write(chef)
    const refused = await chef.patch(`/api/tech-sheets/${sheet.id}`, {
      version: 1,
      ingredients: [grams(ours, 1), grams(theirs, 1)],
    })
    expect(refused).toMatchObject({
      status: 422,
      body: { data: { fields: [{ path: 'ingredients.1.userProductId', rule: 'unknown-reference' }] } },
    })
    expect(await read(chef, sheet)).toEqual(sheet)
  })
})

describe('two windows on one sheet', () => {
  test('the second save is refused with the sheet as it stands, and nothing is overwritten', async () => {
    const opened = await write(chef, { ingredients: [grams(await buy(chef), 100)] })
    const first = await save(chef, opened, { title: 'Écrit en premier', portions: 7 })
    const second = await chef.patch<{ code: string; data: { current: TechSheet } }>(
      `/api/tech-sheets/${opened.id}`,
      { version: opened.version, title: 'Écrit en second', ingredients: [] },
    )
    expect(second.status).toBe(409)
    expect(second.body).toMatchObject({ code: 'VERSION_CONFLICT', data: { current: first } })
    expect(await read(chef, opened)).toEqual(first)
    const again = await save(chef, second.body.data.current, { title: 'Écrit en second' })
    expect(again).toMatchObject({ title: 'Écrit en second', portions: 7, version: 3 })
  })

  test('of many saves at once, one is kept', async () => {
    const opened = await write(chef)
    const saves = Array.from({ length: 8 }, (_, index) =>
      chef.patch(`/api/tech-sheets/${opened.id}`, { version: opened.version, portions: index + 10 }),
    )
    const statuses = (await Promise.all(saves)).map((answer) => answer.status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    expect((await read(chef, opened)).version).toBe(2)
  })
})

test('a deleted sheet is gone with its lines, and cannot be deleted again', async () => {
  const sheet = await write(chef, { ingredients: [grams(await buy(chef), 100)] })
  expect(await chef.delete(`/api/tech-sheets/${sheet.id}`)).toMatchObject({
    status: 200,
    body: { id: sheet.id },
  })
  expect((await chef.get(`/api/tech-sheets/${sheet.id}`)).status).toBe(404)
  expect((await chef.get(`/api/tech-sheets/${sheet.id}/ingredients`)).status).toBe(404)
  expect((await chef.delete(`/api/tech-sheets/${sheet.id}`)).status).toBe(404)
})
