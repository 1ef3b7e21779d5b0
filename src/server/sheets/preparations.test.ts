import { describe, expect, test } from 'vitest'
import type { TechSheet, TechSheetUse } from '#contract/sheets.ts'
import { naiveCosts, storedCosts } from '../testing/costs.ts'
import { buy, grams, read, save, some, write } from '../testing/kitchen.ts'
import { chefForAllTests } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
chefForAllTests((setUp) => ({ api, chef } = setUp))

/** Bones at 3 €/kg make 2 L of stock; half of it goes into a sauce, a portion of which goes with a dish. */
async function blanquette() {
  const bones = await buy(chef, { name: 'Os de veau', priceHt: 3, allergenFree: true })
  const cream = await buy(chef, { name: 'Crème', priceHt: 4, allergens: ['Lait'] })
  const stock = await write(chef, {
    yieldQuantity: 2,
    yieldUnit: 'L',
    ingredients: [grams(bones, 2000)],
  })
  const sauce = await write(chef, {
    category: 'Sauce',
    portions: 10,
    ingredients: [some(stock, 1, { unit: 'L' }), grams(cream, 500)],
  })
  const dish = await write(chef, { portions: 2, ingredients: [some(sauce, 2)] })
  return { bones, cream, stock, sauce, dish }
}

describe('a preparation', () => {
  test('brings its cost and its allergens up through every sheet', async () => {
    const { stock, sauce, dish } = await blanquette()
    expect(stock).toMatchObject({ coutMatiere: 6, allergens: [], undeclaredLines: 0 })
    expect(sauce).toMatchObject({ coutMatiere: 5, allergens: ['Lait'] })
    expect(dish).toMatchObject({ coutMatiere: 1, allergens: ['Lait'], undeclaredLines: 0 })
    expect(dish.ingredients[0]).toMatchObject({
      product: null,
      subSheetId: sauce.id,
      totalPrice: 1,
      preparation: { id: sauce.id, title: sauce.title, portions: 10, coutMatiere: 5 },
    })
  })

  test('recosts every sheet above when a price, a yield, its portions or its lines change', async () => {
    const { bones, stock, sauce, dish } = await blanquette()
    const costs = async () =>
      [await read(chef, sauce), await read(chef, dish)].map((sheet) => sheet.coutMatiere)
    await chef.done(chef.change(`/api/user-products/${bones.id}`, { priceHt: 6 }))
    expect(await costs()).toEqual([8, 1.6])
    await save(chef, await read(chef, stock), { yieldQuantity: 4, yieldUnit: 'L' })
    expect(await costs()).toEqual([5, 1])
    await save(chef, await read(chef, sauce), { portions: 5 })
    expect(await costs()).toEqual([5, 2])
    await save(chef, await read(chef, stock), { ingredients: [grams(bones, 1000)] })
    expect(await costs()).toEqual([3.5, 1.4])
  })

  test('leaves the sheets above incomplete while something in it has no price', async () => {
    const { bones, sauce, dish } = await blanquette()
    await chef.done(chef.change(`/api/user-products/${bones.id}`, { priceHt: null }))
    expect(await read(chef, sauce)).toMatchObject({ coutMatiere: 2, uncostedLines: 1 })
    const above = await read(chef, dish)
    expect(above).toMatchObject({ coutMatiere: 0, uncostedLines: 1 })
    expect(above.ingredients[0]).toMatchObject({ totalPrice: null, unknownReason: 'preparation-incomplete' })
  })

  test('says which sheets it is used in, and leaves its name on their lines when it goes', async () => {
    const { stock, sauce, dish } = await blanquette()
    const use = await chef.done(chef.get<TechSheetUse>(`/api/tech-sheets/${stock.id}/use`))
    expect(use).toMatchObject({ sheets: [{ id: sauce.id, title: sauce.title }], total: 1 })
    expect(use.above.toSorted()).toEqual([sauce.id, dish.id].toSorted())
    await chef.done(chef.delete(`/api/tech-sheets/${stock.id}`))
    const left = await read(chef, sauce)
    expect(left).toMatchObject({ uncostedLines: 1, coutMatiere: 2 })
    expect(left.ingredients[0]).toMatchObject({ subSheetId: null, preparation: null, note: stock.title })
    expect(await read(chef, dish)).toMatchObject({ uncostedLines: 1 })
  })

  test('leaves no second name on a line that is linked again, by itself or with the whole sheet', async () => {
    const { stock, sauce } = await blanquette()
    await chef.done(chef.delete(`/api/tech-sheets/${stock.id}`))
    const left = await read(chef, sauce)
    const [line] = left.ingredients
    const again = await write(chef, { title: stock.title })
    const whole = await save(chef, left, {
      ingredients: left.ingredients.map(({ id, userProductId, quantity, unit, note }) => ({
        id,
        userProductId,
        quantity,
        unit,
        note,
        ...(id === line?.id && { subSheetId: again.id, unit: 'portion' }),
      })),
    })
    expect(whole.ingredients[0]).toMatchObject({ preparation: { title: stock.title }, note: null })
    await chef.done(chef.delete(`/api/tech-sheets/${again.id}`))
    const flour = await buy(chef)
    const alone = `/api/tech-sheets/${sauce.id}/ingredients/${line?.id ?? ''}`
    const linked = await chef.done(chef.patch(alone, { userProductId: flour.id }))
    expect(linked).toMatchObject({ product: { name: flour.name }, note: null })
  })

  test('is copied with the sheet that uses it', async () => {
    const { sauce } = await blanquette()
    const copy = await chef.done(chef.post<TechSheet>(`/api/tech-sheets/${sauce.id}/duplicate`, {}))
    expect(copy.ingredients.map((line) => line.subSheetId)).toEqual(
      sauce.ingredients.map((line) => line.subSheetId),
    )
    expect(copy).toMatchObject({ coutMatiere: 5, allergens: ['Lait'] })
  })

  test('comes with everything below it, each sheet once', async () => {
    const { stock, sauce, dish } = await blanquette()
    const { items } = await chef.done(chef.get<{ items: TechSheet[] }>(`/api/tech-sheets/${dish.id}/tree`))
    expect(items.map(({ id }) => id)).toEqual([dish.id, sauce.id, stock.id])
  })

  test('is taken by a single line as by the whole list', async () => {
    const { sauce } = await blanquette()
    const dish = await write(chef)
    const lines = `/api/tech-sheets/${dish.id}/ingredients`
    const added = await chef.done(chef.post<{ id: string }>(lines, some(sauce, 4)))
    expect(await read(chef, dish)).toMatchObject({ coutMatiere: 2 })
    const flour = await buy(chef)
    await chef.done(chef.patch(`${lines}/${added.id}`, { userProductId: flour.id, quantity: 0.5 }))
    expect(await read(chef, dish)).toMatchObject({
      coutMatiere: 5,
      ingredients: [{ subSheetId: null, userProductId: flour.id, unit: 'kg' }],
    })
    await chef.done(chef.patch(`${lines}/${added.id}`, { subSheetId: sauce.id, quantity: 1 }))
    expect(await read(chef, dish)).toMatchObject({
      coutMatiere: 0.5,
      ingredients: [{ subSheetId: sauce.id, userProductId: null, unit: 'portion' }],
    })
  })
})

describe('what is refused', () => {
  test('another user’s sheet, and a line of two sources, are named at their line', async () => {
    const neighbour = await api.signUp()
    const theirs = await write(neighbour)
    const flour = await buy(chef)
    const fieldsOf = async (ingredients: object[]) => {
      const sheet = { title: crypto.randomUUID(), category: 'Plat', portions: 1, ingredients }
      const { status, body } = await chef.post<{ data: { fields: object[] } }>('/api/tech-sheets', sheet)
      expect(status).toBe(422)
      return body.data.fields
    }
    expect(await fieldsOf([some(theirs, 1)])).toEqual([
      { path: 'ingredients.0.subSheetId', rule: 'unknown-reference' },
    ])
    const mine = await write(chef)
    expect(await fieldsOf([{ ...some(mine, 1), userProductId: flour.id }])).toEqual([
      { path: 'ingredients.0.subSheetId', rule: 'two-sources' },
    ])
    expect(await fieldsOf([{ ...grams(flour, 1), unit: 'portion' }])).toEqual([
      { path: 'ingredients.0.unit', rule: 'invalid' },
    ])
  })

  test('a yield without its unit', async () => {
    const { status, body } = await chef.patch(`/api/tech-sheets/${(await write(chef)).id}`, {
      version: 1,
      yieldQuantity: 2,
    })
    expect(status).toBe(422)
    expect(body).toMatchObject({ data: { fields: [{ path: 'yieldUnit', rule: 'yield-incomplete' }] } })
  })

  test('a sheet in itself, by name, however deep, and nothing is written', async () => {
    const { stock, sauce, dish } = await blanquette()
    const before = await read(chef, stock)
    const refused = await chef.patch(`/api/tech-sheets/${stock.id}`, {
      version: before.version,
      title: 'Un autre nom',
      ingredients: [some(dish, 1)],
    })
    const named = [stock, dish, sauce, stock].map(({ id, title }) => ({ id, title }))
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'PREPARATION_CYCLE', data: { path: named.map((sheet) => ({ id: sheet.id })) } },
    })
    expect(await read(chef, stock)).toEqual(before)
    const itself = await chef.post(`/api/tech-sheets/${stock.id}/ingredients`, some(stock, 1))
    expect(itself).toMatchObject({ status: 422, body: { code: 'PREPARATION_CYCLE' } })
  })

  test('of two edits at the same moment that would close a cycle, one', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [one, other] = [await write(chef), await write(chef)]
      const answers = await Promise.all([
        chef.post(`/api/tech-sheets/${one.id}/ingredients`, some(other, 1)),
        chef.patch(`/api/tech-sheets/${other.id}`, { version: other.version, ingredients: [some(one, 1)] }),
      ])
      expect(answers.map(({ status }) => status).filter((status) => status === 422)).toHaveLength(1)
    }
    expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
  })
})
