import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CarteVersion, CarteVersionDetail } from '#contract/carte-versions.ts'
import { asMember } from '#database/as-member.ts'
import { PNG } from '#tests/fixtures/tiny-photos.ts'
import { layGamme } from '../testing/carte.ts'
import { buy, grams, write } from '../testing/kitchen.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api } from '../testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

/** A carte with one dish at 32 €. */
async function openRestaurant() {
  const chef = await api.signUp()
  const butter = await buy(chef, { name: 'Beurre', priceHt: 10 })
  const sheet = await write(chef, { portions: 4, tvaRate: 10, ingredients: [grams(butter, 800)] })
  const { carteId, gammeId, dishIds } = await layGamme(api.database, chef, 'Plats', [
    { ficheId: sheet.id, nom: 'Sole', prix: 32 },
  ])
  const [dishId = ''] = dishIds
  const versions = `/api/cartes/${carteId}/versions`
  const keep = (nom: string) => chef.done(chef.post<CarteVersion>(versions, { nom }))
  const read = (id: string) => chef.done(chef.get<CarteVersionDetail>(`/api/carte-versions/${id}`))
  return { chef, butter, carteId, dish: `/api/gammes/${gammeId}/recipes/${dishId}`, versions, keep, read }
}

test('a version keeps dishes, prices, costs and settings, whatever becomes of the carte', async () => {
  const { chef, butter, carteId, dish, keep, read } = await openRestaurant()
  const version = await keep('Carte printemps 2026')
  const kept = await read(version.id)
  expect(kept).toMatchObject({ ...version, carteId, nom: 'Carte printemps 2026' })
  await chef.done(chef.change(dish, { prixTtcAffiche: 36, nomAffiche: 'Sole meunière' }))
  await chef.done(chef.change(`/api/user-products/${butter.id}`, { priceHt: 20 }))
  await chef.done(chef.change(`/api/cartes/${carteId}`, { nom: 'Carte d’été', theme: 'bistrot' }))
  expect(await read(version.id)).toEqual(kept)
  await chef.done(chef.delete(dish))
  expect((await read(version.id)).carte).toMatchObject({
    nom: 'Ma carte',
    theme: 'classique',
    gammes: [{ recettes: [{ nomAffiche: 'Sole', prixTtcAffiche: 32, coutMatiere: 8 }] }],
  })
})

/** What cartes have since versions of them are kept. */
const LATER = /^(?:languages|coverPage|fitPages|ownTvaRate|\w+En)$/u
const asThen = ({ carte }: CarteVersionDetail) =>
  JSON.stringify(carte, (name, value: unknown) => (LATER.test(name) ? undefined : value))

test('a version that was kept before cartes had a second language, a cover, pages to fit and rates of dishes opens as it was', async () => {
  const { chef, keep, read } = await openRestaurant()
  const { id } = await keep('Carte d’avant')
  const kept = await read(id)
  await asMember(api.database, chef.userId, ({ client, houseId }) =>
    client.query('UPDATE carte_versions SET carte = $2 WHERE user_id = $1', [houseId, asThen(kept)]),
  )
  const opened = await read(id)
  expect(asThen(opened)).toBe(asThen(kept))
  expect(opened.carte).toMatchObject({ languages: 'fr', coverPage: false, fitPages: null })
})

test('a version has the logo of then, which stays when the carte has another one or none', async () => {
  const { chef, carteId, keep, read } = await openRestaurant()
  expect((await read((await keep('Sans logo')).id)).carte.logo).toBeNull()
  const put = { body: PNG, headers: { 'content-type': 'image/png' } }
  await chef.done(chef.send('PUT', `/api/cartes/${carteId}/logo`, put))
  const { id } = await keep('Avec logo')
  await chef.done(chef.delete(`/api/cartes/${carteId}/logo`))
  const { logo } = (await read(id)).carte
  expect(logo?.id).toBe(id)
  expect((await chef.get(`/api/carte-versions/${id}/logo/${id}`)).status).toBe(200)
  expect((await chef.get(`/api/carte-versions/${id}/logo/${carteId}`)).status).toBe(404)
})

test('versions are listed with the newest first, and deleted', async () => {
  const { chef, versions, keep } = await openRestaurant()
  const [spring, summer] = [await keep('Carte printemps 2026'), await keep('Carte été 2026')]
  const list = async () => (await chef.done(chef.get<{ items: CarteVersion[] }>(versions))).items
  expect(await list()).toEqual([summer, spring])
  await chef.done(chef.delete(`/api/carte-versions/${spring.id}`))
  expect(await list()).toEqual([summer])
  expect((await chef.delete(`/api/carte-versions/${spring.id}`)).status).toBe(404)
  expect((await chef.post(versions, { nom: ' ' })).status).toBe(422)
})
