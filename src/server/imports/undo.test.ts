import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GammeRecette } from '#contract/gammes.ts'
import type { Menu } from '#contract/menus.ts'
import { asMember } from '#database/as-member.ts'
import { exportAccount } from '../testing/account-file.ts'
import { binOf } from '../testing/bin.ts'
import { naiveCosts, storedCosts } from '../testing/costs.ts'
import { accountState, besideBin, DOUBLE, importsOf } from '../testing/imports.ts'
import { bakery, grams, read, save, some, write } from '../testing/kitchen.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'

let api: Api
let archive: Buffer
beforeAll(async () => {
  api = await startApi()
  const source = await api.signUp()
  await bakery(source)
  const tart = await named(source, 'tech-sheets', 'Fiche')
  const gamme = await source.done(source.post<{ id: string }>('/api/gammes', { nom: 'Desserts' }))
  await source.done(source.post(`/api/gammes/${gamme.id}/recipes`, { ficheId: tart }))
  archive = await exportAccount(source)
})
afterAll(() => api.close())

type Thing = { id: string; title?: string; name?: string; nom?: string }

/** The id of the last thing whose name begins so. */
async function named(chef: Member, noun: string, name: string): Promise<string> {
  const { items } = await chef.done(chef.get<{ items: Thing[] }>(`/api/${noun}`))
  const found = items.filter((item) => (item.title ?? item.name ?? item.nom ?? '').startsWith(name))
  return found.at(-1)?.id ?? ''
}

const within = (chef: Member, text: string) =>
  asMember(api.database, chef.userId, ({ client }) => client.query(text))

describe('before an import is undone', () => {
  test('the effect counts what would go, what of that was changed since, and what else loses something', async () => {
    const chef = await api.signUp()
    const imports = importsOf(chef)
    const { importId } = await imports.bring(archive, '?fileName=ma%20cuisine.zip')
    expect(await imports.list()).toMatchObject([
      { id: importId, kind: 'account-file', files: ['ma cuisine.zip'], undoneAt: null, inBin: false },
    ])
    const [butter, sheet] = [
      await named(chef, 'user-products', 'Beurre'),
      await named(chef, 'tech-sheets', 'Fiche'),
    ]
    await save(chef, await read(chef, { id: sheet }), { title: 'Tarte à moi', sellingPriceHt: 6 })
    const mine = await write(chef, { title: 'Sablés', ingredients: [grams({ id: butter }, 200)] })
    const menu = { nom: 'Midi', prixTtc: 20, choices: [{ nom: 'Dessert', ficheIds: [sheet] }] }
    await chef.done(chef.post<Menu>('/api/menus', menu))
    const gamme = await named(chef, 'gammes', 'Desserts')
    const dish = { ficheId: mine.id, prixTtcAffiche: 5 }
    await chef.done(chef.post<GammeRecette>(`/api/gammes/${gamme}/recipes`, dish))
    const effect = await imports.effect(importId)
    expect(effect).toMatchObject({
      made: { sheets: 2, products: 1, gammes: 1, menus: 0 },
      dishes: 2,
      modified: {
        sheets: { count: 1, names: ['Tarte à moi'] },
        products: { count: 0, names: [] },
        gammes: { count: 1, names: ['Desserts'] },
      },
      own: {
        dishes: { count: 1, names: ['Sablés'] },
        menus: { count: 1, names: ['Midi'] },
        sheets: { count: 1, names: ['Sablés'] },
        products: { count: 0 },
      },
      givenBack: { count: 0 },
      stays: { count: 0 },
      carte: 'back',
      address: false,
    })

    const before = await accountState(api, chef)
    const { deletedItemId, made } = await imports.undo(importId)
    expect(made).toEqual(effect.made)
    const line = async () => (await read(chef, mine)).ingredients[0]
    expect(await line()).toMatchObject({ userProductId: null, note: 'Beurre' })
    expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
    const { items } = await binOf(chef).list()
    expect(items).toMatchObject([
      {
        id: deletedItemId,
        kind: 'import',
        name: 'ma cuisine.zip',
        things: 1,
        carried: { sheets: 2, ownProducts: 1, gammes: 1, usedInSheets: 1, dishes: 2, menuDishes: 1 },
      },
    ])
    expect(await imports.list()).toMatchObject([{ undoneAt: expect.any(String), inBin: true }])
    await binOf(chef).restore({ deletedItemId: deletedItemId ?? '' })
    expect(await accountState(api, chef)).toEqual(before)
    expect(await imports.list()).toMatchObject([{ undoneAt: null, inBin: false }])
  })
})

describe('an import is undone', () => {
  test('once, whatever windows ask, by its user alone, and within thirty days', async () => {
    const [chef, other] = [await api.signUp(), await api.signUp()]
    const imports = importsOf(chef)
    const { importId } = await imports.bring(archive)
    const second = await imports.bring(archive, DOUBLE)
    expect((await importsOf(other).sendUndo(importId)).status).toBe(404)
    expect((await other.get(`/api/imports/${importId}/effect`)).status).toBe(404)
    const both = await Promise.all([imports.sendUndo(importId), imports.sendUndo(importId)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'ALREADY_UNDONE' })
    expect((await chef.get(`/api/imports/${importId}/effect`)).body).toMatchObject({ code: 'ALREADY_UNDONE' })
    await within(chef, "update imports set imported_at = now() - interval '31 days'")
    expect((await imports.sendUndo(second.importId)).status).toBe(404)
    expect(await imports.list()).toEqual([])
  })

  test('while another one is written, and neither is lost', async () => {
    const chef = await api.signUp()
    const imports = importsOf(chef)
    const { importId } = await imports.bring(archive)
    const [undone, brought] = await Promise.all([imports.undo(importId), imports.bring(archive, DOUBLE)])
    expect(undone.made.sheets + brought.made.sheets).toBe(4)
    const sheets = await chef.done(chef.get<{ total: number }>('/api/tech-sheets'))
    expect(sheets.total).toBe(2)
    expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
  })

  test('also in a full account', async () => {
    const full = await startApi(
      { ...api.config, storage: { maxItems: 12, maxPhotoBytes: 1_000_000 } },
      { beside: api },
    )
    const chef = await full.signUp({ email: 'plein@exemple.fr' })
    const imports = importsOf(chef)
    const { importId } = await imports.bring(archive)
    let status = 201
    while (status === 201) ({ status } = await chef.post('/api/suppliers', { name: 'Metro' }))
    expect(status).toBe(403)
    const { deletedItemId } = await imports.undo(importId)
    expect((await imports.list())[0]?.undoneAt).not.toBeNull()
    await binOf(chef).restore({ deletedItemId: deletedItemId ?? '' })
    await full.close()
  })

  test('with what is still there of it; of nothing no act is left', async () => {
    const chef = await api.signUp()
    const imports = importsOf(chef)
    const { importId } = await imports.bring(archive)
    const dough = await named(chef, 'tech-sheets', 'Fiche')
    const own = await write(chef, { title: 'À moi', ingredients: [some({ id: dough }, 1)] })
    for (const noun of ['tech-sheets', 'gammes', 'user-products']) {
      const { items } = await chef.done(chef.get<{ items: Thing[] }>(`/api/${noun}`))
      for (const { id } of items) if (id !== own.id) await binOf(chef).remove(`${noun}/${id}`)
    }
    const carte = await chef.done(chef.get<{ id: string; version: number }>('/api/carte'))
    const change = { version: carte.version, heading: 'Maison' }
    await chef.done(chef.patch(`/api/cartes/${carte.id}`, change))
    expect(await imports.effect(importId)).toMatchObject({ made: { sheets: 0 }, carte: 'stays' })
    const before = besideBin(await accountState(api, chef))
    expect(await imports.undo(importId)).toMatchObject({ deletedItemId: null, made: { sheets: 0 } })
    expect(besideBin(await accountState(api, chef))).toEqual(before)
    expect(await imports.list()).toEqual([])
  })
})

test('what is undone is not restored beside what has its title by then, and stays in the bin', async () => {
  const chef = await api.signUp()
  const imports = importsOf(chef)
  const { importId } = await imports.bring(archive)
  const { deletedItemId } = await imports.undo(importId)
  await imports.bring(archive)
  const refused = await binOf(chef).refusedRestore({ id: '', deletedItemId: deletedItemId ?? '' })
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'CANNOT_RESTORE', data: { reason: 'title-taken' } },
  })
  expect((await binOf(chef).list()).total).toBe(1)
})
