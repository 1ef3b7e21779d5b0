import { expect, test } from 'vitest'
import type { ManyChanged, ProductCells, Restoration, RestoredProducts } from '#contract/many-products.ts'
import type { UserProduct } from '#contract/products.ts'
import { naiveCosts, storedCosts } from '../testing/costs.ts'
import { buy, grams, write } from '../testing/kitchen.ts'
import { chefForEachTest } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'
import { deal } from '../testing/suppliers.ts'

let api: Api
let chef: Member
chefForEachTest((setUp) => ({ api, chef } = setUp))

const paste = (products: readonly UserProduct[], cells: ProductCells[], actId = crypto.randomUUID()) =>
  chef.patch<ManyChanged>('/api/user-products', {
    products: products.map(({ id, version }) => ({ id, version })),
    change: { cells },
    actId,
  })
const undo = (body: Restoration) => chef.post<RestoredProducts>('/api/user-products/restore', body)
const read = ({ id }: { id: string }) => chef.done(chef.get<UserProduct>(`/api/user-products/${id}`))

test('each product is given its own cells in one act, which is undone whole', async () => {
  const halles = await deal(chef, 'Halles')
  const butter = await buy(chef, { priceHt: 8, category: 'Épicerie' })
  const flour = await buy(chef, { priceHt: 1, category: 'Épicerie' })
  await write(chef, { ingredients: [grams(butter, 500), grams(flour, 100)] })
  const answer = await chef.done(
    paste(
      [butter, flour],
      [
        { id: butter.id, priceHt: 9.8, category: 'Crémerie', supplierId: halles.id },
        { id: flour.id, priceHt: 1.2 },
      ],
    ),
  )
  expect(answer).toMatchObject({ changed: 2, changedIds: [butter.id], left: [], gone: [] })
  expect([await read(butter), await read(flour)]).toMatchObject([
    { priceHt: 9.8, category: 'Crémerie', supplierId: halles.id },
    { priceHt: 1.2, category: 'Épicerie', supplierId: null },
  ])
  expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
  const restored = await chef.done(
    undo({
      category: [{ id: butter.id, given: 'Crémerie', before: 'Épicerie' }],
      supplierId: [{ id: butter.id, given: halles.id, before: null }],
      actId: answer.actId ?? undefined,
    }),
  )
  expect(restored.restored.map(({ id }) => id).toSorted()).toEqual([butter.id, flour.id].toSorted())
  expect(restored).toMatchObject({ left: [], gone: [] })
  expect([await read(butter), await read(flour)]).toMatchObject([
    { priceHt: 8, category: 'Épicerie', supplierId: null },
    { priceHt: 1 },
  ])
  expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
})

test('a product that another window changed is left alone, unless it has the pasted cells already', async () => {
  const butter = await buy(chef, { name: 'Beurre', priceHt: 8 })
  const flour = await buy(chef, { priceHt: 1 })
  await chef.done(chef.change(`/api/user-products/${butter.id}`, { name: 'Beurre doux' }))
  await chef.done(chef.change(`/api/user-products/${flour.id}`, { priceHt: 1.2 }))
  const cells = [
    { id: butter.id, priceHt: 9 },
    { id: flour.id, priceHt: 1.2 },
  ]
  expect(await chef.done(paste([butter, flour], cells))).toMatchObject({
    changed: 0,
    left: [{ id: butter.id, name: 'Beurre doux', priceHt: 8 }],
    actId: null,
  })
})

test('sent again under the same act, nothing is done twice', async () => {
  const butter = await buy(chef, { priceHt: 8 })
  const actId = crypto.randomUUID()
  const once = await chef.done(paste([butter], [{ id: butter.id, priceHt: 9 }], actId))
  expect(await chef.done(paste([butter], [{ id: butter.id, priceHt: 9 }], actId))).toEqual(once)
  expect(await read(butter)).toMatchObject({ priceHt: 9, version: 2 })
})

test('a price that has changed since keeps the whole paste', async () => {
  const butter = await buy(chef, { priceHt: 8, category: 'Épicerie' })
  const { actId } = await chef.done(paste([butter], [{ id: butter.id, priceHt: 9, category: 'Crémerie' }]))
  await chef.done(chef.change(`/api/user-products/${butter.id}`, { priceHt: 10 }))
  const refused = await undo({
    category: [{ id: butter.id, given: 'Crémerie', before: 'Épicerie' }],
    actId: actId ?? undefined,
  })
  expect(refused).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED_SINCE' } })
  expect(await read(butter)).toMatchObject({ priceHt: 10, category: 'Crémerie' })
})

test('a supplier that is not there, and an undoing of nothing, are refused', async () => {
  const butter = await buy(chef, { priceHt: 8 })
  const other = await api.signUp()
  const theirs = await deal(other, 'Halles')
  const refused = await paste([butter], [{ id: butter.id, priceHt: 9, supplierId: theirs.id }])
  expect(refused.status).toBe(422)
  expect(await read(butter)).toMatchObject({ priceHt: 8, version: 1 })
  expect((await undo({})).status).toBe(422)
})
