import { expect, test } from 'vitest'
import type { UnconfirmedProduct } from '#contract/product-names.ts'
import type { ImportNameGroup } from '#contract/sheet-imports.ts'
import { buy, read, write } from '../testing/kitchen.ts'
import { chefForEachTest } from '../testing/set-ups.ts'
import { fileLine, fileProduct, fileSheet, sendImport } from '../testing/sheet-import.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
chefForEachTest((setUp) => ({ api, chef } = setUp))

type Thing = { id: string }

const unconfirmed = async () =>
  (await chef.done(chef.get<{ items: UnconfirmedProduct[] }>('/api/product-names/unconfirmed'))).items

/** Green olives of the account, which an import has taken 'Olive' for, beside a sheet written by hand. */
async function guessedOlives() {
  const green = await buy(chef, { name: 'Olives vertes', priceHt: 8 })
  const byHand = await write(chef, {
    title: 'Tapenade',
    ingredients: [{ userProductId: green.id, quantity: 1, unit: 'kg', wastagePercent: 0 }],
  })
  const target = { kind: 'product', id: green.id } as const
  const { sheets } = await chef.done(
    sendImport(chef, {
      products: [fileProduct('Olive', null, { target, confirmed: false })],
      sheets: [fileSheet('Pizza', [fileLine('Olive', 0, 50)])],
    }),
  )
  const black = await buy(chef, { name: 'Olive', priceHt: 6 })
  return { green, black, byHand, pizza: { id: sheets[0]?.id ?? '' } }
}

const productOf = async (sheet: Thing) =>
  (await read(chef, sheet)).ingredients.map(({ product }) => product?.id)

const refuse = (id: string, body: object) =>
  chef.post<{ lines: number; sheets: number }>(`/api/user-products/${id}/refuse-names`, body)

test('the sheets of a guessed product say whether they were imported', async () => {
  const { green, byHand, pizza } = await guessedOlives()
  expect(await chef.done(chef.get<object>(`/api/user-products/${green.id}/named-sheets`))).toMatchObject({
    sheets: [
      { id: pizza.id, title: 'Pizza', lines: 1, imported: true },
      { id: byHand.id, title: 'Tapenade', imported: false },
    ],
    otherNames: [],
  })
  const stranger = await api.signUp()
  expect((await stranger.get(`/api/user-products/${green.id}/named-sheets`)).status).toBe(404)
})

test('a refused name means the other product in the chosen sheets and in the next import', async () => {
  const { green, black, byHand, pizza } = await guessedOlives()
  const body = { byId: black.id, sheetIds: [pizza.id], actId: crypto.randomUUID() }
  expect(await chef.done(refuse(green.id, body))).toEqual({ lines: 1, sheets: 1 })
  expect(await chef.done(refuse(green.id, body)), 'sent twice').toEqual({ lines: 1, sheets: 1 })
  expect(await productOf(pizza)).toEqual([black.id])
  expect((await read(chef, pizza)).coutMatiere).toBe(0.3)
  expect(await productOf(byHand)).toEqual([green.id])
  expect(await unconfirmed()).toEqual([])
  const { groups } = await chef.done(
    chef.post<{ groups: ImportNameGroup[] }>('/api/sheet-imports/names', {
      names: [{ name: 'Olives', unit: 'g' }],
    }),
  )
  expect(groups).toMatchObject([{ certainty: 'certain', candidates: [{ id: black.id }, {}] }])
})

test('a refusal that is taken back leaves the name to be confirmed, and the lines as they were', async () => {
  const { green, black, pizza } = await guessedOlives()
  const actId = crypto.randomUUID()
  await chef.done(refuse(green.id, { byId: black.id, sheetIds: [pizza.id], actId }))
  const takeBack = () =>
    chef.post<object>(`/api/user-products/${green.id}/refuse-names/undo`, {
      byId: black.id,
      names: ['olive'],
      actId,
    })
  expect(await chef.done(takeBack())).toEqual({ restored: 1, left: 0 })
  expect(await productOf(pizza)).toEqual([green.id])
  expect(await unconfirmed()).toMatchObject([{ id: green.id, names: ['olive'] }])
  expect((await takeBack()).status).toBe(409)
})

test('names that were confirmed are to be confirmed again once that is taken back', async () => {
  const { green, pizza } = await guessedOlives()
  await chef.done(chef.post<object>('/api/product-names/confirm', { ids: [green.id] }))
  expect(await unconfirmed()).toEqual([])
  await chef.done(
    chef.post<object>(`/api/user-products/${green.id}/refuse-names/undo`, {
      byId: green.id,
      names: ['olive'],
      actId: crypto.randomUUID(),
    }),
  )
  expect(await unconfirmed()).toMatchObject([{ id: green.id, names: ['olive'] }])
  expect(await productOf(pizza)).toEqual([green.id])
})

test('names are not given to a product that is not there, nor to the same one', async () => {
  const { green } = await guessedOlives()
  for (const byId of [green.id, crypto.randomUUID()])
    expect(await refuse(green.id, { byId, sheetIds: [], actId: crypto.randomUUID() })).toMatchObject({
      status: 422,
      body: { data: { fields: [{ path: 'byId', rule: 'unknown-reference' }] } },
    })
  expect(await unconfirmed()).toMatchObject([{ id: green.id }])
})
