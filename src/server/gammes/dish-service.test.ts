import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Carte } from '#contract/cartes.ts'
import type { GammeRecette } from '#contract/gammes.ts'
import type { Menu } from '#contract/menus.ts'
import type { CartePublication } from '#contract/public-cartes.ts'
import { asMember } from '#database/as-member.ts'
import { layGamme } from '../testing/carte.ts'
import { cartesOf } from '../testing/cartes.ts'
import { buy, grams, write } from '../testing/kitchen.ts'
import { guest, openAt, publish, text } from '../testing/public-carte.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api } from '../testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

/** An open carte with two dishes, and a menu that offers one of them as its only course. */
async function openRestaurant() {
  const chef = await api.signUp()
  const butter = await buy(chef, { name: 'Beurre', priceHt: 10 })
  const sole = await write(chef, { sellingPriceHt: 30, ingredients: [grams(butter, 10)] })
  const steak = await write(chef, { sellingPriceHt: 20, ingredients: [grams(butter, 10)] })
  for (const sheet of [sole, steak]) await publish(chef, sheet)
  const { carteId, gammeId, dishIds } = await layGamme(api.database, chef, 'Plats', [
    { ficheId: sole.id, nom: 'Sole', prix: 32 },
    { ficheId: steak.id, nom: 'Onglet', prix: 19 },
  ])
  const choices = [{ nom: 'Plat', ficheIds: [sole.id] }]
  await chef.done(chef.post<Menu>('/api/menus', { nom: 'Menu mer', prixTtc: 40, onCarte: true, choices }))
  const token = await openAt(chef, { id: carteId })
  const dish = `/api/gammes/${gammeId}/recipes/${dishIds[0]}`
  const set = (facts: object) => chef.done(chef.change<GammeRecette>(dish, facts))
  const { json, page } = guest(api)
  /** The dishes and menus that guests see. */
  const seen = async () => {
    const { gammes, menus } = await json(token)
    return [...gammes.flatMap(({ dishes }) => dishes), ...menus].map(({ nom }) => nom)
  }
  return { chef, carteId, sole, dish, set, seen, token, page }
}

const IN_AN_HOUR = new Date(Date.now() + 3_600_000).toISOString()

test('a dish is hidden from guests until a moment or until further notice, with the menu that needs it', async () => {
  const { chef, set, seen } = await openRestaurant()
  expect(await seen()).toEqual(['Sole', 'Onglet', 'Menu mer'])
  expect(await set({ maskedUntil: IN_AN_HOUR })).toMatchObject({ maskedUntil: IN_AN_HOUR })
  expect(await seen()).toEqual(['Onglet'])
  await asMember(api.database, chef.userId, ({ client }) =>
    client.query(`UPDATE gamme_recettes SET masked_until = now() - interval '1 second' WHERE user_id = $1`, [
      chef.userId,
    ]),
  )
  expect(await seen()).toEqual(['Sole', 'Onglet', 'Menu mer'])
  expect(await set({ remaining: null })).toMatchObject({ maskedUntil: null })
  expect(await set({ maskedUntil: 'further-notice' })).toMatchObject({ maskedUntil: 'further-notice' })
  expect(await seen()).toEqual(['Onglet'])
  await set({ maskedUntil: null })
  expect(await seen()).toEqual(['Sole', 'Onglet', 'Menu mer'])
})

test('a menu lacks a dish that is hidden on its own carte, even where another carte shows it', async () => {
  const { chef, sole, set, seen } = await openRestaurant()
  const cartes = cartesOf(chef)
  const evening = await cartes.create({ nom: 'Soir' })
  const { id: gammeId } = await cartes.addGamme('Plats', evening.id)
  const { id: dishId } = await cartes.addDish(gammeId, sole.id, 35)
  await set({ maskedUntil: IN_AN_HOUR })
  expect(await seen()).toEqual(['Onglet'])
  await set({ maskedUntil: null })
  await chef.done(chef.change(`/api/gammes/${gammeId}/recipes/${dishId}`, { maskedUntil: IN_AN_HOUR }))
  expect(await seen()).toEqual(['Sole', 'Onglet', 'Menu mer'])
})

test('a dish that is hidden now is counted as hidden, and the menu that needs it is named', async () => {
  const { chef, carteId, set } = await openRestaurant()
  const counted = () => chef.done(chef.get<CartePublication>(`/api/cartes/${carteId}/publication`))
  expect(await counted()).toMatchObject({ shown: 2, masked: 0, shownMenus: 1, hiddenMenus: [] })
  await set({ maskedUntil: IN_AN_HOUR })
  expect(await counted()).toMatchObject({
    shown: 1,
    masked: 1,
    shownMenus: 0,
    hidden: [],
    hiddenMenus: [{ nom: 'Menu mer' }],
  })
})

test('guests read how many portions are left, and that there are none', async () => {
  const { set, token, page } = await openRestaurant()
  const words = async () => text(await page(token))
  expect(await words()).not.toContain('Plus que')
  await set({ remaining: 6 })
  expect(await words()).toMatch(/Sole 32\s€ Plus que\s6/)
  await set({ remaining: 0 })
  expect(await words()).toMatch(/Sole 32\s€ Épuisé/)
  expect(await words()).toMatch(/Menu mer 40\s€ Plat Sole Épuisé/)
})

test('a dish that is not printed says so on the carte, and what is not named stays', async () => {
  const { chef, carteId, dish, set } = await openRestaurant()
  await set({ offPrint: true, remaining: 6, maskedUntil: IN_AN_HOUR })
  const after = await set({ nomAffiche: 'Sole meunière' })
  expect(after).toMatchObject({ offPrint: true, remaining: 6, maskedUntil: IN_AN_HOUR })
  const { gammes } = await chef.done(chef.get<Carte>(`/api/cartes/${carteId}`))
  expect(gammes[0]?.recettes).toMatchObject([
    { nomAffiche: 'Sole meunière', offPrint: true, remaining: 6, maskedUntil: IN_AN_HOUR },
    { offPrint: false, remaining: null, maskedUntil: null },
  ])
  for (const wrong of [{ remaining: -1 }, { remaining: 10_000 }, { maskedUntil: 'soon' }])
    expect((await chef.patch(dish, { ...wrong, version: after.version })).status).toBe(422)
  expect((await chef.patch(dish, { remaining: 1, version: after.version - 1 })).status).toBe(409)
})

test('the owner alone, signed in, has a link from the public page to the service of the day', async () => {
  const { chef, token, page } = await openRestaurant()
  const stranger = await api.signUp()
  const read = async (who: typeof chef) => (await who.get<string>(`/c/${token}`)).body
  expect(await read(chef)).toContain('/cartes/service"')
  expect(await read(chef)).toContain('/cartes/service?plat=Sole"')
  expect(await read(stranger)).not.toContain('/cartes/service')
  expect(await page(token)).not.toContain('/cartes/service')
})
