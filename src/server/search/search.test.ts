import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_HITS_OF_KIND, type SearchHit } from '#contract/search.ts'
import type { Menu } from '#contract/menus.ts'
import type { ApiClient } from '../testing/api-client.ts'
import { layGamme } from '../testing/carte.ts'
import { buy, write } from '../testing/kitchen.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'
import { deal } from '../testing/suppliers.ts'

let api: Api
let other: Api
beforeAll(async () => {
  api = await startApi()
  other = await startApi({}, { beside: api })
})
afterAll(async () => {
  await other.close()
  await api.close()
})

type Hits = { items: SearchHit[] }
const find = async (chef: Member, search: string) =>
  (await chef.done(chef.get<Hits>(`/api/search?search=${encodeURIComponent(search)}`))).items
const names = async (chef: Member, search: string) =>
  (await find(chef, search)).map(({ kind, name }) => `${kind} ${name}`)

/** One of each kind around a cream. */
async function creamery() {
  const chef = await api.signUp()
  const supplier = await deal(chef, 'Crémerie des Alpes')
  const product = await buy(chef, { name: 'Crème crue', unit: 'L', priceHt: 5.2, supplierId: supplier.id })
  await buy(chef, { name: 'Lait', brand: 'Crèmeux' })
  const sheet = await write(chef, { title: 'Velouté à la crème', sellingPriceHt: 9, tvaRate: 10 })
  const { gammeId, dishIds } = await layGamme(api.database, chef, 'Entrées', [
    { ficheId: sheet.id, nom: 'Crème de potiron', prix: 9.9 },
  ])
  const menu = await chef.done(chef.post<Menu>('/api/menus', { nom: 'Menu crème', prixTtc: 24 }))
  return { chef, supplier, product, sheet, gammeId, dishId: dishIds[0], menu }
}

describe('a search', () => {
  test('finds every kind by any part of the name, what begins with it first', async () => {
    const { chef, product, sheet, supplier, gammeId, dishId, menu } = await creamery()
    expect(await find(chef, 'CREME')).toEqual([
      {
        kind: 'product',
        id: product.id,
        name: 'Crème crue',
        brand: null,
        supplier: supplier.name,
        unit: 'L',
        priceHt: 5.2,
        version: product.version,
      },
      {
        kind: 'dish',
        id: dishId,
        name: 'Crème de potiron',
        gammeId,
        gamme: 'Entrées',
        carte: null,
        ficheId: sheet.id,
        prixTtcAffiche: 9.9,
        version: 1,
      },
      { kind: 'supplier', id: supplier.id, name: 'Crémerie des Alpes', products: 0 },
      { kind: 'menu', id: menu.id, name: 'Menu crème', carte: null, prixTtc: 24 },
      {
        kind: 'sheet',
        id: sheet.id,
        name: sheet.title,
        category: 'Plat',
        sellingPriceHt: 9,
        tvaRate: 10,
        version: sheet.version,
      },
      expect.objectContaining({ kind: 'product', name: 'Lait', brand: 'Crèmeux' }),
    ])
    expect(await names(chef, 'crue creme')).toEqual(['product Crème crue'])
    expect(await names(chef, 'potiron')).toEqual(['dish Crème de potiron'])
    expect(await names(chef, '%')).toEqual([])
  })

  test('finds cartes, and says of dishes and menus on which of several they are', async () => {
    const { chef, gammeId } = await creamery()
    const { id } = await chef.done(chef.post<Menu>('/api/cartes', { nom: 'Crèmerie du soir' }))
    expect(await find(chef, 'cremerie du soir')).toEqual([
      { kind: 'carte', id, name: 'Crèmerie du soir', gammes: 0 },
    ])
    await chef.done(chef.change(`/api/gammes/${gammeId}`, { carteId: id }))
    const found = await find(chef, 'creme')
    expect(found.find(({ kind }) => kind === 'dish')).toMatchObject({
      gamme: 'Entrées',
      carte: 'Crèmerie du soir',
    })
    expect(found.find(({ kind }) => kind === 'menu')).toMatchObject({ carte: 'Ma carte' })
  })

  test('finds a few of each kind, and the very name among thousands', async () => {
    const chef = await api.signUp()
    for (let one = 0; one < MAX_HITS_OF_KIND + 2; one += 1) await buy(chef, { name: `Sel ${one}` })
    await buy(chef, { name: 'Beurre demi-sel' })
    await buy(chef, { name: 'Sel' })
    const found = await names(chef, 'sel')
    expect(found).toHaveLength(MAX_HITS_OF_KIND)
    expect(found[0]).toBe('product Sel')
  })

  test.each([
    [
      'sheet',
      (chef, { sheet }) => chef.patch(`/api/tech-sheets/${sheet.id}`, { version: 1, title: 'Rhubarbe' }),
    ],
    [
      'product',
      (chef, { product }) => chef.patch(`/api/user-products/${product.id}`, { version: 1, name: 'Rhubarbe' }),
    ],
    [
      'dish',
      (chef, { gammeId, dishId }) =>
        chef.patch(`/api/gammes/${gammeId}/recipes/${dishId}`, { version: 1, nomAffiche: 'Rhubarbe' }),
    ],
    [
      'menu',
      (chef, { menu }) => chef.patch(`/api/menus/${menu.id}`, { revision: menu.revision, nom: 'Rhubarbe' }),
    ],
    ['carte', (chef) => chef.post('/api/cartes', { nom: 'Rhubarbe' })],
    [
      'supplier',
      (chef, { supplier }) => chef.patch(`/api/suppliers/${supplier.id}`, { version: 1, name: 'Rhubarbe' }),
    ],
  ] satisfies [string, (chef: ApiClient, made: Awaited<ReturnType<typeof creamery>>) => Promise<unknown>][])(
    'finds a %s by the name that another server has given it since',
    async (kind, rename) => {
      const made = await creamery()
      expect(await names(made.chef, 'rhubarbe')).toEqual([])
      await rename(made.chef.at(other.app), made)
      expect(await names(made.chef, 'rhubarbe')).toEqual([`${kind} Rhubarbe`])
    },
  )

  test('finds nothing of another account', async () => {
    const { chef } = await creamery()
    const stranger = await api.signUp()
    expect(await find(chef, 'creme')).not.toEqual([])
    expect(await find(stranger, 'creme')).toEqual([])
    expect(await stranger.done(stranger.get<Hits>('/api/search/recent'))).toEqual({ items: [] })
  })
})

test('without a search it is what was changed last', async () => {
  const { chef, product, sheet } = await creamery()
  await chef.done(chef.patch(`/api/user-products/${product.id}`, { version: product.version, priceHt: 6 }))
  const { items } = await chef.done(chef.get<Hits>('/api/search/recent'))
  expect(await find(chef, ' ')).toEqual(items)
  expect(items[0]).toMatchObject({ kind: 'product', name: 'Crème crue', priceHt: 6 })
  expect(items.map(({ kind }) => kind).toSorted()).toEqual([
    'carte',
    'dish',
    'menu',
    'product',
    'product',
    'sheet',
    'supplier',
  ])
  expect(items.find(({ id }) => id === sheet.id)).toBeDefined()
})
