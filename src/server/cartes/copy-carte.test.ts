import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Carte, CarteSettings } from '#contract/cartes.ts'
import type { Gamme } from '#contract/gammes.ts'
import type { CartePublication } from '#contract/public-cartes.ts'
import { PNG } from '#tests/fixtures/tiny-photos.ts'
import { write } from '../testing/kitchen.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api } from '../testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

const contentOf = ({ gammes, menus }: Carte) => ({
  gammes: gammes.map(({ nom, recettes }) => [
    nom,
    recettes.map(({ nomAffiche, prixTtcAffiche, maskedUntil }) => [nomAffiche, prixTtcAffiche, maskedUntil]),
  ]),
  menus: menus.map(({ id: _id, ...menu }) => menu),
})

test('a copy of a carte has its settings, logo, gammes, dishes, prices and menus, and none of its address, versions and sales', async () => {
  const chef = await api.signUp()
  const first = await chef.done(chef.get<CarteSettings>('/api/carte'))
  const read = (id: string) => chef.done(chef.get<Carte>(`/api/cartes/${id}`))
  const add = <Made>(path: string, body: object) => chef.done(chef.post<Made>(path, body))
  const sheet = await write(chef)
  await chef.done(chef.change(`/api/cartes/${first.id}`, { theme: 'bistrot', heading: 'Printemps' }))
  await chef.done(
    chef.send('PUT', `/api/cartes/${first.id}/logo`, {
      body: PNG,
      headers: { 'content-type': 'image/png' },
    }),
  )
  const gamme = await add<Gamme>('/api/gammes', { nom: 'Plats' })
  await add('/api/gammes', { nom: 'Vins' })
  const dish = await add<Gamme>(`/api/gammes/${gamme.id}/recipes`, { ficheId: sheet.id, prixTtcAffiche: 14 })
  const choices = [{ nom: 'Plat', ficheIds: [sheet.id] }]
  await chef.done(chef.post('/api/menus', { nom: 'Menu', prixTtc: 26, choices }))
  await chef.done(chef.post(`/api/cartes/${first.id}/publication`, {}))
  await chef.done(chef.post(`/api/cartes/${first.id}/versions`, { nom: 'Mai' }))
  await chef.done(
    chef.change(`/api/gammes/${gamme.id}/recipes/${dish.id}`, {
      remaining: 6,
      maskedUntil: 'further-notice',
    }),
  )

  const copy = await add<CarteSettings>('/api/cartes', { nom: 'Soir', copyOf: first.id })
  const [was, is] = [await read(first.id), await read(copy.id)]
  expect(is).toMatchObject({ nom: 'Soir', theme: 'bistrot', heading: 'Printemps', version: 1 })
  expect(is.logo).toMatchObject({ width: was.logo?.width })
  expect(contentOf(is)).toEqual(contentOf(was))
  expect([was, is].map(({ gammes }) => gammes[0]?.recettes[0]?.remaining)).toEqual([6, null])
  expect(is.gammes[0]?.id).not.toBe(was.gammes[0]?.id)
  const publication = await chef.done(chef.get<CartePublication>(`/api/cartes/${copy.id}/publication`))
  expect(publication.address).toBeNull()
  expect(await chef.done(chef.get(`/api/cartes/${copy.id}/versions`))).toEqual({ items: [] })
  await chef.done(chef.change(`/api/gammes/${is.gammes[0]?.id}`, { nom: 'Grands plats' }))
  expect((await read(first.id)).gammes.map(({ nom }) => nom)).toEqual(['Plats', 'Vins'])
})
