import { describe, expect, test } from 'vitest'
import { asMember } from '#database/as-member.ts'
import { clearAbandoned } from '../clear-abandoned.ts'
import { earlier } from '../testing/earlier.ts'
import { type Binned, withBin } from '../testing/bin.ts'
import { bakery, buy, grams, read, save, some, write } from '../testing/kitchen.ts'
import type { Api, Member } from '../testing/start-api.ts'
import { deal } from '../testing/suppliers.ts'

let api: Api
let chef: Member
const { list, remove, restore, refusedRestore, state } = withBin((kitchen) => ({ api, chef } = kitchen))

/** Asserts that an act is refused and changes nothing. */
const stays = async (act: Binned, status: number, body: object) => {
  const before = await state()
  const refused = await refusedRestore(act)
  expect(refused.status).toBe(status)
  expect(refused.body).toMatchObject(body)
  expect(await state()).toEqual(before)
}

/** Moves the moment of every deletion back. */
const age = (days: number, hours = 0) =>
  asMember(api.database, chef.userId, ({ client }) =>
    client.query(
      `update deleted_items set deleted_at = ${earlier('deleted_at', `interval '${days} days ${hours} hours'`)}`,
    ),
  )

describe('what is restored', () => {
  test('gives lines their product back with their note and cost, unless they have another now', async () => {
    const butter = await buy(chef, { name: 'Beurre', priceHt: 10 })
    const margarine = await buy(chef, { name: 'Margarine', priceHt: 2 })
    const sheet = await write(chef, {
      ingredients: [grams(butter, 100, { note: 'pommade' }), grams(butter, 200)],
    })
    const act = await remove(`user-products/${butter.id}`)
    const emptied = await read(chef, sheet)
    expect(emptied.ingredients.map(({ note }) => note)).toEqual(['Beurre · pommade', 'Beurre'])
    const [first, second] = emptied.ingredients
    await save(chef, emptied, {
      ingredients: [
        { id: first?.id, userProductId: null, quantity: 100, unit: 'g' },
        { id: second?.id, userProductId: margarine.id, quantity: 200, unit: 'g' },
      ],
    })
    const answer = await restore(act)
    expect(answer).toMatchObject({ kind: 'product', id: butter.id, name: 'Beurre', waiting: 0, lost: 0 })
    const after = await read(chef, sheet)
    expect(after.ingredients).toMatchObject([
      { userProductId: butter.id, note: 'pommade' },
      { userProductId: margarine.id, note: null },
    ])
    expect(after.coutMatiere).toBe(1.4)
  })

  test('of many products is one act', async () => {
    const products = [await buy(chef, { name: 'Thym' }), await buy(chef, { name: 'Ail' })]
    const sheet = await write(chef, { ingredients: products.map((product) => grams(product, 100)) })
    const before = await state()
    const gone = await chef.done(
      chef.post<{ deletedItemId: string }>('/api/user-products/delete', {
        products: products.map(({ id, version }) => ({ id, version })),
      }),
    )
    const { items } = await list()
    expect(items).toMatchObject([{ kind: 'product', name: 'Ail', things: 2, carried: { usedInSheets: 1 } }])
    await restore(gone)
    expect(await state()).toEqual(before)
    expect((await read(chef, sheet)).uncostedLines).toBe(0)
  })

  test('meets what was deleted after it: each waits for the other, in either order', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const { dough, tart } = await bakery(chef)
      const before = await state()
      const acts = [await remove(`tech-sheets/${dough.id}`), await remove(`tech-sheets/${tart.id}`)]
      for (const index of order) await restore(acts[index] as Binned)
      expect(await state()).toEqual(before)
      await remove(`tech-sheets/${tart.id}`)
      await remove(`tech-sheets/${dough.id}`)
    }
  })

  test('says what it has lost to something deleted permanently, and keeps its name on the line', async () => {
    const { dough, tart } = await bakery(chef)
    const sheet = await remove(`tech-sheets/${tart.id}`)
    const preparation = await remove(`tech-sheets/${dough.id}`)
    await chef.done(chef.delete(`/api/deleted-items/${preparation.deletedItemId}`))
    expect(await restore(sheet)).toMatchObject({ waiting: 0, lost: 1 })
    const [line] = (await read(chef, tart)).ingredients
    expect(line).toMatchObject({ subSheetId: null, note: dough.title })
  })

  test('has its costs computed from what things cost now', async () => {
    const { butter, tart, dough } = await bakery(chef)
    const act = await remove(`tech-sheets/${dough.id}`)
    expect((await read(chef, tart)).uncostedLines).toBe(1)
    await chef.done(chef.change(`/api/user-products/${butter.id}`, { priceHt: 20 }))
    await restore(act)
    expect((await read(chef, tart)).coutMatiere).toBe(8)
  })

  test('leads to its gamme, and waits in it when the gamme has gone since', async () => {
    const sheet = await write(chef, { sellingPriceHt: 10 })
    const gamme = await chef.done(chef.post<{ id: string }>('/api/gammes', { nom: 'Plats' }))
    await chef.done(chef.post(`/api/gammes/${gamme.id}/recipes`, { ficheId: sheet.id }))
    const before = await state()
    const acts = [await remove(`tech-sheets/${sheet.id}`), await remove(`gammes/${gamme.id}`)] as const
    expect(await restore(acts[0])).toMatchObject({ waiting: 1, lost: 0 })
    expect((await list()).items).toMatchObject([{ kind: 'gamme', name: 'Plats', carried: { dishes: 1 } }])
    await restore(acts[1])
    expect(await state()).toEqual(before)
  })
})

describe('what no longer fits', () => {
  test('a sheet whose title another has', async () => {
    const sheet = await write(chef, { title: 'Fond brun' })
    const act = await remove(`tech-sheets/${sheet.id}`)
    const other = await write(chef, { title: 'FOND BRUN' })
    await stays(act, 409, {
      code: 'CANNOT_RESTORE',
      data: { reason: 'title-taken', name: 'FOND BRUN', inBin: false },
    })
    await save(chef, other, { title: 'Fond blanc' })
    expect((await restore(act)).id).toBe(sheet.id)
  })

  test('a product whose article of the catalogue another has', async () => {
    const supplier = await deal(chef, 'Metro')
    const article = await chef.done(
      chef.post<{ id: string }>(`/api/suppliers/${supplier.id}/products`, {
        name: 'Sel',
        category: 'Épicerie',
        unit: 'kg',
        priceHt: 1,
      }),
    )
    const take = () =>
      chef.done(chef.post(`/api/suppliers/${supplier.id}/products/import`, { productIds: [article.id] }))
    await take()
    const { items } = await chef.done(chef.get<{ items: { id: string }[] }>('/api/user-products'))
    const act = await remove(`user-products/${items[0]?.id}`)
    await take()
    await stays(act, 409, {
      code: 'CANNOT_RESTORE',
      data: { reason: 'article-taken', name: 'Sel', inBin: false },
    })
  })

  test('a dish whose gamme is gone, in the bin or deleted permanently', async () => {
    const sheet = await write(chef, { sellingPriceHt: 10 })
    const gamme = await chef.done(chef.post<{ id: string }>('/api/gammes', { nom: 'Plats' }))
    const dish = await chef.done(
      chef.post<{ id: string }>(`/api/gammes/${gamme.id}/recipes`, { ficheId: sheet.id }),
    )
    const act = await remove(`gammes/${gamme.id}/recipes/${dish.id}`)
    const of = await remove(`gammes/${gamme.id}`)
    await stays(act, 409, { data: { reason: 'gamme-gone', name: 'Plats', inBin: true } })
    expect((await list()).items).toMatchObject([{ kind: 'gamme' }, { kind: 'dish', gamme: 'Plats' }])
    await chef.done(chef.delete(`/api/deleted-items/${of.deletedItemId}`))
    await stays(act, 409, { data: { reason: 'gamme-gone', name: null, inBin: false } })
  })

  test('a preparation that would contain itself', async () => {
    const stock = await write(chef, { title: 'Fond' })
    const sauce = await write(chef, { title: 'Sauce', ingredients: [some(stock, 1)] })
    const dish = await write(chef, { title: 'Rôti', ingredients: [some(sauce, 1)] })
    const act = await remove(`tech-sheets/${sauce.id}`)
    await save(chef, stock, { ingredients: [some(dish, 1)] })
    await stays(act, 422, { code: 'PREPARATION_CYCLE' })
  })

  test('what is restored already, by a second window', async () => {
    const act = await remove(`tech-sheets/${(await write(chef)).id}`)
    const answers = await Promise.all([refusedRestore(act), refusedRestore(act)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 404])
  })

  test('and under one Idempotency-Key it has its first answer', async () => {
    const act = await remove(`tech-sheets/${(await write(chef)).id}`)
    const send = () =>
      chef.send('POST', `/api/deleted-items/${act.deletedItemId}/restore`, {
        headers: { 'idempotency-key': 'one-intention' },
      })
    const [first, again] = [await send(), await send()]
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual(first.body)
  })
})

describe('the bin', () => {
  test('is emptied of what was seen, and of nothing that was deleted since', async () => {
    await remove(`tech-sheets/${(await write(chef)).id}`)
    const [seen] = (await list()).items
    const later = await remove(`tech-sheets/${(await write(chef)).id}`)
    const emptying = chef.delete('/api/deleted-items', { until: seen?.deletedAt })
    expect(await chef.done(emptying)).toEqual({ deleted: 1 })
    expect((await list()).items.map(({ id }) => id)).toEqual([later.deletedItemId])
  })

  test('comes page by page, the last deleted first', async () => {
    const acts: string[] = []
    for (let index = 0; index < 3; index += 1)
      acts.unshift((await remove(`user-products/${(await buy(chef)).id}`)).deletedItemId)
    const first = await list('?limit=2')
    const second = await list(`?limit=2&cursor=${first.nextCursor}`)
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(acts)
    expect([first.total, second.nextCursor]).toEqual([3, null])
  })

  test('keeps for thirty days, then shows and restores nothing, and the hourly clearing deletes it', async () => {
    const act = await remove(`tech-sheets/${(await write(chef)).id}`)
    await age(29, 23)
    await clearAbandoned(api.database)
    expect((await list()).total).toBe(1)
    await age(0, 1)
    expect((await list()).total).toBe(0)
    expect((await refusedRestore(act)).status).toBe(404)
    await clearAbandoned(api.database)
    await asMember(api.database, chef.userId, async ({ client }) => {
      const { rows } = await client.query('select from deleted_items union all select from deleted_rows')
      expect(rows).toEqual([])
    })
  })
})
