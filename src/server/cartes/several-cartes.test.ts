import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CarteSettings } from '#contract/cartes.ts'
import type { Gamme, GammeDetail } from '#contract/gammes.ts'
import type { Menu } from '#contract/menus.ts'
import type { CartePublication } from '#contract/public-cartes.ts'
import type { TechSheetUse } from '#contract/sheets.ts'
import type { SimulationKitchen } from '#contract/simulation.ts'
import { PNG } from '#tests/fixtures/tiny-photos.ts'
import { cartesOf } from '../testing/cartes.ts'
import { write } from '../testing/kitchen.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
let first: CarteSettings
let cartes: ReturnType<typeof cartesOf>
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  chef = await api.signUp()
  cartes = cartesOf(chef)
  first = await chef.done(chef.get<CarteSettings>('/api/carte'))
})

const gammesOf = async (carteId: string) => (await cartes.read(carteId)).gammes.map(({ nom }) => nom)
const priceIn = ({ choices: [choice] }: Menu) => choice?.dishes[0]?.prixTtcAffiche
const nameOf = ({ nom }: { nom: string }) => nom

describe('the cartes of a user', () => {
  test('begin with the first, which is made when they are asked for', async () => {
    expect(await cartes.list()).toEqual([first])
    const other = await api.signUp()
    expect((await cartesOf(other).list()).map(nameOf)).toEqual(['Ma carte'])
  })

  test('are added as the last, renamed and put in order; the first is the one that is asked for without an id', async () => {
    const evening = await cartes.create({ nom: ' Soir ' })
    const wines = await cartes.create({ nom: 'Vins' })
    expect((await cartes.list()).map(nameOf)).toEqual(['Ma carte', 'Soir', 'Vins'])
    await chef.done(chef.change(`/api/cartes/${first.id}`, { nom: 'Midi' }))
    const ids = [wines.id, first.id, evening.id]
    await chef.done(chef.send('PUT', '/api/cartes/order', { body: { ids } }))
    expect((await cartes.list()).map(nameOf)).toEqual(['Vins', 'Midi', 'Soir'])
    expect(await chef.done(chef.get<CarteSettings>('/api/carte'))).toMatchObject({ id: wines.id })
    const outdated = { ids: ids.toReversed(), from: [first.id, evening.id, wines.id] }
    expect(await chef.send('PUT', '/api/cartes/order', { body: outdated })).toMatchObject({ status: 409 })
    expect(await chef.send('PUT', '/api/cartes/order', { body: { ids: [wines.id] } })).toMatchObject({
      status: 409,
    })
  })

  test('have settings, a logo, versions and an address each', async () => {
    const evening = await cartes.create({ nom: 'Soir' })
    await chef.done(chef.change(`/api/cartes/${evening.id}`, { theme: 'ardoise', pageFormat: 'a5' }))
    await chef.done(
      chef.send('PUT', `/api/cartes/${evening.id}/logo`, {
        body: PNG,
        headers: { 'content-type': 'image/png' },
      }),
    )
    await chef.done(chef.post(`/api/cartes/${evening.id}/versions`, { nom: 'Mai' }))
    const opened = await Promise.all(
      [first, evening].map(({ id }) =>
        chef.done(chef.post<CartePublication>(`/api/cartes/${id}/publication`, {})),
      ),
    )
    expect(new Set(opened.map(({ address }) => address?.token)).size).toBe(2)
    expect(await cartes.read(first.id)).toMatchObject({ theme: 'classique', pageFormat: 'a4', logo: null })
    expect(await cartes.read(evening.id)).toMatchObject({ theme: 'ardoise', logo: { width: 3 } })
    expect(await chef.done(chef.get(`/api/cartes/${first.id}/versions`))).toEqual({ items: [] })
  })

  test('of another user are not found, changed, copied or filled', async () => {
    const rival = await api.signUp()
    const gamme = await rival.done(rival.post<Gamme>('/api/gammes', { nom: 'Plats' }))
    expect(await rival.delete(`/api/cartes/${first.id}`)).toMatchObject({ status: 404 })
    for (const [method, path, body] of [
      ['POST', '/api/cartes', { nom: 'À moi', copyOf: first.id }],
      ['POST', '/api/gammes', { nom: 'À moi', carteId: first.id }],
      ['POST', '/api/menus', { nom: 'À moi', prixTtc: 1, carteId: first.id }],
      ['PATCH', `/api/gammes/${gamme.id}`, { version: 1, carteId: first.id }],
    ] as const)
      expect(await rival.send(method, path, { body }), path).toMatchObject({ status: 422 })
    expect((await cartesOf(rival).list()).map(nameOf)).toEqual(['Ma carte'])
    expect(await cartes.list()).toEqual([first])
  })
})

describe('gammes and menus', () => {
  test('are added to the carte that is named, or to the first, and have their order there', async () => {
    const evening = await cartes.create({ nom: 'Soir' })
    const [plats, noon] = [await cartes.addGamme('Plats', evening.id), await cartes.addGamme('Formules')]
    const desserts = await cartes.addGamme('Desserts', evening.id)
    expect([plats, noon, desserts].map(({ position }) => position)).toEqual([0, 0, 1])
    await chef.done(
      chef.send('PUT', '/api/gammes/order', {
        body: { ids: [desserts.id, plats.id], from: [plats.id, desserts.id] },
      }),
    )
    const { items } = await chef.done(chef.get<{ items: Gamme[] }>('/api/gammes'))
    expect(items.map(nameOf)).toEqual(['Formules', 'Desserts', 'Plats'])
    expect(await gammesOf(evening.id)).toEqual(['Desserts', 'Plats'])
    const mixed = { ids: [noon.id, plats.id, desserts.id] }
    expect(await chef.send('PUT', '/api/gammes/order', { body: mixed })).toMatchObject({ status: 409 })
  })

  test('a gamme moves to another carte with its dishes, as its last, and leaves no gap', async () => {
    const evening = await cartes.create({ nom: 'Soir' })
    const sheet = await write(chef)
    const [plats, desserts] = [await cartes.addGamme('Plats'), await cartes.addGamme('Desserts')]
    await cartes.addGamme('Entrées', evening.id)
    await cartes.addDish(plats.id, sheet.id, 12)
    const move = { version: plats.version, carteId: evening.id }
    const moved = await chef.done(chef.patch<Gamme>(`/api/gammes/${plats.id}`, move))
    expect(moved).toMatchObject({ carteId: evening.id, position: 1, version: 2, nom: 'Plats', nbRecettes: 1 })
    expect(await gammesOf(first.id)).toEqual(['Desserts'])
    expect(await gammesOf(evening.id)).toEqual(['Entrées', 'Plats'])
    expect(await chef.done(chef.get<GammeDetail>(`/api/gammes/${desserts.id}`))).toMatchObject({
      position: 0,
    })
    expect(await chef.patch(`/api/gammes/${plats.id}`, { ...move, carteId: first.id })).toMatchObject({
      status: 409,
    })
  })

  test('a menu moves, once, and its dishes have the names and prices of the carte that it is on', async () => {
    const evening = await cartes.create({ nom: 'Soir' })
    const sheet = await write(chef)
    await cartes.addDish((await cartes.addGamme('Plats')).id, sheet.id, 12)
    await cartes.addDish((await cartes.addGamme('Plats', evening.id)).id, sheet.id, 18)
    const choices = [{ nom: 'Plat', ficheIds: [sheet.id] }]
    const menu = await chef.done(chef.post<Menu>('/api/menus', { nom: 'Menu', prixTtc: 26, choices }))
    expect([menu.carteId, priceIn(menu)]).toEqual([first.id, 12])
    const move = { revision: menu.revision, carteId: evening.id }
    const moved = await chef.done(chef.patch<Menu>(`/api/menus/${menu.id}`, move))
    expect([moved.carteId, priceIn(moved)]).toEqual([evening.id, 18])
    expect(await chef.done(chef.patch<Menu>(`/api/menus/${menu.id}`, move))).toEqual(moved)
    expect((await cartes.read(first.id)).menus).toEqual([])
    expect((await cartes.read(evening.id)).menus).toHaveLength(1)
  })

  test('a dish is on several cartes at its own price', async () => {
    const evening = await cartes.create({ nom: 'Soir' })
    const sheet = await write(chef)
    const [noon, late] = [await cartes.addGamme('Plats'), await cartes.addGamme('Plats', evening.id)]
    await cartes.addDish(noon.id, sheet.id, 14)
    await cartes.addDish(late.id, sheet.id, 19)
    const prices = await Promise.all(
      [first, evening].map(async ({ id }) => (await cartes.read(id)).gammes[0]?.recettes[0]?.prixTtcAffiche),
    )
    expect(prices).toEqual([14, 19])
    const use = await chef.done(chef.get<TechSheetUse>(`/api/tech-sheets/${sheet.id}/use`))
    expect(use.gammes.map(nameOf)).toEqual(['Ma carte · Plats', 'Soir · Plats'])
    const { gammes } = await chef.done(chef.get<SimulationKitchen>('/api/simulation'))
    expect(gammes.map(nameOf)).toEqual(['Ma carte · Plats', 'Soir · Plats'])
  })
})
