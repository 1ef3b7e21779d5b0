import { expect, test } from 'vitest'
import type { GammeDetail } from '#contract/gammes.ts'
import type { GivenPrices, Unpriced } from '#contract/selling-prices.ts'
import { buy, grams, read, some, write } from '../testing/kitchen.ts'
import { chefForEachTest } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
chefForEachTest((setUp) => ({ api, chef } = setUp))

const unpriced = (search = '') => chef.done(chef.get<Unpriced>(`/api/selling-prices/unpriced${search}`))
const titles = async (search = '') => (await unpriced(search)).items.map(({ title }) => title)
const give = (id: string, prices: object) => chef.patch<GivenPrices>(`/api/selling-prices/${id}`, prices)
const newGamme = (nom: string) => chef.done(chef.post<GammeDetail>('/api/gammes', { nom }))
const putOn = (gamme: { id: string }, ficheId: string, facts: object = {}) =>
  chef.done(chef.post<{ id: string }>(`/api/gammes/${gamme.id}/recipes`, { ficheId, ...facts }))

test('sheets and dishes without a price are listed by category, preparations last; of a gamme in its order', async () => {
  const butter = await buy(chef)
  const sauce = await write(chef, { title: 'Beurre blanc', ingredients: [grams(butter, 100)] })
  await write(chef, { title: 'Sole', ingredients: [some(sauce, 1)] })
  await write(chef, { title: 'Tarte', category: 'Dessert' })
  await write(chef, { title: 'Bisque', category: 'Entrée', sellingPriceHt: 0 })
  const steak = await write(chef, { title: 'Entrecôte', sellingPriceHt: 20 })
  const soup = await write(chef, { title: 'Soupe', sellingPriceHt: 5 })
  expect(await titles()).toEqual(['Bisque', 'Sole', 'Tarte', 'Beurre blanc'])
  const plats = await newGamme('Plats')
  await putOn(plats, soup.id)
  await putOn(plats, steak.id, { prixTtcAffiche: 0 })
  // Priced on the carte, it has its price: the sheet takes it over.
  await putOn(plats, (await write(chef, { title: 'Daube' })).id, { prixTtcAffiche: 18 })
  expect(await titles()).toEqual(['Bisque', 'Entrecôte', 'Sole', 'Tarte', 'Beurre blanc'])
  // A preparation can be given a price and waits for none; the list and the dashboard count the same.
  expect(await unpriced()).toMatchObject({ total: 5, waiting: 4 })
  expect(await chef.done(chef.get('/api/tech-sheets/statistics'))).toMatchObject({ margins: { unpriced: 4 } })
  const { items, total } = await unpriced(`?gamme=${plats.id}`)
  expect(items).toMatchObject([
    { title: 'Entrecôte', sellingPriceHt: 20, dishes: [{ gamme: 'Plats', prixTtcAffiche: 0 }] },
  ])
  expect(total).toBe(1)
  expect(await unpriced('?limit=1')).toMatchObject({ items: [{ title: 'Bisque' }], total: 5 })
})

test('the sizes of a dish are beside each other, from small to large', async () => {
  const wanted = [
    ['Burrata', 'Burrata S', 'Burrata M', 'Burrata L', 'Burrata XL', 'Burrata bresaola M'],
    ['Calzone petite', 'Calzone moyenne', 'Calzone grande', 'Focaccia 26 cm', 'Focaccia 33 cm'],
    [
      'Menu 2',
      'Menu 10',
      'Nems (4 pièces)',
      'Nems (12 pièces)',
      'Reine - S',
      'Reine - M',
      'Thé 0,5 L',
      'Thé 1 L',
    ],
  ].flat()
  for (const title of wanted.toSorted((one, other) => one.localeCompare(other))) await write(chef, { title })
  expect(await titles()).toEqual(wanted)
})

test('dishes are in the order of their gammes, before those on none', async () => {
  const [sole, bass, cod, ray] = await Promise.all(
    ['Sole', 'Bar', 'Cabillaud', 'Aile de raie'].map((title) => write(chef, { title })),
  )
  const [grilled, fried] = [await newGamme('Grillés'), await newGamme('Frits')]
  for (const [gamme, dish] of [
    [fried, cod],
    [grilled, sole],
    [grilled, bass],
  ] as const)
    await putOn(gamme, dish?.id ?? '')
  expect(ray).toBeDefined()
  expect(await titles()).toEqual(['Sole', 'Bar', 'Cabillaud', 'Aile de raie'])
})

test('a sheet and its dish take one price together, and lose it together', async () => {
  const sheet = await write(chef, { title: 'Sole' })
  const gamme = await newGamme('Plats')
  const dish = await putOn(gamme, sheet.id)
  const prices = {
    sellingPriceHt: { before: null, after: 15.909091 },
    dishes: [{ id: dish.id, before: 0, after: 17.5 }],
  }
  const given = await chef.done(give(sheet.id, prices))
  expect(given).toMatchObject({ sellingPriceHt: 15.909091, dishes: [{ prixTtcAffiche: 17.5 }] })
  expect(await titles()).toEqual([])
  const back = {
    sellingPriceHt: { before: 15.909091, after: null },
    dishes: [{ id: dish.id, before: 17.5, after: 0 }],
  }
  expect(await chef.done(give(sheet.id, back))).toMatchObject({ sellingPriceHt: null })
  expect(await titles()).toEqual(['Sole'])
})

test('the price of a sheet is that of its dishes without one, which were made since it was read; others keep theirs', async () => {
  const sheet = await write(chef, { title: 'Sole' })
  const gamme = await newGamme('Plats')
  const [here, away] = [await putOn(gamme, sheet.id), await putOn(gamme, sheet.id, { ownTvaRate: 5.5 })]
  const given = await chef.done(give(sheet.id, { sellingPriceHt: { before: null, after: 10 }, dishes: [] }))
  const taken = [
    { id: here.id, before: 0, after: 11 },
    { id: away.id, before: 0, after: 10.55 },
  ]
  expect(given.taken).toEqual(taken)
  expect(given.dishes).toMatchObject([{ prixTtcAffiche: 11 }, { prixTtcAffiche: 10.55 }])
  expect(await titles()).toEqual([])
  const again = await chef.done(give(sheet.id, { sellingPriceHt: { before: 10, after: 20 }, dishes: [] }))
  expect(again).toMatchObject({ taken: [], dishes: [{ prixTtcAffiche: 11 }, { prixTtcAffiche: 10.55 }] })
  const back = taken.map(({ id, before, after }) => ({ id, before: after, after: before }))
  await chef.done(give(sheet.id, { sellingPriceHt: { before: 20, after: null }, dishes: back }))
  expect(await titles()).toEqual(['Sole'])
})

test('a price that somebody else has given meanwhile refuses all, with what is stored; other changes stay', async () => {
  const sheet = await write(chef, { title: 'Sole' })
  const dish = await putOn(await newGamme('Plats'), sheet.id)
  const late = {
    sellingPriceHt: { before: null, after: 10 },
    dishes: [{ id: dish.id, before: 5, after: 11 }],
  }
  const refused = await give(sheet.id, late)
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({
    code: 'VERSION_CONFLICT',
    data: { current: { sellingPriceHt: null, dishes: [{ prixTtcAffiche: 0 }] } },
  })
  expect((await read(chef, sheet)).sellingPriceHt).toBeNull()
  await chef.done(
    chef.patch(`/api/tech-sheets/${sheet.id}`, { version: sheet.version, title: 'Sole meunière' }),
  )
  await chef.done(give(sheet.id, { sellingPriceHt: { before: null, after: 10 }, dishes: [] }))
  expect(await read(chef, sheet)).toMatchObject({ title: 'Sole meunière', sellingPriceHt: 10 })
})

test('a sheet or a dish of somebody else is not there', async () => {
  const sheet = await write(chef, { title: 'Sole' })
  const stranger = await api.signUp()
  const prices = { sellingPriceHt: { before: null, after: 10 }, dishes: [] }
  expect((await stranger.patch(`/api/selling-prices/${sheet.id}`, prices)).status).toBe(404)
  const own = await write(stranger, { title: 'Bar' })
  const dish = await putOn(await newGamme('Plats'), sheet.id)
  const foreign = await stranger.patch(`/api/selling-prices/${own.id}`, {
    dishes: [{ id: dish.id, before: 0, after: 1 }],
  })
  expect(foreign.status).toBe(409)
})
