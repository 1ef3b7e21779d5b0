import { expect, test } from 'vitest'
import type { ManyChanged, Restoration, RestoredProducts } from '#contract/many-products.ts'
import type { UserProduct } from '#contract/products.ts'
import { buy, grams, read as readSheet, write } from '../testing/kitchen.ts'
import { chefForEachTest } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'
import { deal } from '../testing/suppliers.ts'

let api: Api
let chef: Member
chefForEachTest((setUp) => ({ api, chef } = setUp))

const change = (products: readonly { id: string; version: number }[], input: object) =>
  chef.done(
    chef.patch<ManyChanged>('/api/user-products', {
      products: products.map(({ id, version }) => ({ id, version })),
      change: input,
    }),
  )
const restore = (body: Restoration, member = chef) =>
  member.done(member.post<RestoredProducts>('/api/user-products/restore', body))
const read = ({ id }: { id: string }) => chef.done(chef.get<UserProduct>(`/api/user-products/${id}`))

test('categories are given back, but for a product that has another by now', async () => {
  const butter = await buy(chef, { category: 'Épicerie' })
  const cream = await buy(chef, { category: 'Boissons' })
  const gone = await buy(chef, { category: 'Boissons' })
  await change([butter, cream, gone], { category: 'Crémerie' })
  await chef.done(chef.change(`/api/user-products/${cream.id}`, { category: 'Viande' }))
  await chef.done(chef.delete(`/api/user-products/${gone.id}`))
  const given = 'Crémerie' as const
  const answer = await restore({
    category: [
      { id: butter.id, given, before: 'Épicerie' },
      { id: cream.id, given, before: 'Boissons' },
      { id: gone.id, given, before: 'Boissons' },
    ],
  })
  expect(answer).toMatchObject({
    restored: [{ id: butter.id, category: 'Épicerie', version: 3 }],
    left: [{ id: cream.id, category: 'Viande', version: 3 }],
    gone: [gone.id],
  })
})

test('suppliers are given back, each product its own or none, after a change of another fact', async () => {
  const [dairy, halles] = await Promise.all(['Laiterie', 'Halles'].map((name) => deal(chef, name)))
  if (!dairy || !halles) throw new Error('two suppliers were made')
  const butter = await buy(chef, { supplierId: dairy.id })
  const flour = await buy(chef)
  await change([butter, flour], { supplierId: halles.id })
  await chef.done(chef.change(`/api/user-products/${flour.id}`, { name: 'Farine T65' }))
  const supplierId = [
    { id: butter.id, given: halles.id, before: dairy.id },
    { id: flour.id, given: halles.id, before: null },
  ]
  expect((await restore({ supplierId })).left).toEqual([])
  expect([await read(butter), await read(flour)]).toMatchObject([
    { supplier: { name: 'Laiterie' } },
    { name: 'Farine T65', supplier: null },
  ])
})

test('a supplier that was deleted meanwhile cannot be given back', async () => {
  const butter = await buy(chef)
  const body = { supplierId: [{ id: butter.id, given: null, before: crypto.randomUUID() }] }
  expect(await chef.post('/api/user-products/restore', body)).toMatchObject({
    status: 422,
    body: { data: { fields: [{ path: 'supplierId', rule: 'unknown-reference' }] } },
  })
})

test('what was declared of allergens is given back with its traces, and reaches the sheets', async () => {
  const flour = await buy(chef, { name: 'Farine', allergenFree: true, traces: ['Gluten', 'Soja'] })
  const bread = await write(chef, { ingredients: [grams(flour, 100)] })
  await change([flour], { addAllergens: ['Gluten'] })
  expect((await readSheet(chef, bread)).allergens).toEqual(['Gluten'])
  const given = { allergens: ['Gluten' as const], traces: ['Soja' as const], allergenFree: false }
  const before = { allergens: [], traces: ['Gluten' as const, 'Soja' as const], allergenFree: true }
  expect((await restore({ allergens: [{ id: flour.id, given, before }] })).restored).toMatchObject([before])
  expect((await readSheet(chef, bread)).allergens).toEqual([])
  expect((await restore({ allergens: [{ id: flour.id, given, before }] })).left).toMatchObject([before])
})

test('the products of another account are not there', async () => {
  const butter = await buy(chef, { category: 'Crémerie' })
  const other = await api.signUp()
  const body = { category: [{ id: butter.id, given: 'Crémerie' as const, before: 'Viande' as const }] }
  expect(await restore(body, other)).toEqual({ restored: [], left: [], gone: [butter.id] })
  expect(await read(butter)).toMatchObject({ category: 'Crémerie', version: 1 })
})

test('a price that is typed under an act is undone by it', async () => {
  const butter = await buy(chef, { priceHt: 8 })
  const actId = crypto.randomUUID()
  await chef.done(chef.change(`/api/user-products/${butter.id}`, { priceHt: 9, actId }))
  await chef.done(chef.post(`/api/price-changes/${actId}/undo`))
  expect(await read(butter)).toMatchObject({ priceHt: 8 })
  expect(await chef.post(`/api/price-changes/${actId}/undo`)).toMatchObject({ status: 409 })
})
