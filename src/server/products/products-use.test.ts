import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SheetUse } from '#contract/shapes.ts'
import type { UserProduct } from '#contract/products.ts'
import type { TechSheet } from '#contract/sheets.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

const add = (facts: object) =>
  chef.done(
    chef.post<UserProduct>('/api/user-products', {
      category: 'Épicerie',
      unit: 'kg',
      priceHt: 10,
      ...facts,
    }),
  )
const write = (title: string, ingredients: object[]) =>
  chef.done(chef.post<TechSheet>('/api/tech-sheets', { title, category: 'Plat', portions: 4, ingredients }))
const read = (id: string) => chef.done(chef.get<TechSheet>(`/api/tech-sheets/${id}`))
const change = (product: UserProduct, facts: object) =>
  chef.done(chef.change<UserProduct>(`/api/user-products/${product.id}`, facts))
const use = (product: UserProduct) => chef.done(chef.get<SheetUse>(`/api/user-products/${product.id}/use`))

describe('where a product is used', () => {
  test('names each sheet once, by title', async () => {
    chef = await api.signUp()
    const flour = await add({ name: 'Farine' })
    const line = { userProductId: flour.id, quantity: 0.5, unit: 'kg' }
    const tart = await write('Tarte Tatin', [line, line])
    const brioche = await write('Brioche', [line])
    await write('Salade verte', [])
    expect(await use(flour)).toEqual({
      sheets: [
        { id: brioche.id, title: 'Brioche' },
        { id: tart.id, title: 'Tarte Tatin' },
      ],
      total: 2,
    })
  })

  test('is nowhere while no sheet takes it', async () => {
    chef = await api.signUp()
    expect(await use(await add({ name: 'Safran' }))).toEqual({ sheets: [], total: 0 })
  })

  test('counts all sheets and names the first hundred', async () => {
    chef = await api.signUp()
    const salt = await add({ name: 'Sel' })
    for (let sheet = 0; sheet < 101; sheet += 1)
      await write(`Fiche ${sheet}`, [{ userProductId: salt.id, quantity: 1, unit: 'g' }])
    const { sheets, total } = await use(salt)
    expect({ named: sheets.length, total }).toEqual({ named: 100, total: 101 })
  })
})

describe('a sheet follows its products', () => {
  test.each([
    ['its price', { priceHt: 12 }, 6],
    ['its unit', { unit: 'g' }, 5_000],
    ['its price becoming unknown', { priceHt: null }, 0],
  ])('through a change of %s', async (_what, facts, cost) => {
    chef = await api.signUp()
    const flour = await add({ name: 'Farine' })
    const sheet = await write('Pain', [{ userProductId: flour.id, quantity: 500, unit: 'g' }])
    expect(sheet.coutMatiere).toBe(5)
    await change(flour, facts)
    expect(await read(sheet.id)).toMatchObject({ coutMatiere: cost, uncostedLines: cost === 0 ? 1 : 0 })
  })

  test('through density and content, given, changed and taken back', async () => {
    chef = await api.signUp()
    const oil = await add({ name: 'Huile', unit: 'bouteille', priceHt: 8 })
    const sheet = await write('Vinaigrette', [{ userProductId: oil.id, quantity: 92, unit: 'g' }])
    expect(sheet).toMatchObject({ coutMatiere: 0, uncostedLines: 1 })
    await change(oil, { contentQuantity: 1, contentUnit: 'L' })
    expect(await read(sheet.id)).toMatchObject({ coutMatiere: 0, uncostedLines: 1 })
    await change(oil, { densityKgPerL: 0.92 })
    expect(await read(sheet.id)).toMatchObject({ coutMatiere: 0.8, uncostedLines: 0 })
    await change(oil, { contentQuantity: 0.5 })
    expect(await read(sheet.id)).toMatchObject({ coutMatiere: 1.6, uncostedLines: 0 })
    await change(oil, { densityKgPerL: null })
    expect(await read(sheet.id)).toMatchObject({ coutMatiere: 0, uncostedLines: 1 })
  })

  test('is no edit of the sheet: version and date stay', async () => {
    chef = await api.signUp()
    const flour = await add({ name: 'Farine' })
    const sheet = await write('Pain', [{ userProductId: flour.id, quantity: 500, unit: 'g' }])
    await change(flour, { priceHt: 20 })
    const { version, updatedAt } = await read(sheet.id)
    expect({ version, updatedAt }).toEqual({ version: sheet.version, updatedAt: sheet.updatedAt })
  })

  test('when a product is deleted the line stays without it and the cost is incomplete', async () => {
    chef = await api.signUp()
    const flour = await add({ name: 'Farine' })
    const butter = await add({ name: 'Beurre', priceHt: 8 })
    const sheet = await write('Pâte brisée', [
      { userProductId: flour.id, quantity: 1, unit: 'kg' },
      { userProductId: butter.id, quantity: 500, unit: 'g' },
    ])
    expect(sheet).toMatchObject({ coutMatiere: 14, uncostedLines: 0 })
    await chef.done(chef.delete(`/api/user-products/${butter.id}`))
    expect(await read(sheet.id)).toMatchObject({
      coutMatiere: 10,
      uncostedLines: 1,
      ingredients: [
        { product: { name: 'Farine' }, totalPrice: 10 },
        { product: null, userProductId: null, quantity: 500, unit: 'g', totalPrice: null, note: 'Beurre' },
      ],
    })
  })

  test('deleting and using a product at the same moment leaves a cost that is right', async () => {
    chef = await api.signUp()
    for (let round = 0; round < 8; round += 1) {
      const flour = await add({ name: 'Farine' })
      const sheet = await write(`Pain ${round}`, [])
      const [, used] = await Promise.all([
        chef.delete(`/api/user-products/${flour.id}`),
        chef.post(`/api/tech-sheets/${sheet.id}/ingredients`, {
          userProductId: flour.id,
          quantity: 1,
          unit: 'kg',
        }),
      ])
      expect([201, 422]).toContain(used.status)
      const { coutMatiere, uncostedLines, ingredients } = await read(sheet.id)
      expect({ coutMatiere, uncostedLines }).toEqual({ coutMatiere: 0, uncostedLines: ingredients.length })
    }
  })
})
