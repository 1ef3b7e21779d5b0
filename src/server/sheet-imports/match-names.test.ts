import { expect, test } from 'vitest'
import type { ImportNameGroup } from '#contract/sheet-imports.ts'
import type { UnconfirmedProduct } from '#contract/product-names.ts'
import { MAX_IMPORTED_NAMES } from '#domain/sheet-imports/limits.ts'
import { buy, write } from '../testing/kitchen.ts'
import { fileLine, fileProduct, fileSheet, sendImport } from '../testing/sheet-import.ts'
import { chefForAllTests } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'
import { deal } from '../testing/suppliers.ts'

let api: Api
let chef: Member
chefForAllTests((setUp) => ({ api, chef } = setUp))

async function match(...names: [name: string, unit?: string][]): Promise<ImportNameGroup[]> {
  const input = names.map(([name, unit]) => ({ name, unit: unit ?? null }))
  const { groups } = await chef.done(
    chef.post<{ groups: ImportNameGroup[] }>('/api/sheet-imports/names', { names: input }),
  )
  return groups
}

test('a name that one product has is certain, a near one is likely, any other is new', async () => {
  const cream = await buy(chef, { name: 'Crème liq. 35%', unit: 'L', priceHt: 4.2, category: 'Crémerie' })
  const onion = await buy(chef, { name: 'Oignon jaune' })
  const [onions, near, other] = await match(['OIGNONS JAUNES', 'g'], ['crème 35', 'cl'], ['Safran', 'g'])
  expect(onions).toMatchObject({
    certainty: 'certain',
    candidates: [{ kind: 'product', id: onion.id, fits: true, score: 1 }],
  })
  expect(near).toMatchObject({
    certainty: 'likely',
    candidates: [{ id: cream.id, unit: 'L', priceHt: 4.2, priceChangedAt: cream.priceChangedAt, fits: true }],
  })
  expect(other).toEqual({ names: [2], certainty: 'new', candidates: [], alike: [] })
})

test('two products of one name, and one whose unit does not fit, are for the user to decide', async () => {
  await buy(chef, { name: 'Beurre', brand: 'Isigny' })
  await buy(chef, { name: 'Beurre', brand: 'Échiré' })
  await buy(chef, { name: 'Citron vert' })
  const [butter, lime] = await match(['beurre', 'kg'], ['citrons verts', 'pièce'])
  expect(butter).toMatchObject({ certainty: 'likely', candidates: [{ fits: true }, { fits: true }] })
  expect(lime).toMatchObject({ certainty: 'likely', candidates: [{ name: 'Citron vert', fits: false }] })
  const cook = await api.signUp()
  for (const [name, unit] of [
    ["Huile d'olive", 'L'],
    ["Huile d'olive vierge", 'kg'],
    ["Huile d'olive bio", 'kg'],
  ] as const)
    await buy(cook, { name, unit })
  const { groups } = await cook.done(
    cook.post<{ groups: ImportNameGroup[] }>('/api/sheet-imports/names', {
      names: [{ name: "huile d'olive", unit: 'kg' }],
    }),
  )
  expect(groups).toMatchObject([
    { certainty: 'likely', candidates: [{ name: "Huile d'olive", unit: 'L', fits: false }, { fits: true }] },
  ])
})

test('a product of other figures is not offered', async () => {
  await buy(chef, { name: 'Chocolat noir 70 %' })
  const [chocolate] = await match(['Chocolat noir 55 %', 'kg'])
  expect(chocolate).toMatchObject({ certainty: 'new', candidates: [] })
})

test("a supplier's article and a sheet are offered too; an article that is a product already is not", async () => {
  const supplier = await deal(chef, 'Halle')
  const article = await chef.done(
    chef.post<{ id: string }>(`/api/suppliers/${supplier.id}/products`, {
      name: 'Filet de sandre',
      category: 'Poisson',
      unit: 'kg',
      priceHt: 24,
    }),
  )
  const stock = await write(chef, { title: 'Fond brun de veau', yieldQuantity: 2, yieldUnit: 'L' })
  const names: [string, string][] = [
    ['filet de sandre', 'g'],
    ['fond brun de veau', 'cl'],
    ['fond de veau', 'cl'],
  ]
  const [fish, same, near] = await match(...names)
  expect(fish).toMatchObject({
    certainty: 'likely',
    candidates: [
      {
        kind: 'article',
        id: article.id,
        priceHt: 24,
        supplier: { id: supplier.id, name: 'Halle' },
        fits: true,
      },
    ],
  })
  expect(same).toMatchObject({
    certainty: 'certain',
    candidates: [{ kind: 'sheet', id: stock.id, fits: true }],
  })
  expect(near).toMatchObject({ certainty: 'likely', candidates: [{ kind: 'sheet', id: stock.id }] })
  await chef.done(chef.post(`/api/suppliers/${supplier.id}/products/import`, { productIds: [article.id] }))
  const [imported] = await match(...names)
  expect(imported).toMatchObject({ certainty: 'certain', candidates: [{ kind: 'product', priceHt: 24 }] })
})

test('names of the files are merged where they are the same, and shown as alike where they are nearly', async () => {
  const groups = await match(
    ['Ciboulettes', 'botte'],
    ['ciboulette', 'botte'],
    ['Ciboulette fraîche', 'botte'],
  )
  expect(groups.map(({ names, alike }) => [names, alike.map(({ group }) => group)])).toEqual([
    [[0, 1], [1]],
    [[2], [0]],
  ])
})

test('a name that an import has settled is certain from then on, and none once its product is deleted', async () => {
  const cook = await api.signUp()
  const cream = await buy(cook, { name: 'Crème liq. 35%', unit: 'L', category: 'Crémerie' })
  const body = { names: [{ name: 'CRÈMES 35', unit: 'cl' }] }
  const certainty = async () => {
    const { groups } = await cook.done(
      cook.post<{ groups: ImportNameGroup[] }>('/api/sheet-imports/names', body),
    )
    return groups.map((group) => group.certainty)
  }
  expect(await certainty()).toEqual(['likely'])
  const target = { kind: 'product', id: cream.id } as const
  await cook.done(
    sendImport(cook, {
      products: [fileProduct('crème 35', 4, { unit: 'L', target })],
      sheets: [fileSheet('Ganache', [fileLine('crème 35', 0, 100)])],
    }),
  )
  expect(await certainty()).toEqual(['certain'])
  await cook.done(cook.delete(`/api/user-products/${cream.id}`))
  expect(await certainty()).toEqual(['new'])
})

test("another account's products are not offered", async () => {
  const neighbour = await api.signUp()
  await buy(neighbour, { name: 'Truffe noire' })
  expect(await match(['truffe noire', 'g'])).toMatchObject([{ certainty: 'new', candidates: [] }])
})

test('more names than an import has are refused', async () => {
  const names = Array.from({ length: MAX_IMPORTED_NAMES + 1 }, () => ({ name: 'Sel', unit: null }))
  expect((await chef.post('/api/sheet-imports/names', { names })).status).toBe(422)
})

test('at most two products are offered, and none that only mentions the name', async () => {
  for (const name of [
    'Oeufs brouillés natures',
    'Tagliatelles aux œufs',
    'Œufs durs',
    'Œufs frais calibre moyen',
  ])
    await buy(chef, { name })
  const [egg] = await match(['Œuf', 'kg'])
  expect(egg?.candidates.map(({ name }) => name)).toEqual([
    'Œufs frais calibre moyen',
    expect.stringMatching(/durs|brouillés/),
  ])
})

test('a product that an import has guessed is to be confirmed until the user says so', async () => {
  const guessed = {
    products: [fileProduct('Cardamome', 20, { confirmed: false })],
    sheets: [fileSheet('Chai', [fileLine('Cardamome', 0, 5)])],
  }
  await chef.done(sendImport(chef, guessed))
  const unconfirmed = () =>
    chef.done(chef.get<{ items: UnconfirmedProduct[] }>('/api/product-names/unconfirmed'))
  const [before] = await match(['Cardamome', 'g'])
  expect(before, 'its own guess is no answer').toMatchObject({
    certainty: 'likely',
    candidates: [{ name: 'Cardamome', fits: true }],
  })
  const { items } = await unconfirmed()
  expect(items).toMatchObject([{ name: 'Cardamome', names: ['cardamome'], sheets: 1 }])
  const ids = items.map(({ id }) => id)
  const stranger = await api.signUp()
  expect(await stranger.done(stranger.post<object>('/api/product-names/confirm', { ids }))).toEqual({
    confirmed: 0,
  })
  expect(await chef.done(chef.post<object>('/api/product-names/confirm', { ids }))).toEqual({ confirmed: 1 })
  expect(await unconfirmed()).toEqual({ items: [] })
  expect(await match(['Cardamome', 'g'])).toMatchObject([{ certainty: 'certain' }])
})

test('a product that an import has guessed for another name is proposed for it first, until the user says so', async () => {
  const cook = await api.signUp()
  await buy(cook, { name: 'Crème fleurette', unit: 'L', category: 'Crémerie' })
  const cream = await buy(cook, { name: 'Crème épaisse', unit: 'L', category: 'Crémerie' })
  const target = { kind: 'product', id: cream.id } as const
  const taking = (confirmed: boolean) =>
    cook.done(
      sendImport(cook, {
        products: [fileProduct('Crème', 4, { unit: 'L', target, confirmed })],
        sheets: [fileSheet(`Ganache ${confirmed}`, [fileLine('Crème', 0, 100)])],
      }),
    )
  const body = { names: [{ name: 'CRÈMES', unit: 'cl' }] }
  const matched = () => cook.done(cook.post<{ groups: ImportNameGroup[] }>('/api/sheet-imports/names', body))
  await taking(false)
  const { groups } = await matched()
  expect(groups).toMatchObject([{ certainty: 'likely', candidates: [{ id: cream.id }, { fits: true }] }])
  expect(await cook.done(cook.get<object>('/api/product-names/unconfirmed'))).toMatchObject({
    items: [{ id: cream.id, names: ['creme'] }],
  })
  const near = () => cook.done(cook.get<object>('/api/product-names/unconfirmed/near'))
  expect(await near()).toMatchObject({ items: [{ id: cream.id, near: [{ name: 'Crème fleurette' }] }] })
  await taking(true)
  expect(await matched()).toMatchObject({
    groups: [{ certainty: 'certain', candidates: [{ id: cream.id }, {}] }],
  })
  expect(await near()).toEqual({ items: [] })
})
