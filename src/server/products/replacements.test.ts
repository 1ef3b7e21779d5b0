import { describe, expect, test } from 'vitest'
import type { Replacement, ReplacementEffect } from '#contract/replacements.ts'
import { storedCosts } from '../testing/costs.ts'
import { bakery, buy, read, write } from '../testing/kitchen.ts'
import { chefForEachTest } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
chefForEachTest((setUp) => ({ api, chef } = setUp))

const effect = (id: string, byId: string, sheetIds?: string[]) =>
  chef.done(chef.post<ReplacementEffect>(`/api/user-products/${id}/replacement-effect`, { byId, sheetIds }))
const replace = (id: string, body: object) =>
  chef.post<Replacement>(`/api/user-products/${id}/replace`, { actId: crypto.randomUUID(), ...body })
const undo = (actId: string) =>
  chef.send<{ restored: number; left: number }>('POST', `/api/replacements/${actId}/undo`)
const listed = async (id: string) =>
  (await chef.done(chef.get<{ items: Replacement[] }>(`/api/user-products/${id}/replacements`))).items

const refused = (path: string) => ({
  status: 422,
  body: { data: { fields: [{ path, rule: 'unknown-reference' }] } },
})

describe('the effect of a replacement', () => {
  test('names the sheets that take the product, and those above, with cost and allergens', async () => {
    const { butter, dough, tart } = await bakery(chef)
    const margarine = await buy(chef, { name: 'Margarine', priceHt: 5, allergens: ['Soja'] })
    const before = await storedCosts(chef)
    const { direct, above } = await effect(butter.id, margarine.id)
    expect(direct).toMatchObject([
      {
        id: dough.id,
        lines: 1,
        uncosted: 0,
        chosen: true,
        before: { coutMatiere: 8, uncostedLines: 0 },
        after: { coutMatiere: 4, uncostedLines: 0 },
        gained: ['Soja'],
      },
    ])
    expect(above).toMatchObject([
      { id: tart.id, before: { costPortion: 1, marginPercent: 75 }, after: { costPortion: 0.5 } },
    ])
    expect(await storedCosts(chef)).toEqual(before)
  })

  test('a sheet that is left out keeps those above it as they are, and shows what it would become', async () => {
    const { butter, dough } = await bakery(chef)
    const margarine = await buy(chef, { name: 'Margarine', priceHt: 5 })
    const { direct, above } = await effect(butter.id, margarine.id, [])
    expect(direct).toMatchObject([{ id: dough.id, chosen: false, after: { coutMatiere: 4 } }])
    expect(above).toEqual([])
  })

  test('a sheet that would lose the cost of a line is left out, and says how many', async () => {
    const { butter, dough } = await bakery(chef)
    for (const other of [
      await buy(chef, { name: 'Sans prix', priceHt: null }),
      await buy(chef, { name: 'À la pièce', unit: 'pièce', priceHt: 2 }),
    ]) {
      const { direct } = await effect(butter.id, other.id)
      expect(direct).toMatchObject([
        { id: dough.id, lines: 1, uncosted: 1, chosen: false, after: { uncostedLines: 1 } },
      ])
    }
  })
})

describe('a replacement', () => {
  test('gives the lines of the chosen sheets the other product, and their cost is what the effect showed', async () => {
    const { butter, dough, tart } = await bakery(chef)
    const other = await write(chef, {
      title: 'Beurre noisette',
      ingredients: [
        { userProductId: butter.id, quantity: 0.2, unit: 'kg', wastagePercent: 0, note: 'à feu doux' },
      ],
    })
    const margarine = await buy(chef, { name: 'Margarine', priceHt: 5 })
    const shown = await effect(butter.id, margarine.id, [dough.id])
    const { status, body } = await replace(butter.id, { byId: margarine.id, sheetIds: [dough.id] })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      from: { name: butter.name },
      to: { name: 'Margarine' },
      lines: 1,
      sheets: 1,
      standing: 1,
    })
    const after = await storedCosts(chef)
    for (const { id, after: moment } of [...shown.direct.filter(({ chosen }) => chosen), ...shown.above])
      expect(after[id]).toMatchObject({ coutMatiere: moment.coutMatiere })
    expect((await read(chef, dough)).ingredients).toMatchObject([{ product: { id: margarine.id } }])
    expect((await read(chef, other)).ingredients).toMatchObject([
      { product: { id: butter.id }, note: 'à feu doux' },
    ])
    expect((await read(chef, dough)).version).toBe(dough.version + 1)
    expect((await read(chef, tart)).version).toBe(tart.version)
  })

  test('sent twice is done once', async () => {
    const { butter, dough } = await bakery(chef)
    const margarine = await buy(chef, { name: 'Margarine' })
    const body = { byId: margarine.id, sheetIds: [dough.id], actId: crypto.randomUUID() }
    const [first, second] = await Promise.all([replace(butter.id, body), replace(butter.id, body)])
    expect(second.body).toEqual(first.body)
    expect(await listed(butter.id)).toHaveLength(1)
    expect(await listed(margarine.id)).toEqual(await listed(butter.id))
  })

  test('refuses a product by itself, one of another account, and sheets that do not take it', async () => {
    const { butter, dough } = await bakery(chef)
    const margarine = await buy(chef, { name: 'Margarine' })
    const theirs = await buy(await api.signUp())
    const sheetIds = [dough.id]
    expect(await replace(butter.id, { byId: butter.id, sheetIds })).toMatchObject(refused('byId'))
    expect(await replace(butter.id, { byId: theirs.id, sheetIds })).toMatchObject(refused('byId'))
    expect(await replace(margarine.id, { byId: butter.id, sheetIds })).toMatchObject(refused('sheetIds'))
    expect((await replace(theirs.id, { byId: butter.id, sheetIds })).status).toBe(404)
    expect(await replace(butter.id, { byId: margarine.id, sheetIds: [] })).toMatchObject({ status: 422 })
  })
})

describe('undoing a replacement', () => {
  test('gives back every line and every cost, once', async () => {
    const { butter, dough } = await bakery(chef)
    const margarine = await buy(chef, { name: 'Margarine', priceHt: 5, allergens: ['Soja'] })
    const before = await storedCosts(chef)
    const lines = (await read(chef, dough)).ingredients
    const { body } = await replace(butter.id, { byId: margarine.id, sheetIds: [dough.id] })
    expect(await undo(body.id)).toMatchObject({ status: 200, body: { restored: 1, left: 0 } })
    expect(await storedCosts(chef)).toEqual(before)
    expect((await read(chef, dough)).ingredients).toEqual(lines)
    expect(await undo(body.id)).toMatchObject({ status: 409, body: { code: 'ALREADY_UNDONE' } })
    expect((await listed(butter.id))[0]).toMatchObject({ undoneAt: expect.any(String), standing: 0 })
  })

  test('leaves a line that takes a third product since, and says so', async () => {
    const { butter, dough } = await bakery(chef)
    const [margarine, oil] = [await buy(chef, { name: 'Margarine' }), await buy(chef, { name: 'Huile' })]
    const { body } = await replace(butter.id, { byId: margarine.id, sheetIds: [dough.id] })
    await replace(margarine.id, { byId: oil.id, sheetIds: [dough.id] })
    expect((await listed(butter.id))[0]).toMatchObject({ lines: 1, standing: 0 })
    expect((await undo(body.id)).body).toEqual({ restored: 0, left: 1 })
    expect((await read(chef, dough)).ingredients).toMatchObject([{ product: { id: oil.id } }])
  })

  test('is only for who has done it', async () => {
    const { butter, dough } = await bakery(chef)
    const margarine = await buy(chef, { name: 'Margarine' })
    const { body } = await replace(butter.id, { byId: margarine.id, sheetIds: [dough.id] })
    const stranger = await api.signUp()
    expect((await stranger.send('POST', `/api/replacements/${body.id}/undo`)).status).toBe(404)
  })
})
