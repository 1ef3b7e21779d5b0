import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Carte, CarteSettings } from '#contract/cartes.ts'
import type { Gamme, GammeDetail } from '#contract/gammes.ts'
import type { Menu } from '#contract/menus.ts'
import type { CartePublication } from '#contract/public-cartes.ts'
import type { SalesPeriodDetail } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import type { TechSheetUse } from '#contract/sheets.ts'
import type { SimulationKitchen } from '#contract/simulation.ts'
import { PNG } from '#domain/catalogue/tiny-photos.ts'
import { write } from '../testing/kitchen.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'

let api: Api
let chef: Member
let first: CarteSettings
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  chef = await api.signUp()
  first = await chef.done(chef.get<CarteSettings>('/api/carte'))
})

const list = async (of = chef) => (await of.done(of.get<{ items: CarteSettings[] }>('/api/cartes'))).items
const create = (facts: object) => chef.done(chef.post<CarteSettings>('/api/cartes', facts))
const read = (id: string) => chef.done(chef.get<Carte>(`/api/cartes/${id}`))
const addGamme = (nom: string, carteId?: string) =>
  chef.done(chef.post<Gamme>('/api/gammes', { nom, ...(carteId === undefined ? {} : { carteId }) }))
const addDish = (gammeId: string, ficheId: string, prixTtcAffiche: number) =>
  chef.done(chef.post<{ id: string }>(`/api/gammes/${gammeId}/recipes`, { ficheId, prixTtcAffiche }))
const gammesOf = async (carteId: string) => (await read(carteId)).gammes.map(({ nom }) => nom)
const priceIn = ({ choices: [choice] }: Menu) => choice?.dishes[0]?.prixTtcAffiche
const nameOf = ({ nom }: { nom: string }) => nom

describe('the cartes of a user', () => {
  test('begin with the first, which is made when they are asked for', async () => {
    expect(await list()).toEqual([first])
    const other = await api.signUp()
    expect((await list(other)).map(nameOf)).toEqual(['Ma carte'])
  })

  test('are added as the last, renamed and put in order; the first is the one that is asked for without an id', async () => {
    const evening = await create({ nom: ' Soir ' })
    const wines = await create({ nom: 'Vins' })
    expect((await list()).map(nameOf)).toEqual(['Ma carte', 'Soir', 'Vins'])
    await chef.done(chef.change(`/api/cartes/${first.id}`, { nom: 'Midi' }))
    const ids = [wines.id, first.id, evening.id]
    await chef.done(chef.send('PUT', '/api/cartes/order', { body: { ids } }))
    expect((await list()).map(nameOf)).toEqual(['Vins', 'Midi', 'Soir'])
    expect(await chef.done(chef.get<CarteSettings>('/api/carte'))).toMatchObject({ id: wines.id })
    const outdated = { ids: ids.toReversed(), from: [first.id, evening.id, wines.id] }
    expect(await chef.send('PUT', '/api/cartes/order', { body: outdated })).toMatchObject({ status: 409 })
    expect(await chef.send('PUT', '/api/cartes/order', { body: { ids: [wines.id] } })).toMatchObject({
      status: 409,
    })
  })

  test('have settings, a logo, versions and an address each', async () => {
    const evening = await create({ nom: 'Soir' })
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
    expect(await read(first.id)).toMatchObject({ theme: 'classique', pageFormat: 'a4', logo: null })
    expect(await read(evening.id)).toMatchObject({ theme: 'ardoise', logo: { width: 3 } })
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
    expect((await list(rival)).map(nameOf)).toEqual(['Ma carte'])
    expect(await list()).toEqual([first])
  })
})

describe('gammes and menus', () => {
  test('are added to the carte that is named, or to the first, and have their order there', async () => {
    const evening = await create({ nom: 'Soir' })
    const [plats, noon] = [await addGamme('Plats', evening.id), await addGamme('Formules')]
    const desserts = await addGamme('Desserts', evening.id)
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
    const evening = await create({ nom: 'Soir' })
    const sheet = await write(chef)
    const [plats, desserts] = [await addGamme('Plats'), await addGamme('Desserts')]
    await addGamme('Entrées', evening.id)
    await addDish(plats.id, sheet.id, 12)
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
    const evening = await create({ nom: 'Soir' })
    const sheet = await write(chef)
    await addDish((await addGamme('Plats')).id, sheet.id, 12)
    await addDish((await addGamme('Plats', evening.id)).id, sheet.id, 18)
    const choices = [{ nom: 'Plat', ficheIds: [sheet.id] }]
    const menu = await chef.done(chef.post<Menu>('/api/menus', { nom: 'Menu', prixTtc: 26, choices }))
    expect([menu.carteId, priceIn(menu)]).toEqual([first.id, 12])
    const move = { revision: menu.revision, carteId: evening.id }
    const moved = await chef.done(chef.patch<Menu>(`/api/menus/${menu.id}`, move))
    expect([moved.carteId, priceIn(moved)]).toEqual([evening.id, 18])
    expect(await chef.done(chef.patch<Menu>(`/api/menus/${menu.id}`, move))).toEqual(moved)
    expect((await read(first.id)).menus).toEqual([])
    expect((await read(evening.id)).menus).toHaveLength(1)
  })

  test('a dish is on several cartes at its own price', async () => {
    const evening = await create({ nom: 'Soir' })
    const sheet = await write(chef)
    const [noon, late] = [await addGamme('Plats'), await addGamme('Plats', evening.id)]
    await addDish(noon.id, sheet.id, 14)
    await addDish(late.id, sheet.id, 19)
    const prices = await Promise.all(
      [first, evening].map(async ({ id }) => (await read(id)).gammes[0]?.recettes[0]?.prixTtcAffiche),
    )
    expect(prices).toEqual([14, 19])
    const use = await chef.done(chef.get<TechSheetUse>(`/api/tech-sheets/${sheet.id}/use`))
    expect(use.gammes.map(nameOf)).toEqual(['Ma carte · Plats', 'Soir · Plats'])
    const { gammes } = await chef.done(chef.get<SimulationKitchen>('/api/simulation'))
    expect(gammes.map(nameOf)).toEqual(['Ma carte · Plats', 'Soir · Plats'])
  })
})

describe('a deleted carte', () => {
  test('is in the bin with its content and its address, and is restored as it was', async () => {
    const evening = await create({ nom: 'Soir' })
    const sheet = await write(chef)
    const gamme = await addGamme('Plats', evening.id)
    await addDish(gamme.id, sheet.id, 19)
    await chef.done(chef.post('/api/menus', { nom: 'Menu', prixTtc: 40, carteId: evening.id }))
    await chef.done(chef.post(`/api/cartes/${evening.id}/versions`, { nom: 'Mai' }))
    const path = `/api/cartes/${evening.id}/publication`
    const { address } = await chef.done(chef.post<CartePublication>(path, {}))
    const before = await read(evening.id)
    const { deletedItemId } = await chef.done(
      chef.delete<{ deletedItemId: string }>(`/api/cartes/${evening.id}`),
    )
    expect(await list()).toEqual([first])
    expect(await chef.get(`/api/cartes/${evening.id}`)).toMatchObject({ status: 404 })
    expect(await chef.get(`/api/public/cartes/${address?.token}`)).toMatchObject({ status: 404 })
    const { items } = await chef.done(
      chef.get<{ items: { kind: string; name: string; carried: object }[] }>('/api/deleted-items'),
    )
    expect(items).toMatchObject([
      { kind: 'carte', name: 'Soir', carried: { gammes: 1, dishes: 1, menus: 1 } },
    ])
    const restored = await chef.done(chef.post(`/api/deleted-items/${deletedItemId}/restore`, {}))
    expect(restored).toMatchObject({ kind: 'carte', id: evening.id, waiting: 0, lost: 0, left: 0 })
    expect(await read(evening.id)).toEqual(before)
    expect(await chef.done(chef.get<CartePublication>(path))).toMatchObject({
      address: { token: address?.token },
    })
  })

  test('is needed by a gamme and a menu of it that are in the bin', async () => {
    const evening = await create({ nom: 'Soir' })
    const gamme = await addGamme('Plats', evening.id)
    const menu = await chef.done(
      chef.post<Menu>('/api/menus', { nom: 'Menu', prixTtc: 40, carteId: evening.id }),
    )
    const remove = async (path: string) =>
      (await chef.done(chef.delete<{ deletedItemId: string }>(path))).deletedItemId
    const restore = (id: string) => chef.post(`/api/deleted-items/${id}/restore`, {})
    const acts = [await remove(`/api/gammes/${gamme.id}`), await remove(`/api/menus/${menu.id}`)]
    const carte = await remove(`/api/cartes/${evening.id}`)
    for (const act of acts)
      expect(await restore(act)).toMatchObject({
        status: 409,
        body: { code: 'CANNOT_RESTORE', data: { reason: 'carte-gone', name: 'Soir', inBin: true } },
      })
    for (const act of [carte, ...acts]) await chef.done(restore(act))
    expect(await read(evening.id)).toMatchObject({ gammes: [{ nom: 'Plats' }], menus: [{ nom: 'Menu' }] })
  })

  test('the last of an account is followed by a new first one', async () => {
    await chef.done(chef.delete(`/api/cartes/${first.id}`))
    const made = await chef.done(chef.get<CarteSettings>('/api/carte'))
    expect(made.id).not.toBe(first.id)
    expect(await list()).toEqual([made])
    expect(await chef.delete(`/api/cartes/${randomUUID()}`)).toMatchObject({ status: 404 })
  })
})

describe('sales', () => {
  test('periods are of all cartes, and each dish says on which it is; a deleted carte leaves what was sold', async () => {
    const evening = await create({ nom: 'Soir' })
    const sheet = await write(chef)
    const [noon, late] = [await addGamme('Plats'), await addGamme('Plats', evening.id)]
    const dishes = [await addDish(noon.id, sheet.id, 14), await addDish(late.id, sheet.id, 19)]
    const period = await chef.done(
      chef.post<SalesPeriodDetail>(`/api/cartes/${first.id}/sales`, {
        firstDay: '2026-10-01',
        lastDay: '2026-10-31',
        quantities: dishes.map(({ id }, at) => ({ gammeRecetteId: id, quantity: 10 + at })),
      }),
    )
    const sales = () => chef.done(chef.get<CarteSales>(`/api/cartes/${evening.id}/sales`))
    expect(await sales()).toMatchObject({
      id: evening.id,
      gammes: [{ carte: { id: first.id, nom: 'Ma carte' } }, { carte: { id: evening.id, nom: 'Soir' } }],
      periods: [{ id: period.id, dishes: 2, sold: 21 }],
    })
    const { deletedItemId } = await chef.done(
      chef.delete<{ deletedItemId: string }>(`/api/cartes/${evening.id}`),
    )
    const kept = () => chef.done(chef.get<SalesPeriodDetail>(`/api/cartes/${first.id}/sales/${period.id}`))
    expect(await kept()).toMatchObject({
      sold: 21,
      departed: { gammes: [{ carte: { nom: 'Soir' }, dishes: [{ prixTtcAffiche: 19 }] }] },
    })
    await chef.done(chef.post(`/api/deleted-items/${deletedItemId}/restore`, {}))
    const back = await kept()
    expect(back).toMatchObject({ sold: 21, departed: null })
    const close = `/api/cartes/${evening.id}/sales/${period.id}/close`
    const { closed } = await chef.done(chef.post<SalesPeriodDetail>(close, { version: back.version }))
    expect(closed?.gammes.map(({ carte }) => carte)).toEqual([
      { id: first.id, nom: 'Ma carte' },
      { id: evening.id, nom: 'Soir' },
    ])
  })
})
