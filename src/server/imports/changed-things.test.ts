import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PriceStep } from '#contract/prices.ts'
import type { UserProduct } from '#contract/products.ts'
import type { TechSheet } from '#contract/sheets.ts'
import { asMember } from '#database/as-member.ts'
import { updateProduct } from '../products/products.queries.ts'
import { changeSheet } from '../sheets/write.queries.ts'
import { exportAccount } from '../testing/account-file.ts'
import { binOf } from '../testing/bin.ts'
import { naiveCosts, storedCosts } from '../testing/costs.ts'
import { grow } from '../testing/grow.ts'
import { accountState, besideBin, importsOf } from '../testing/imports.ts'
import { buy, grams, read, save, write } from '../testing/kitchen.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'
import { recordImport } from './record-import.queries.ts'

let api: Api
let chef: Member
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

let flour: UserProduct
let bread: TechSheet
let cake: TechSheet
beforeEach(async () => {
  chef = await api.signUp()
  flour = await buy(chef, { name: 'Farine', priceHt: 1 })
  bread = await write(chef, { title: 'Pain', ingredients: [grams(flour, 500), grams(flour, 20)] })
  cake = await write(chef, { title: 'Gâteau', ingredients: [grams(flour, 100)] })
})

/** Files in which both sheets are made of something new, and the flour has another price. */
async function importFiles(): Promise<string | null> {
  const sugar = await buy(chef, { name: 'Sucre', priceHt: 2 })
  const { importId } = await grow(api, chef, (tx) =>
    recordImport(tx, { kind: 'sheet-files', files: ['pains.xlsx', 'gâteaux.xlsx'] }, async (act) => {
      await act.willChange('tech_sheets', [bread.id, cake.id])
      await act.willChange('user_products', [flour.id])
      for (const { id, version } of [bread, cake])
        await changeSheet(tx, { id, version, ingredients: [grams(sugar, 300)] })
      await updateProduct(tx, { id: flour.id, version: flour.version, priceHt: 4, actId: act.id })
      act.made('user_products', [sugar.id])
    }),
  )
  return importId
}

const linesOf = ({ ingredients }: TechSheet) =>
  ingredients.map(({ id, quantity, userProductId, note }) => ({ id, quantity, userProductId, note }))

const itemsHeld = async () => (await chef.done(chef.get<{ items: number }>('/api/account/storage'))).items

const productOf = ({ id }: { id: string }) => chef.done(chef.get<UserProduct>(`/api/user-products/${id}`))

test('what an import has changed gets back what it was, with its lines and prices, and again what it was given', async () => {
  const imports = importsOf(chef)
  const importId = await importFiles()
  const after = besideBin(await accountState(api, chef))
  expect(await imports.effect(importId)).toMatchObject({
    made: { products: 1, sheets: 0 },
    givenBack: { count: 3, names: ['Farine', 'Gâteau', 'Pain'] },
    stays: { count: 0 },
    own: { sheets: { count: 2 } },
  })
  const { deletedItemId } = await imports.undo(importId)
  const again = await read(chef, bread)
  expect(linesOf(again)).toEqual(linesOf(bread))
  expect(again).toMatchObject({ title: 'Pain', coutMatiere: bread.coutMatiere })
  expect(again.version).toBeGreaterThan(bread.version)
  expect(await productOf(flour)).toMatchObject({ priceHt: 1 })
  expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
  const history = await chef.done(chef.get<{ items: PriceStep[] }>(`/api/user-products/${flour.id}/prices`))
  expect(history.items).toMatchObject([
    { source: 'undo', origin: 'pains.xlsx', oldPriceHt: 4, newPriceHt: 1 },
    { newPriceHt: 4, undoneAt: expect.any(String) },
    { oldPriceHt: null, newPriceHt: 1 },
  ])
  const { items } = await binOf(chef).list()
  expect(items).toMatchObject([{ kind: 'import', things: 2, carried: { givenBack: 3, ownProducts: 1 } }])
  const restored = await binOf(chef).restore({ deletedItemId: deletedItemId ?? '' })
  expect(restored).toMatchObject({ lost: 0, left: 0 })
  const {
    [`${chef.userId} price_changes`]: _history,
    [`${chef.userId} user_products`]: _moved,
    ...rest
  } = after
  expect(besideBin(await accountState(api, chef))).toMatchObject(rest)
  expect(await productOf(flour)).toMatchObject({ priceHt: 4 })
})

test('earlier versions count in what the account holds', async () => {
  const before = await itemsHeld()
  await importFiles()
  // A product and its price, another price, a line less, and three earlier versions.
  expect(await itemsHeld()).toBe(before + 1 + 1 + 1 - 1 + 3)
})

test('what was changed again since stays, and is named, in both directions', async () => {
  const imports = importsOf(chef)
  const importId = await importFiles()
  await save(chef, await read(chef, bread), { notes: 'À moi' })
  expect(await imports.effect(importId)).toMatchObject({
    givenBack: { names: ['Farine', 'Gâteau'] },
    stays: { count: 1, names: ['Pain'] },
  })
  const { deletedItemId, stays } = await imports.undo(importId)
  expect(stays.names).toEqual(['Pain'])
  // Its line keeps the name of the product that went with the import.
  expect((await read(chef, bread)).ingredients).toMatchObject([{ userProductId: null, note: 'Sucre' }])
  await save(chef, await read(chef, cake), { notes: 'À moi aussi' })
  const restored = await binOf(chef).restore({ deletedItemId: deletedItemId ?? '' })
  expect(restored).toMatchObject({ left: 1 })
  expect((await read(chef, cake)).ingredients).toMatchObject([{ userProductId: flour.id }])
  expect((await read(chef, bread)).ingredients).toMatchObject([{ note: null, quantity: 300 }])
  expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
})

test('a sheet whose product was deleted since is not given back', async () => {
  const imports = importsOf(chef)
  const importId = await importFiles()
  await binOf(chef).remove(`user-products/${flour.id}`)
  expect(await imports.effect(importId)).toMatchObject({
    givenBack: { count: 0 },
    stays: { names: ['Gâteau', 'Pain'] },
  })
})

test('a sheet whose title is taken since is not given back, and one that would contain itself refuses the whole', async () => {
  const imports = importsOf(chef)
  const dough = await write(chef, { title: 'Pâte', ingredients: [grams(flour, 100)] })
  const tart = await write(chef, {
    title: 'Tarte',
    ingredients: [{ subSheetId: dough.id, quantity: 1, unit: 'portion' }],
  })
  const { importId } = await grow(api, chef, (tx) =>
    recordImport(tx, { kind: 'sheet-files', files: ['tartes.xlsx'] }, async ({ willChange }) => {
      await willChange('tech_sheets', [tart.id, cake.id])
      await changeSheet(tx, { id: tart.id, version: tart.version, ingredients: [grams(flour, 1)] })
      await changeSheet(tx, { id: cake.id, version: cake.version, title: 'Cake' })
    }),
  )
  await write(chef, { title: 'gâteau' })
  const inside = [{ subSheetId: tart.id, quantity: 1, unit: 'portion' }]
  await save(chef, await read(chef, dough), { ingredients: inside })
  expect(await imports.effect(importId)).toMatchObject({ stays: { names: ['Cake'] } })
  const before = await accountState(api, chef)
  expect(await imports.sendUndo(importId)).toMatchObject({ status: 422, body: { code: 'PREPARATION_CYCLE' } })
  expect(await accountState(api, chef)).toEqual(before)
})

test('an archive with an undone import changes nothing of another account whose things have the same names', async () => {
  const { deletedItemId } = await importsOf(chef).undo(await importFiles())
  expect(deletedItemId).not.toBeNull()
  const other = await api.signUp()
  const mine = await buy(other, { name: 'Farine', priceHt: 7 })
  // By its versions it is as the undoing has left the other one.
  await asMember(api.database, other.userId, ({ client }) =>
    client.query('update user_products set version = 3, articles_version = 2'),
  )
  await importsOf(other).bring(await exportAccount(chef))
  const { items } = await binOf(other).list()
  const act = items.find(({ kind }) => kind === 'import')
  await binOf(other).restore({ deletedItemId: act?.id ?? '' })
  expect(await other.done(other.get(`/api/user-products/${mine.id}`))).toMatchObject({ priceHt: 7 })
})

test('a published sheet that is given back is published under its title and price again', async () => {
  const { id } = await save(chef, bread, { sellingPriceHt: 4 })
  await chef.done(chef.post(`/api/tech-sheets/${id}/publication`, {}))
  const { version, publication } = await read(chef, bread)
  const { importId } = await grow(api, chef, (tx) =>
    recordImport(tx, { kind: 'sheet-files', files: ['pains.xlsx'] }, async ({ willChange }) => {
      await willChange('tech_sheets', [id])
      await changeSheet(tx, { id, version, title: 'Pain de mie', sellingPriceHt: 9 })
    }),
  )
  expect((await read(chef, bread)).publication).not.toEqual(publication)
  await importsOf(chef).undo(importId)
  expect((await read(chef, bread)).publication).toEqual(publication)
})
