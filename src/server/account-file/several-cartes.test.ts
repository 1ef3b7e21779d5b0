import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ArchiveImported } from '#contract/account-archive.ts'
import type { Carte, CarteSettings } from '#contract/cartes.ts'
import { exportAccount, sendArchive, withoutIds } from '../testing/account-file.ts'
import { write } from '../testing/kitchen.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

type Thing = { id: string }

/** Two cartes, each open to guests with a gamme 'Plats', and a menu on the second. */
async function openHouse(): Promise<Member> {
  const chef = await api.signUp()
  const sheet = await write(chef)
  const noon = await chef.done(chef.get<CarteSettings>('/api/carte'))
  await chef.done(chef.change(`/api/cartes/${noon.id}`, { nom: 'Midi' }))
  const evening = await chef.done(chef.post<CarteSettings>('/api/cartes', { nom: 'Soir' }))
  for (const [{ id: carteId }, prixTtcAffiche] of [
    [noon, 14],
    [evening, 19],
  ] as const) {
    const gamme = await chef.done(chef.post<Thing>('/api/gammes', { nom: 'Plats', carteId }))
    await chef.done(chef.post(`/api/gammes/${gamme.id}/recipes`, { ficheId: sheet.id, prixTtcAffiche }))
    await chef.done(chef.post(`/api/cartes/${carteId}/publication`, {}))
  }
  await chef.done(chef.post('/api/menus', { nom: 'Menu', prixTtc: 40, carteId: evening.id }))
  return chef
}

const bring = (chef: Member, archive: Buffer) => chef.done(sendArchive<ArchiveImported>(chef, archive))

async function cartesOf(chef: Member) {
  const { items } = await chef.done(chef.get<{ items: CarteSettings[] }>('/api/cartes'))
  const cartes = await Promise.all(items.map(({ id }) => chef.done(chef.get<Carte>(`/api/cartes/${id}`))))
  return cartes.map(({ nom, gammes, menus }) => [
    nom,
    ...gammes.flatMap(({ recettes }) => recettes.map(({ prixTtcAffiche }) => prixTtcAffiche)),
    menus.length,
  ])
}

const BOTH_CARTES = [
  ['Midi', 14, 0],
  ['Soir', 19, 1],
]

test('an archive with two cartes is imported with both, once, and undone and restored with both', async () => {
  const owner = await openHouse()
  const archive = await exportAccount(owner)
  const chef = await api.signUp()
  const { importId, address, made } = await bring(chef, archive)
  expect(address).toBe('new')
  expect(made).toMatchObject({ gammes: 2, menus: 1 })
  expect(await cartesOf(chef)).toEqual(BOTH_CARTES)
  expect(withoutIds(await exportAccount(chef))).toEqual(withoutIds(archive))
  const again = await bring(chef, archive)
  expect(again.made).toMatchObject({ gammes: 0, menus: 0 })
  expect(again.address).toBe('own')
  expect(await cartesOf(chef)).toEqual(BOTH_CARTES)

  const undone = await chef.done(chef.post<{ deletedItemId: string }>(`/api/imports/${importId}/undo`, {}))
  expect(await cartesOf(chef)).toEqual([['Ma carte', 0]])
  await chef.done(chef.post(`/api/deleted-items/${undone.deletedItemId}/restore`, {}))
  expect(await cartesOf(chef)).toEqual(BOTH_CARTES)
  expect(withoutIds(await exportAccount(chef))).toMatchObject({ cartes: withoutIds(archive).cartes })
})

test('a carte of a name that is there is that carte, and another comes after those that are there', async () => {
  const chef = await api.signUp()
  const first = await chef.done(chef.get<CarteSettings>('/api/carte'))
  await chef.done(chef.change(`/api/cartes/${first.id}`, { nom: 'Soir' }))
  await bring(chef, await exportAccount(await openHouse()))
  expect(await cartesOf(chef)).toEqual([
    ['Soir', 19, 1],
    ['Midi', 14, 0],
  ])
})
