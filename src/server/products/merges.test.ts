import { describe, expect, test } from 'vitest'
import type { ProductArticles } from '#contract/product-articles.ts'
import { binOf } from '../testing/bin.ts'
import { storedCosts } from '../testing/costs.ts'
import { bakery, buy, grams, read, save, write } from '../testing/kitchen.ts'
import { mergesOf } from '../testing/merges.ts'
import { chefForEachTest } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'
import { offer, take } from '../testing/catalogues.ts'
import { deal } from '../testing/suppliers.ts'

let api: Api
let chef: Member
chefForEachTest((setUp) => ({ api, chef } = setUp))

const { effect, product, change, merge, merged, undo, listed, history } = mergesOf(() => chef)

/** Two products that can be merged. */
const two = async (facts: Parameters<typeof buy>[1] = {}, otherFacts = facts) =>
  [await buy(chef, { name: 'Ail', ...facts }), await buy(chef, { name: 'Ail rose', ...otherFacts })] as const

describe('the effect of a merge', () => {
  test('says what moves, and names the sheets of both products with cost and allergens', async () => {
    const { butter, dough, tart } = await bakery(chef)
    const other = await buy(chef, { name: 'Beurre doux', priceHt: 5, allergens: ['Lait'] })
    const cake = await write(chef, { title: 'Gâteau', ingredients: [grams(other, 400), grams(other, 100)] })
    const before = await storedCosts(chef)
    const shown = await effect(butter, other)
    expect(shown).toMatchObject({
      kept: { name: 'Beurre' },
      other: { name: 'Beurre doux' },
      taken: [],
      moved: { lines: 2, sheets: 1, prices: 1, articles: 0, replacements: 0 },
      tooManyArticles: false,
      direct: [
        {
          id: cake.id,
          lines: 2,
          uncosted: 0,
          before: { coutMatiere: 2.5 },
          after: { coutMatiere: 5 },
          gained: [],
        },
      ],
    })
    expect(shown.others.map(({ id, gained }) => [id, gained])).toEqual(
      expect.arrayContaining([
        [dough.id, ['Lait']],
        [tart.id, ['Lait']],
      ]),
    )
    expect(await storedCosts(chef)).toEqual(before)
  })

  test('takes from the other what the one has not, unless someone chooses', async () => {
    const kept = await buy(chef, { name: 'Beurre', priceHt: null })
    const other = await buy(chef, { name: 'Beurre doux', brand: 'Élle', priceHt: 5, densityKgPerL: 0.9 })
    expect((await effect(kept, other)).taken.toSorted()).toEqual(['brand', 'density', 'price'])
    expect((await effect(kept, other, { taken: ['name'] })).taken).toEqual(['name'])
  })

  test('counts the lines of either that would lose their cost', async () => {
    const { butter, dough } = await bakery(chef)
    const pieces = await buy(chef, { name: 'Plaquette', unit: 'pièce', priceHt: 2 })
    const cake = await write(chef, {
      ingredients: [{ userProductId: pieces.id, quantity: 2, unit: 'pièce', wastagePercent: 0 }],
    })
    expect((await effect(butter, pieces)).direct).toMatchObject([
      { id: cake.id, uncosted: 1, after: { uncostedLines: 1 } },
    ])
    const taking = await effect(butter, pieces, { taken: ['price'] })
    expect(taking.direct).toMatchObject([{ id: cake.id, uncosted: 0 }])
    expect(taking.others.find(({ id }) => id === dough.id)).toMatchObject({ uncosted: 1, lines: 0 })
  })
})

describe('a merge', () => {
  test('leaves one product with the chosen facts, the lines and the history of both', async () => {
    const { butter } = await bakery(chef)
    const other = await buy(chef, { name: 'Beurre doux', brand: 'Élle', priceHt: 5, allergens: ['Lait'] })
    const cake = await write(chef, { ingredients: [grams(other, 500, { note: 'pommade' })] })
    const act = await merged([butter, other], { taken: ['brand', 'price'] })
    expect(act).toMatchObject({ kept: { id: butter.id }, other: { id: other.id }, lines: 1, prices: 1 })
    expect(await product(butter)).toMatchObject({
      name: 'Beurre',
      brand: 'Élle',
      priceHt: 5,
      allergens: ['Lait'],
      version: butter.version + 1,
    })
    expect((await chef.get(`/api/user-products/${other.id}`)).status).toBe(404)
    const after = await read(chef, cake)
    expect(after.ingredients).toMatchObject([{ product: { id: butter.id }, note: 'pommade' }])
    expect(after.version).toBe(cake.version + 1)
    expect(await history(butter)).toMatchObject([
      { source: 'merge', newPriceHt: 5, formerProduct: null },
      { source: 'typed', newPriceHt: 5, formerProduct: 'Beurre doux' },
      { source: 'typed', newPriceHt: 10, formerProduct: null },
    ])
  })

  test('asked twice at once is done once', async () => {
    const [kept, other] = await two()
    const body = { otherId: other.id, version: 1, otherVersion: 1, taken: [], actId: crypto.randomUUID() }
    const send = () => chef.post(`/api/user-products/${kept.id}/merge`, body)
    const [first, second] = await Promise.all([send(), send()])
    expect(first.status).toBe(200)
    expect(second.body).toEqual(first.body)
    expect(await listed(kept)).toHaveLength(1)
  })

  test('refuses a product with itself, one of another account, and one that has changed', async () => {
    const [kept, other] = await two()
    const theirs = await buy(await api.signUp())
    const fields = [{ path: 'otherId', rule: 'unknown-reference' }]
    const refused = { status: 422, body: { data: { fields } } }
    expect(await merge([kept, kept])).toMatchObject(refused)
    expect(await merge([kept, other], { otherId: theirs.id })).toMatchObject(refused)
    const body = { otherId: kept.id, version: 1, otherVersion: 1, taken: [], actId: crypto.randomUUID() }
    expect((await chef.post(`/api/user-products/${theirs.id}/merge`, body)).status).toBe(404)
    for (const versions of [{ version: 7 }, { otherVersion: 7 }])
      expect(await merge([kept, other], versions)).toMatchObject({
        status: 409,
        body: { code: 'VERSION_CONFLICT' },
      })
    expect(await listed(kept)).toEqual([])
  })

  test('the articles of both are those of the one, which follows that of the price it has', async () => {
    const supplier = await deal(chef)
    const own = await take(chef, await offer(chef, supplier, { name: 'Ail', priceHt: 4 }))
    const article = await offer(chef, supplier, { name: 'Ail rose', priceHt: 6 })
    const other = await take(chef, article)
    const before = await chef.get<ProductArticles>(`/api/user-products/${own.id}/articles`)
    const act = await merged([own, other], { taken: ['price'] })
    const tied = await chef.done(chef.get<ProductArticles>(`/api/user-products/${own.id}/articles`))
    expect(tied).toMatchObject({ followedId: article.id, items: [{ name: 'Ail' }, { name: 'Ail rose' }] })
    await chef.done(undo(act))
    const after = await chef.get<ProductArticles>(`/api/user-products/${own.id}/articles`)
    expect({ ...after.body, version: 0 }).toEqual({ ...before.body, version: 0 })
    expect(await product(other)).toMatchObject({ sourceProductId: article.id })
  })
})

describe('undoing a merge', () => {
  test('gives back both products, once, and says how many lines', async () => {
    const { butter } = await bakery(chef)
    const other = await buy(chef, { name: 'Beurre doux', priceHt: 5, allergens: ['Lait'] })
    const cake = await write(chef, { ingredients: [grams(other, 500), grams(other, 20)] })
    const [facts, otherFacts, costs] = [await product(butter), await product(other), await storedCosts(chef)]
    const act = await merged([butter, other], { taken: ['name', 'price'] })
    const lines = (await read(chef, cake)).ingredients
    await save(chef, await read(chef, cake), {
      ingredients: lines.slice(0, 1).map(({ id }) => ({ ...grams(butter, 500), id })),
    })
    expect((await undo(act)).body).toMatchObject({ restored: 1, left: 1, other: { id: other.id } })
    const later = { version: expect.any(Number), updatedAt: expect.any(String) }
    expect(await product(butter)).toEqual({ ...facts, ...later })
    expect(await product(other)).toEqual(otherFacts)
    expect((await read(chef, cake)).ingredients).toMatchObject([{ product: { id: other.id } }])
    expect(Object.keys(await storedCosts(chef))).toEqual(Object.keys(costs))
    expect(await undo(act)).toMatchObject({ status: 409, body: { code: 'ALREADY_UNDONE' } })
    expect(await listed(butter)).toMatchObject([{ undoneAt: expect.any(String), keptUntil: null }])
  })

  test('is refused when what it has changed was changed again, and keeps what was changed beside', async () => {
    const [kept, other] = await two({ priceHt: 4 }, { priceHt: 6 })
    const act = await merged([kept, other], { taken: ['price'] })
    await change(kept, { brand: 'Lautrec', priceHt: 7 })
    expect(await undo(act)).toMatchObject({
      status: 409,
      body: { code: 'MERGE_CHANGED_SINCE', data: { parts: ['price'] } },
    })
    await change(kept, { priceHt: 6 })
    expect((await undo(act)).body).toMatchObject({ data: { parts: ['price'] } })
    const [one, finer] = await two({ priceHt: 1 })
    const second = await merged([one, finer])
    await change(one, { brand: 'Guérande', priceHt: 2 })
    await chef.done(undo(second))
    expect(await product(one)).toMatchObject({ brand: 'Guérande', priceHt: 2 })
  })

  test('is what restoring the product from the bin does, which says so', async () => {
    const { butter } = await bakery(chef)
    const other = await buy(chef, { name: 'Beurre doux', priceHt: 5 })
    const cake = await write(chef, { ingredients: [grams(other, 500)] })
    await merged([butter, other], { taken: ['name'] })
    const bin = binOf(chef)
    const [item] = (await bin.list()).items
    expect(item).toMatchObject({
      name: 'Beurre doux',
      mergedInto: 'Beurre doux',
      carried: { usedInSheets: 1 },
    })
    await change(butter, { name: 'Beurre fin' })
    const act = { id: '', deletedItemId: item?.id ?? '' }
    expect(await bin.refusedRestore(act)).toMatchObject({
      status: 409,
      body: { data: { reason: 'merge-changed', name: 'Beurre fin' } },
    })
    await change(butter, { name: 'Beurre doux' })
    expect(await bin.restore(act)).toMatchObject({ kind: 'product', id: other.id, name: 'Beurre doux' })
    expect(await product(butter)).toMatchObject({ name: 'Beurre' })
    expect((await read(chef, cake)).ingredients).toMatchObject([{ product: { id: other.id } }])
  })

  test('is refused once the product has left the bin, and waits while the product that stayed is there', async () => {
    const [kept, other] = await two()
    const act = await merged([kept, other])
    const bin = binOf(chef)
    const [item] = (await bin.list()).items
    const deletion = await bin.remove(`user-products/${kept.id}`)
    expect((await undo(act)).status).toBe(404)
    expect(await bin.refusedRestore({ id: '', deletedItemId: item?.id ?? '' })).toMatchObject({
      body: { data: { reason: 'merge-in-bin', name: 'Ail', inBin: true } },
    })
    await bin.restore(deletion)
    expect(await listed(kept)).toMatchObject([{ keptUntil: expect.any(String) }])
    await chef.done(chef.delete(`/api/deleted-items/${item?.id}`))
    expect(await undo(act)).toMatchObject({ status: 409, body: { code: 'MERGE_FORGOTTEN' } })
    expect(await listed(kept)).toMatchObject([{ keptUntil: null, undoneAt: null }])
  })

  test('prices of before are undone no longer while two products are one', async () => {
    const [kept, other] = await two({ priceHt: 4 })
    const products = [await product(kept), await product(other)].map(({ id, version }) => ({ id, version }))
    const { actId } = await chef.done(
      chef.patch<{ actId: string }>('/api/user-products', { products, change: { percent: 50 } }),
    )
    const act = await merged([kept, other])
    const undoPrices = () => chef.send('POST', `/api/price-changes/${actId}/undo`)
    expect(await undoPrices()).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED_SINCE' } })
    await chef.done(undo(act))
    expect((await undoPrices()).status).toBe(200)
    expect(await product(other)).toMatchObject({ priceHt: 4 })
  })

  test('is only for who has done it', async () => {
    const act = await merged(await two())
    expect((await (await api.signUp()).send('POST', `/api/product-merges/${act.id}/undo`)).status).toBe(404)
  })
})
