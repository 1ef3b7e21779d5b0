import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CatalogueProduct } from '#contract/catalogue.ts'
import type { ProductArticles } from '#contract/product-articles.ts'
import type { UserProduct } from '#contract/products.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { binOf, stateOf } from '../testing/bin.ts'
import { buy } from '../testing/kitchen.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'
import { offer } from '../testing/catalogues.ts'
import { deal } from '../testing/suppliers.ts'

let api: Api
let chef: Member
let suppliers: Supplier[]
let offers: CatalogueProduct[]
let flour: UserProduct
beforeAll(async () => {
  api = await sharedApi()
})
beforeEach(async () => {
  chef = await api.signUp()
  suppliers = [await deal(chef, 'Halles'), await deal(chef, 'Metro'), await deal(chef, 'Mirandol')]
  offers = []
  for (const [index, supplier] of suppliers.entries())
    offers.push(await offer(chef, supplier, { name: `Farine ${index}`, priceHt: 1 + index }))
  flour = await buy(chef, { name: 'Farine', priceHt: 1 })
})
afterAll(() => api.close())

const address = () => `/api/user-products/${flour.id}/articles`
const articles = () => chef.done(chef.get<ProductArticles>(address()))
const follow = async (followedId: string | undefined, followsCheapest: boolean) => {
  const { version } = await articles()
  const body = { version, followedId, followsCheapest, articles: offers.map(({ id }) => ({ id })) }
  await chef.done(chef.send('PUT', address(), { body }))
}

test.each([
  ['the cheapest one', true, [0]],
  ['the cheapest one, each supplier deleted', true, [0, 1, 2]],
  ['a chosen one', false, [1]],
  ['a chosen one, each supplier deleted', false, [1, 0, 2]],
])(
  'a product that follows %s has its articles again with their supplier',
  async (_which, cheapest, order) => {
    await follow(offers[cheapest ? 0 : 1]?.id, cheapest)
    const before = await articles()
    for (const backwards of [true, false]) {
      const acts = []
      for (const index of order) acts.push(await binOf(chef).remove(`suppliers/${suppliers[index]?.id}`))
      const left = await articles()
      expect(left.items).toHaveLength(offers.length - order.length)
      if (cheapest && left.items.length > 0) expect(left.followedId).toBe(offers[1]?.id)
      for (const act of backwards ? acts.toReversed() : acts) await binOf(chef).restore(act)
      expect({ ...(await articles()), version: 0 }).toEqual({ ...before, version: 0 })
    }
    expect((await stateOf(api, chef))[`${chef.userId} deleted_rows`]).toBeNull()
  },
)
