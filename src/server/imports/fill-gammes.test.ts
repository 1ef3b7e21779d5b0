import { expect, test } from 'vitest'
import type { Gamme, GammeDetail } from '#contract/gammes.ts'
import type { FilledGammes } from '#contract/imports.ts'
import { write } from '../testing/kitchen.ts'
import { chefForEachTest } from '../testing/set-ups.ts'
import { fileSheet, sendImport } from '../testing/sheet-import.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
chefForEachTest((setUp) => ({ api, chef } = setUp))

type Thing = { id: string }

const gammes = async () => (await chef.done(chef.get<{ items: Gamme[] }>('/api/gammes'))).items
const dishesOf = async ({ id }: Thing) =>
  (await chef.done(chef.get<GammeDetail>(`/api/gammes/${id}`))).recettes.map(({ nomAffiche }) => nomAffiche)

async function imported(...titles: string[]) {
  const { importId, sheets } = await chef.done(
    sendImport(chef, { products: [], sheets: titles.map((title) => fileSheet(title, [])) }),
  )
  return { importId: String(importId), ids: sheets.map(({ id }) => id) }
}

const fill = (importId: string, filled: { nom: string; ficheIds: (string | undefined)[] }[], who = chef) =>
  who.post<FilledGammes>(`/api/imports/${importId}/gammes`, { gammes: filled })

test('a gamme of the same name but for case, accents and plural takes the dishes, another one is made', async () => {
  const entrees = await chef.done(chef.post<Thing>('/api/gammes', { nom: 'Entrées' }))
  const { importId, ids } = await imported('Velouté', 'Pizza', 'Calzone')
  await chef.done(chef.post(`/api/gammes/${entrees.id}/recipes`, { ficheId: ids[0] }))
  const { items: filled } = await chef.done(
    fill(importId, [
      { nom: 'ENTREE', ficheIds: [ids[0]] },
      { nom: 'Pizzas', ficheIds: [ids[1], ids[2]] },
    ]),
  )
  expect(filled).toMatchObject([
    { id: entrees.id, nom: 'Entrées', made: false, recipeIds: [] },
    { nom: 'Pizzas', made: true, recipeIds: [expect.any(String), expect.any(String)] },
  ])
  const all = await gammes()
  expect(all.map(({ nom, nbRecettes }) => [nom, nbRecettes])).toEqual([
    ['Entrées', 1],
    ['Pizzas', 2],
  ])
  const [, pizzas] = all
  expect(await dishesOf(pizzas ?? entrees)).toEqual(['Pizza', 'Calzone'])
})

test('undoing the import takes its gammes away, and its dishes out of those that were there', async () => {
  const desserts = await chef.done(chef.post<Thing>('/api/gammes', { nom: 'Desserts' }))
  const own = await write(chef, { title: 'Flan' })
  await chef.done(chef.post(`/api/gammes/${desserts.id}/recipes`, { ficheId: own.id }))
  const { importId, ids } = await imported('Tiramisu', 'Pizza')
  await chef.done(
    fill(importId, [
      { nom: 'Dessert', ficheIds: [ids[0]] },
      { nom: 'Pizzas', ficheIds: [ids[1]] },
    ]),
  )
  await chef.done(chef.send('POST', `/api/imports/${importId}/undo`))
  expect((await gammes()).map(({ nom }) => nom)).toEqual(['Desserts'])
  expect(await dishesOf(desserts)).toEqual(['Flan'])
})

test('an import of someone else, one that was undone, and sheets that are not there are refused', async () => {
  const { importId, ids } = await imported('Pizza')
  const stranger = await api.signUp()
  expect((await fill(importId, [{ nom: 'Pizzas', ficheIds: ids }], stranger)).status).toBe(404)
  const unknown = await fill(importId, [{ nom: 'Pizzas', ficheIds: [crypto.randomUUID()] }])
  expect(unknown).toMatchObject({ status: 422 })
  expect(await gammes(), 'all or none').toEqual([])
  await chef.done(chef.send('POST', `/api/imports/${importId}/undo`))
  expect((await fill(importId, [{ nom: 'Pizzas', ficheIds: ids }])).status).toBe(404)
})
