import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CarteSettings } from '#contract/cartes.ts'
import type { Menu } from '#contract/menus.ts'
import type { CartePublication } from '#contract/public-cartes.ts'
import type { SalesPeriodDetail } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
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

describe('a deleted carte', () => {
  test('is in the bin with its content and its address, and is restored as it was', async () => {
    const evening = await cartes.create({ nom: 'Soir' })
    const sheet = await write(chef)
    const gamme = await cartes.addGamme('Plats', evening.id)
    await cartes.addDish(gamme.id, sheet.id, 19)
    await chef.done(chef.post('/api/menus', { nom: 'Menu', prixTtc: 40, carteId: evening.id }))
    await chef.done(chef.post(`/api/cartes/${evening.id}/versions`, { nom: 'Mai' }))
    const path = `/api/cartes/${evening.id}/publication`
    const { address } = await chef.done(chef.post<CartePublication>(path, {}))
    const before = await cartes.read(evening.id)
    const { deletedItemId } = await chef.done(
      chef.delete<{ deletedItemId: string }>(`/api/cartes/${evening.id}`),
    )
    expect(await cartes.list()).toEqual([first])
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
    expect(await cartes.read(evening.id)).toEqual(before)
    expect(await chef.done(chef.get<CartePublication>(path))).toMatchObject({
      address: { token: address?.token },
    })
  })

  test('is needed by a gamme and a menu of it that are in the bin', async () => {
    const evening = await cartes.create({ nom: 'Soir' })
    const gamme = await cartes.addGamme('Plats', evening.id)
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
    expect(await cartes.read(evening.id)).toMatchObject({
      gammes: [{ nom: 'Plats' }],
      menus: [{ nom: 'Menu' }],
    })
  })

  test('the last of an account is followed by a new first one', async () => {
    await chef.done(chef.delete(`/api/cartes/${first.id}`))
    const made = await chef.done(chef.get<CarteSettings>('/api/carte'))
    expect(made.id).not.toBe(first.id)
    expect(await cartes.list()).toEqual([made])
    expect(await chef.delete(`/api/cartes/${randomUUID()}`)).toMatchObject({ status: 404 })
  })
})

describe('sales', () => {
  test('periods are of all cartes, and each dish says on which it is; a deleted carte leaves what was sold', async () => {
    const evening = await cartes.create({ nom: 'Soir' })
    const sheet = await write(chef)
    const [noon, late] = [await cartes.addGamme('Plats'), await cartes.addGamme('Plats', evening.id)]
    const dishes = [await cartes.addDish(noon.id, sheet.id, 14), await cartes.addDish(late.id, sheet.id, 19)]
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
