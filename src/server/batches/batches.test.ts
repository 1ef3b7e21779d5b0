import { describe, expect, test } from 'vitest'
import { asMember } from '#database/as-member.ts'
import { lotDay } from '#domain/batches/lot-number.ts'
import { clearAbandoned } from '../clear-abandoned.ts'
import {
  inHours,
  listBatches,
  make,
  namesOfBatches,
  readBatch,
  refusedField,
  sendBatch,
} from '../testing/batches.ts'
import { bakery, buy, grams, read, save, write } from '../testing/kitchen.ts'
import { chefForEachTest } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
chefForEachTest((setUp) => ({ api, chef } = setUp))

describe('a batch', () => {
  test('keeps the name, version, allergens, storage and cost of its sheet, and has the next lot of the day', async () => {
    const butter = await buy(chef, { name: 'Beurre', priceHt: 10, allergens: ['Lait'] })
    const dough = await write(chef, {
      title: 'Pâte',
      portions: 8,
      yieldQuantity: 2,
      yieldUnit: 'kg',
      storage: '3 °C',
      ingredients: [grams(butter, 800)],
    })
    const made = await make(chef, { techSheetId: dough.id, quantity: 500, unit: 'g', labels: 3 })
    expect(made).toMatchObject({
      name: 'Pâte',
      sheet: { id: dough.id, title: 'Pâte' },
      product: null,
      sheetVersion: dough.version,
      contents: 'as-made',
      lot: `${lotDay(made.madeAt)}-FB-1`,
      allergens: ['Lait'],
      undeclaredLines: 0,
      storage: '3 °C',
      costHt: 2,
      labels: 3,
      state: 'kept',
    })
    await save(chef, dough, { title: 'Pâte brisée', ingredients: [] })
    expect(await readBatch(chef, made)).toMatchObject({
      name: 'Pâte',
      allergens: ['Lait'],
      contents: 'changed',
    })
    const other = await make(chef, { techSheetId: dough.id, initials: 'AM' })
    expect(other).toMatchObject({ lot: `${lotDay(other.madeAt)}-AM-2`, undeclaredLines: 1, allergens: [] })
  })

  test('is of a product that was opened, with its cost', async () => {
    const cream = await buy(chef, { name: 'Crème', unit: 'L', priceHt: 4 })
    expect(await make(chef, { userProductId: cream.id, quantity: 25, unit: 'cl' })).toMatchObject({
      kind: 'opened',
      name: 'Crème',
      product: { id: cream.id },
      sheet: null,
      sheetVersion: null,
      undeclaredLines: 1,
      costHt: 1,
    })
  })

  test('keeps its name and label when its sheet is deleted, and finds it again once that is restored', async () => {
    const { dough } = await bakery(chef)
    const made = await make(chef, { techSheetId: dough.id })
    const { deletedItemId } = await chef.done(
      chef.delete<{ deletedItemId: string }>(`/api/tech-sheets/${dough.id}`),
    )
    expect(await readBatch(chef, made)).toMatchObject({ name: dough.title, sheet: null, contents: 'gone' })
    await chef.done(chef.post(`/api/deleted-items/${deletedItemId}/restore`))
    expect(await readBatch(chef, made)).toMatchObject({ sheet: { id: dough.id }, contents: 'as-made' })
  })

  test('says that a preparation in it has changed since', async () => {
    const { dough, tart } = await bakery(chef)
    const made = await make(chef, { techSheetId: tart.id })
    await save(chef, await read(chef, dough), { notes: 'Plus de beurre' })
    expect(await readBatch(chef, made)).toMatchObject({ contents: 'changed' })
  })
})

test.each([
  ['a sheet without yield', { quantity: 1, unit: 'kg' as const }],
  ['a unit that does not convert', { quantity: 1, unit: 'botte' as const }],
  ['no quantity', {}],
])('the cost is not guessed of %s', async (_what, much) => {
  const { dough } = await bakery(chef)
  expect(await make(chef, { techSheetId: dough.id, ...much })).toMatchObject({ costHt: null })
})

describe('is refused', () => {
  test.each([
    ['a use-by before the making', { madeAt: inHours(-1), useBy: inHours(-2) }, 'use-by-too-early', 'useBy'],
    ['a use-by that is past', { madeAt: inHours(-48), useBy: inHours(-24) }, 'use-by-too-early', 'useBy'],
    ['a making to come', { madeAt: inHours(2) }, 'made-to-come', 'madeAt'],
    ['a day that is none', { useBy: '2026-02-30T08:00:00Z' }, 'invalid', 'useBy'],
    ['a quantity without its unit', { quantity: 2 }, 'yield-incomplete', 'unit'],
    ['initials that are none', { initials: 'fb' }, 'invalid', 'initials'],
  ])('%s', async (_what, wrong, rule, path) => {
    const { dough } = await bakery(chef)
    expect(await sendBatch(chef, { techSheetId: dough.id, ...wrong })).toMatchObject(refusedField(rule, path))
  })

  test('a sheet or product that the house does not have', async () => {
    const { dough } = await bakery(await api.signUp())
    expect(await sendBatch(chef, { techSheetId: dough.id })).toMatchObject(
      refusedField('unknown-reference', 'techSheetId'),
    )
    expect(await sendBatch(chef, { userProductId: dough.id })).toMatchObject(
      refusedField('unknown-reference', 'userProductId'),
    )
    const product = await buy(chef)
    expect(await sendBatch(chef, { userProductId: product.id, kind: 'made' })).toMatchObject(
      refusedField('invalid', 'kind'),
    )
    expect((await listBatches(chef)).total).toBe(0)
  })
})

test('what is in the house is listed by its use-by, page after page, with what is due', async () => {
  const titles = ['Jus', 'Fond', 'Crème']
  for (const [at, title] of titles.entries()) {
    const { id } = await write(chef, { title })
    await make(chef, { techSheetId: id, useBy: inHours(24 * (9 - at)) })
  }
  expect(await namesOfBatches(chef)).toEqual(['Crème', 'Fond', 'Jus'])
  const first = await listBatches(chef, '?limit=2')
  expect(first).toMatchObject({ total: 3, due: { past: 0, today: 0 } })
  expect(await namesOfBatches(chef, `?limit=2&cursor=${first.nextCursor}`)).toEqual(['Jus'])
  expect(await namesOfBatches(chef, '?search=CRE')).toEqual(['Crème'])
  expect(await namesOfBatches(chef, '?search=-FB-1')).toEqual(['Jus'])
  await asMember(api.database, chef.userId, ({ client }) =>
    client.query(
      `UPDATE batches SET made_at = now() - interval '2 days', use_by = now() - interval '1 minute' WHERE name = 'Fond'`,
    ),
  )
  expect((await listBatches(chef)).due).toEqual({ past: 1, today: 0 })
})

test('batches made at the same time have different numbers', async () => {
  const { dough } = await bakery(chef)
  const made = await Promise.all([1, 2, 3, 4].map(() => make(chef, { techSheetId: dough.id })))
  expect(new Set(made.map(({ lot }) => lot.split('-')[2]))).toEqual(new Set(['1', '2', '3', '4']))
})

test.each([
  ['5 months', 1],
  ['7 months', 0],
])('a batch that was to be used %s ago: %i left', async (ago, left) => {
  const { dough } = await bakery(chef)
  await make(chef, { techSheetId: dough.id })
  await asMember(api.database, chef.userId, ({ client }) =>
    client.query(`UPDATE batches SET made_at = now() - interval '9 months', use_by = now() - $1::interval`, [
      ago,
    ]),
  )
  await clearAbandoned(api.database)
  expect((await listBatches(chef)).total).toBe(left)
})
