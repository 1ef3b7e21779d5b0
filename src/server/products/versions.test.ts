import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PriceAct } from '#contract/prices.ts'
import type { UserProduct } from '#contract/products.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { buy } from '../testing/kitchen.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'
import { deal } from '../testing/suppliers.ts'

let api: Api
let chef: Member
beforeAll(async () => {
  api = await startApi()
  chef = await api.signUp()
})
afterAll(() => api.close())

const changed = (address: string, change: object) => chef.patch<UserProduct | Supplier>(address, change)

test.each([
  ['a product', 'user-products', () => buy(chef)],
  ['a supplier', 'suppliers', () => deal(chef)],
])(
  '%s that another window has changed is left as it is, and comes with the refusal',
  async (_, path, add) => {
    const read = await add()
    const address = `/api/${path}/${read.id}`
    const first = await chef.done(changed(address, { name: 'Premier', version: read.version }))
    expect(first).toMatchObject({ name: 'Premier', version: read.version + 1 })
    expect(await changed(address, { name: 'Second', version: read.version })).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', data: { current: { name: 'Premier', version: first.version } } },
    })
    expect(await chef.done(chef.get(address))).toMatchObject({ name: 'Premier', version: first.version })
    expect(await changed(address, { name: 'Second', version: first.version })).toMatchObject({ status: 200 })
  },
)

test('of two windows that save at once, one is refused', async () => {
  const [product, supplier] = [await buy(chef), await deal(chef)]
  for (const { path, version } of [
    { path: `user-products/${product.id}`, version: product.version },
    { path: `suppliers/${supplier.id}`, version: supplier.version },
  ]) {
    const save = (name: string) => changed(`/api/${path}`, { name, version })
    const statuses = (await Promise.all([save('Un'), save('Deux')])).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
  }
})

test('a price that is undone makes another version, and the undo asks for none', async () => {
  const { id, version } = await buy(chef, { priceHt: 10 })
  await chef.done(changed(`/api/user-products/${id}`, { priceHt: 12, version }))
  const { items } = await chef.done(chef.get<{ items: PriceAct[] }>('/api/price-changes?limit=1'))
  await chef.done(chef.post(`/api/price-changes/${items[0]?.id}/undo`, {}))
  expect(await chef.done(chef.get(`/api/user-products/${id}`))).toMatchObject({
    priceHt: 10,
    version: version + 2,
  })
})
