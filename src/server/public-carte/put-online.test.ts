import { expect, test } from 'vitest'
import type { Carte } from '#contract/cartes.ts'
import type { CartePublication } from '#contract/public-cartes.ts'
import type { TechSheet } from '#contract/sheets.ts'
import { layCarte } from '../testing/carte.ts'
import { write } from '../testing/kitchen.ts'
import { chefForEachTest } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
chefForEachTest((setUp) => ({ api, chef } = setUp))

const path = ({ id }: { id: string }) => `/api/cartes/${id}/publication`
const read = (carte: { id: string }) => chef.done(chef.get<CartePublication>(path(carte)))
const sheetOf = (who: Member, { id }: { id: string }) =>
  who.done(who.get<TechSheet>(`/api/tech-sheets/${id}`))

test('putting a carte online publishes every dish with a price, names those without one, and takes the prices that are given', async () => {
  const [priced, dear, free, shown, onMenu] = [
    await write(chef, { title: 'Blanquette', sellingPriceHt: 20 }),
    await write(chef, { title: 'Caviar', sellingPriceHt: 9_900_000, tvaRate: 20 }),
    await write(chef, { title: 'Amuse-bouche' }),
    await write(chef, { title: 'Daube', sellingPriceHt: 18 }),
    await write(chef, { title: 'Mignardise' }),
  ]
  await chef.done(chef.post(`/api/tech-sheets/${shown.id}/publication`))
  const other = await write(chef, { title: 'Hors carte', sellingPriceHt: 9 })
  const carte = await layCarte(api, chef, {
    Entrées: [{ sheet: free, prixTtc: 0 }, { sheet: priced }],
    Plats: [{ sheet: dear }, { sheet: priced }, { sheet: shown }],
    Suggestions: [{ sheet: shown }],
  })
  const menu = { prixTtc: 25, onCarte: true }
  for (const [nom, sheets] of [
    ['Du jour', [shown, free]],
    ['Du soir', [priced]],
    ['Du goûter', [onMenu]],
  ] as const)
    await chef.done(
      chef.post('/api/menus', {
        ...menu,
        nom,
        choices: [{ nom: 'Plat', ficheIds: sheets.map(({ id }) => id) }],
      }),
    )
  const before = await read(carte)
  expect(before).toMatchObject({
    shown: 2,
    shownMenus: 1,
    hiddenMenus: [{ nom: 'Du soir' }, { nom: 'Du goûter' }],
  })
  expect(before.hidden).toMatchObject([
    { ficheId: free.id, title: 'Amuse-bouche', priced: false, dishes: 1 },
    { ficheId: priced.id, title: 'Blanquette', priced: true, dishes: 2 },
    { ficheId: dear.id, title: 'Caviar', priced: false, dishes: 1 },
    { ficheId: onMenu.id, priced: false },
  ])
  expect(before.unpriced).toEqual([
    { ficheId: free.id, title: 'Amuse-bouche' },
    { ficheId: dear.id, title: 'Caviar' },
    { ficheId: onMenu.id, title: 'Mignardise' },
  ])
  const put = (prices: object[] = []) =>
    chef.done(chef.post<CartePublication>(path(carte), { dishes: true, prices }))
  const [after] = await Promise.all([put(), put()])
  expect(after).toMatchObject({
    address: { token: expect.any(String) as string },
    shown: 4,
    shownMenus: 2,
    hidden: [{ ficheId: free.id }, { ficheId: dear.id }, { ficheId: onMenu.id }],
    hiddenMenus: [{ nom: 'Du goûter' }],
  })
  const twice = [5, 6].map((prixTtc) => ({ ficheId: free.id, prixTtc }))
  expect(await chef.post(path(carte), { dishes: true, prices: twice })).toMatchObject({
    status: 422,
    body: { data: { fields: [{ path: 'prices', rule: 'named-twice' }] } },
  })
  const sasha = await api.signUp()
  const theirs = await write(sasha, { sellingPriceHt: null })
  const given = [free, onMenu, priced, other, theirs].map(({ id }) => ({ ficheId: id, prixTtc: 5.5 }))
  expect(await put(given)).toMatchObject({
    shown: 5,
    shownMenus: 3,
    hidden: [{ ficheId: dear.id }],
    unpriced: [{ ficheId: dear.id }],
  })
  for (const sheet of [free, onMenu])
    expect(await sheetOf(chef, sheet)).toMatchObject({ sellingPriceHt: 5, publication: { prixTtc: 5.5 } })
  expect(await sheetOf(chef, priced)).toMatchObject({
    sellingPriceHt: 20,
    publication: { nomRecette: 'Blanquette', prixTtc: 22 },
  })
  expect(await sheetOf(chef, other)).toMatchObject({ sellingPriceHt: 9, publication: null })
  expect(await sheetOf(sasha, theirs)).toMatchObject({ sellingPriceHt: null, publication: null })
})

test('a price that is typed on the carte is that of its sheet, which lacks none any more', async () => {
  const sheet = await write(chef, { title: 'Blanquette', sellingPriceHt: null })
  const carte = await layCarte(api, chef, { Plats: [{ sheet, prixTtc: 0 }] })
  const { gammes } = await chef.done(chef.get<Carte>(`/api/cartes/${carte.id}`))
  const [plats] = gammes
  const [dish] = plats?.recettes ?? []
  const address = `/api/gammes/${plats?.id}/recipes/${dish?.id}`
  expect(await read(carte)).toMatchObject({ unpriced: [{ ficheId: sheet.id }] })
  await chef.done(chef.patch(address, { version: 1, prixTtcAffiche: 12.5 }))
  expect(await chef.done(chef.get(`/api/tech-sheets/${sheet.id}`))).toMatchObject({
    sellingPriceHt: 11.363636,
    version: sheet.version + 1,
  })
  expect(await read(carte)).toMatchObject({ hidden: [{ priced: true }], unpriced: [] })
  await chef.done(chef.patch(address, { version: 2, prixTtcAffiche: 14 }))
  expect(await chef.done(chef.get(`/api/tech-sheets/${sheet.id}`))).toMatchObject({
    sellingPriceHt: 11.363636,
  })
})
