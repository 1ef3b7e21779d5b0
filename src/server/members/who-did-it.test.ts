import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CarteVersion } from '#contract/carte-versions.ts'
import type { KitchenMark, KitchenSheet, KitchenState } from '#contract/kitchen-shapes.ts'
import type { PriceAct, PriceStep } from '#contract/prices.ts'
import type { UserProduct } from '#contract/products.ts'
import type { TechSheet } from '#contract/sheets.ts'
import { houseDay } from '#domain/house/house-day.ts'
import { ordered, readOrder, sendIt } from '../testing/orders.ts'
import { openRestaurant } from '../sheets/open-restaurant.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'
import { pairedTablet } from '../testing/tablets.ts'
import { engage } from '../testing/team.ts'

let api: Api
let owner: Member
let chef: Member
let cook: Member
beforeAll(async () => {
  api = await startApi()
  owner = await api.signUp({ name: 'Chez Léa' })
  await openRestaurant(api.database, owner.userId)
  chef = await engage(owner, 'chef', await api.signUp({ name: 'Omar Petit' }))
  cook = await engage(owner, 'cook', await api.signUp({ name: 'Inès Roux' }))
})
afterAll(() => api.close())

type Items<Item> = { items: Item[] }
const listed = async <Item>(path: string) => (await owner.done(owner.get<Items<Item>>(path))).items

test('a price names who typed it, in its history and in the journal', async () => {
  const [product] = await listed<UserProduct>('/api/user-products?limit=1')
  const { id = '' } = product ?? {}
  await chef.done(chef.change(`/api/user-products/${id}`, { priceHt: 47.11 }))
  expect((await listed<PriceStep>(`/api/user-products/${id}/prices`))[0]).toMatchObject({
    personId: chef.userId,
  })
  expect((await listed<PriceAct>('/api/price-changes'))[0]).toMatchObject({ personId: chef.userId })
})

test('a sheet names who changed it last, itself or one of its lines', async () => {
  const [{ id = '' } = {}] = await listed<Partial<TechSheet>>('/api/tech-sheets?limit=1')
  const of = async () => (await owner.done(owner.get<TechSheet>(`/api/tech-sheets/${id}`))).personId
  expect(await of()).toBe(null)
  await chef.done(chef.change(`/api/tech-sheets/${id}`, { notes: 'Au four.' }))
  expect(await of()).toBe(chef.userId)
  const [line] = await listed<{ id: string }>(`/api/tech-sheets/${id}/ingredients`)
  await owner.done(owner.change(`/api/tech-sheets/${id}/ingredients/${line?.id}`, { note: 'haché' }))
  expect(await of()).toBe(owner.userId)
})

test('an order names who made it, then who has sent it', async () => {
  const made = await ordered(chef)
  expect(made.personId).toBe(chef.userId)
  await owner.done(sendIt(owner, made, null))
  expect((await readOrder(owner, made)).personId).toBe(owner.userId)
})

test('a kept carte names who kept it', async () => {
  const { id } = await owner.done(owner.get<{ id: string }>('/api/carte'))
  const version = await chef.done(chef.post<CarteVersion>(`/api/cartes/${id}/versions`, { nom: 'Automne' }))
  expect(version.personId).toBe(chef.userId)
})

test('a tick names the cook who made it, and no person for a tablet; the kitchen calls the cook by name', async () => {
  const [sheet] = (await cook.done(cook.get<Items<{ id: string }>>('/api/kitchen/sheets'))).items
  const { items } = await cook.done(cook.get<Items<KitchenSheet>>(`/api/kitchen/sheets/${sheet?.id}`))
  const steps = items[0]?.steps ?? []
  const { tablet } = await pairedTablet(api, owner)
  const tick = (step = '', ago = 0) => ({
    marks: [
      {
        sheetId: sheet?.id,
        day: houseDay(new Date()),
        step,
        done: true,
        at: new Date(Date.now() - ago).toISOString(),
      },
    ],
  })
  const by = async (who: typeof tablet, body: object) =>
    (await who.done(who.send<{ marks: KitchenMark[] }>('PUT', '/api/kitchen/marks', { body }))).marks[0]
      ?.personId
  expect(await by(cook, tick(steps[0]?.key, 2000))).toBe(cook.userId)
  expect(await by(tablet, tick(steps[0]?.key))).toBe(null)
  expect((await cook.get<KitchenState>('/api/kitchen')).body.person).toEqual({
    id: cook.userId,
    name: 'Inès Roux',
  })
  expect((await tablet.get<KitchenState>('/api/kitchen')).body.person).toBe(null)
})
