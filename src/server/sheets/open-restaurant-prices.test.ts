import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PriceList } from '#contract/price-lists.ts'
import type { PriceAct, PriceStep } from '#contract/prices.ts'
import type { UserProduct } from '#contract/products.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'
import { openRestaurant } from './open-restaurant.ts'

type Page<Item> = { items: Item[]; total: number }

let api: Api
let chef: Member
let products: UserProduct[]
beforeAll(async () => {
  api = await sharedApi()
  chef = await api.signUp()
  await openRestaurant(api.database, chef.userId)
  products = await list<UserProduct>('/api/user-products')
})
afterAll(() => api.close())

const list = async <Item>(path: string) => (await chef.done(chef.get<Page<Item>>(`${path}?limit=200`))).items
const historyOf = ({ id }: UserProduct) => list<PriceStep>(`/api/user-products/${id}/prices`)
const named = (name: string) => {
  const product = products.find((candidate) => candidate.name === name)
  if (!product) throw new Error(`no ${name}`)
  return product
}

describe('the prices of the example restaurant', () => {
  test('follow one another, from the day of the import to what each product costs', async () => {
    let courses = 0
    for (const product of products) {
      const steps = (await historyOf(product)).toReversed()
      expect(
        steps.map(({ oldPriceHt }) => oldPriceHt),
        product.name,
      ).toEqual([null, ...steps.slice(0, -1).map(({ newPriceHt }) => newPriceHt)])
      expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).toSorted())
      expect(steps.at(-1)).toMatchObject({ newPriceHt: product.priceHt, at: product.priceChangedAt })
      if (steps.length >= 4) courses += 1
    }
    expect(courses).toBeGreaterThanOrEqual(25)
  })

  test('tell of butter that grew dear over nine months', async () => {
    const steps = await historyOf(named('Beurre doux'))
    expect(steps.map(({ newPriceHt }) => newPriceHt)).toEqual([9.4, 9.1, 8.7, 8.2, 7.9])
    expect(steps[0]).toMatchObject({
      source: 'file',
      origin: expect.stringMatching(/^tarif-mirandol-.+\.csv$/),
    })
    const months = Date.parse(steps[0]?.at ?? '') - Date.parse(steps.at(-1)?.at ?? '')
    expect(months / (30 * 24 * 3_600_000)).toBeGreaterThan(8)
  })

  test('come from price lists, whose journal counts them', async () => {
    const files = await list<PriceList>('/api/price-lists')
    const acts = await list<PriceAct>('/api/price-changes')
    expect(files.length).toBeGreaterThan(20)
    const taken = files.filter(({ pricesTaken }) => pricesTaken > 0)
    expect(new Set(acts.map(({ origin }) => origin))).toEqual(new Set(taken.map(({ fileName }) => fileName)))
    for (const { pricesTaken, dearer, cheaper } of taken) expect(pricesTaken).toBe(dearer + cheaper)
    expect(files.filter(({ latest }) => latest)).toHaveLength(4)
  })

  test('can be taken from the lists that came last, and these undone, as any other', async () => {
    const butter = named('Beurre doux')
    for (const { supplier } of [named('Beurre doux'), named('Tomate grappe')]) {
      const [last, before] = await list<PriceList>(`/api/price-lists`).then((files) =>
        files.filter((file) => file.supplier.id === supplier?.id),
      )
      for (const file of [last, before])
        await chef.done(chef.post(`/api/suppliers/${supplier?.id}/price-list/${file?.id}/undo`))
    }
    products = await list<UserProduct>('/api/user-products')
    expect(named('Comté 12 mois').newPrice).toBeNull()
    expect(named('Beurre doux')).toMatchObject({ id: butter.id, priceHt: 9.1 })
  })
})
