import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Merge, MergeEffect } from '#contract/product-merges.ts'
import type { UserProduct } from '#contract/products.ts'
import { asMember } from '#database/as-member.ts'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { MERGED_PRODUCT_PARTS } from '#contract/facts/product.ts'
import { ALLERGENS_OF } from '#domain/catalogue/merge-products.ts'
import { openRestaurant } from '../sheets/open-restaurant.ts'
import { binOf } from '../testing/bin.ts'
import { naiveCosts, storedCosts } from '../testing/costs.ts'
import { bakery, buy, grams, write } from '../testing/kitchen.ts'
import { propertyRuns } from '#tests/property-runs.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'
import { offer, take } from '../testing/catalogues.ts'
import { deal } from '../testing/suppliers.ts'

const RUNS = propertyRuns(25)

let api: Api
let chef: Member
let products: UserProduct[]
beforeAll(async () => {
  api = await sharedApi()
  chef = await api.signUp()
  await openRestaurant(api.database, chef.userId)
  await fillAccount()
  products = (await chef.done(chef.get<{ items: UserProduct[] }>('/api/user-products?limit=200'))).items
})
afterAll(() => api.close())

const followed = async (id: string, articles: readonly { id: string }[], followsCheapest: boolean) => {
  const address = `/api/user-products/${id}/articles`
  const { version } = await chef.done(chef.get<{ version: number }>(address))
  const body = {
    version,
    followedId: articles[0]?.id,
    followsCheapest,
    articles: articles.map((one) => ({ id: one.id })),
  }
  await chef.done(chef.send('PUT', address, { body }))
}

/** Products tied to articles, some of them the cheapest's; replacements among them; sheets and a supplier in the bin. */
async function fillAccount() {
  const { butter, dough } = await bakery(chef)
  const margarine = await buy(chef, {
    name: 'Margarine',
    unit: 'L',
    densityKgPerL: 0.92,
    priceHt: 4.2,
    allergens: ['Soja'],
  })
  const counted = await buy(chef, {
    name: 'Beurre en plaquette',
    unit: 'pièce',
    contentQuantity: 250,
    contentUnit: 'g',
    priceHt: 2.345678,
    brand: 'Élle',
    allergenFree: true,
    countedWeights: { gousse: { quantity: 5, unit: 'g' } },
  })
  for (const [id, byId] of [
    [butter.id, margarine.id],
    [margarine.id, counted.id],
  ])
    await chef.done(
      chef.post(`/api/user-products/${id}/replace`, {
        byId,
        sheetIds: [dough.id],
        actId: crypto.randomUUID(),
      }),
    )
  const metro = await deal(chef, 'Metro')
  const articles = []
  for (const [index, name] of ['Beurre doux', 'Beurre sel', 'Beurre sec', 'Beurre AOP'].entries())
    articles.push(await offer(chef, metro, { name, priceHt: 4 + index }))
  const [one, two, three, four] = articles
  if (!one || !two || !three || !four) throw new Error('An article is missing')
  await take(chef, one)
  await followed(butter.id, [three, two], true)
  const gone = await deal(chef, 'Fermé')
  const article = await offer(chef, gone, { name: 'Beurre de ferme', priceHt: 1 })
  await followed(margarine.id, [four, article], false)
  const sheet = await write(chef, { title: 'Oubliée', ingredients: [grams(butter, 100), grams(counted, 30)] })
  const bin = binOf(chef)
  await bin.remove(`tech-sheets/${sheet.id}`)
  await bin.remove(`suppliers/${gone.id}`)
}

/** What every change sets, an undoing too: counts that only rise, the instant, and who made it. */
const OF_CHANGES = ['version', 'articles_version', 'names_revision', 'updated_at', 'person_id']

/** Every row of the account, without what every change sets, and without the merges themselves. */
function rows(): Promise<Record<string, unknown[]>> {
  return asMember(api.database, chef.userId, async ({ client }) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema = 'public' and table_name <> 'product_merges' order by 1`,
    )
    const all: Record<string, unknown[]> = {}
    for (const { name } of tables) {
      const { rows: found } = await client.query<{ row: unknown }>(
        `select to_jsonb(t) - $1::text[] as row from ${name} t order by to_jsonb(t)::text collate "C"`,
        [OF_CHANGES],
      )
      all[name] = found
        .map(({ row }) => row)
        .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
    }
    return all
  })
}

const product = (id: string) => chef.done(chef.get<UserProduct>(`/api/user-products/${id}`))

async function merge(id: string, otherId: string, choices: object): Promise<Merge> {
  const body = {
    otherId,
    version: (await product(id)).version,
    otherVersion: (await product(otherId)).version,
    actId: crypto.randomUUID(),
    ...choices,
  }
  return chef.done(chef.post<Merge>(`/api/user-products/${id}/merge`, body))
}
const undo = ({ id }: Merge) => chef.done(chef.send('POST', `/api/product-merges/${id}/undo`))

/** Products in pairs, the first dozen more often than the others: they have lines, articles and replacements. */
const some = () => {
  const ids = products.map(({ id }) => id)
  const rich = products.filter(({ name }) => /beurre|margarine/i.test(name)).map(({ id }) => id)
  return fc.oneof(fc.constantFrom(...rich), fc.constantFrom(...ids))
}
const choices = fc.record({
  taken: fc.subarray([...MERGED_PRODUCT_PARTS]),
  allergensOf: fc.constantFrom(...ALLERGENS_OF),
})

test('a merge costs what was foretold, and its undoing leaves every row of every table as it was', async () => {
  const before = await rows()
  const costs = await storedCosts(chef)
  expect(Object.values(before).filter((found) => found.length > 0).length).toBeGreaterThan(15)
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(some(), { minLength: 2, maxLength: 2 }),
      choices,
      async (pair, chosen) => {
        const [id, otherId] = pair as [string, string]
        const predicted = await chef.done(
          chef.post<MergeEffect>(`/api/user-products/${id}/merge-effect`, { otherId, ...chosen }),
        )
        const act = await merge(id, otherId, chosen)
        const after = await storedCosts(chef)
        const expected = { ...costs }
        for (const sheet of [...predicted.direct, ...predicted.others]) {
          const { coutMatiere, uncostedLines } = sheet.after
          const stored = costs[sheet.id]
          if (!stored) throw new Error('A sheet was foretold that is not there')
          const allergens = new Set([...stored.allergens, ...sheet.gained])
          for (const one of sheet.lost) allergens.delete(one)
          expected[sheet.id] = {
            ...stored,
            coutMatiere,
            uncostedLines,
            allergens: ALLERGENS.filter((one) => allergens.has(one)).toSorted(),
          }
        }
        for (const [sheetId, { coutMatiere, uncostedLines, allergens }] of Object.entries(expected))
          expect(after[sheetId], sheetId).toMatchObject({ coutMatiere, uncostedLines, allergens })
        expect(act.lines).toBe(predicted.moved.lines)
        expect(act.prices).toBe(predicted.moved.prices)
        expect(act.articles).toBe(predicted.moved.articles)
        await undo(act)
        expect(await rows()).toEqual(before)
      },
    ),
    { numRuns: RUNS, endOnFailure: true },
  )
  expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
})

test('merges of merged products are undone the last one first, and then every row is as it was', async () => {
  const before = await rows()
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(some(), { minLength: 3, maxLength: 4 }),
      choices,
      async ([first = '', ...others], chosen) => {
        const acts: Merge[] = []
        let going = first
        for (const kept of others) {
          acts.unshift(await merge(kept, going, chosen))
          going = kept
        }
        expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
        for (const act of acts) await undo(act)
        expect(await rows()).toEqual(before)
      },
    ),
    { numRuns: propertyRuns(5), endOnFailure: true },
  )
})

test('rows restored from the bin after a merge refer to the kept product, and are given back by the undo', async () => {
  const [kept, other] = products.filter(({ name }) => name === 'Beurre' || name === 'Margarine')
  if (!kept || !other) throw new Error('A product is missing')
  const bin = binOf(chef)
  const deleted = (await bin.list()).items
  for (const [id, otherId] of [
    [kept.id, other.id],
    [other.id, kept.id],
  ] as const) {
    const act = await merge(id, otherId, { taken: [], allergensOf: 'both' })
    const restored: { path: string }[] = []
    for (const item of (await bin.list()).items.filter(({ mergedInto }) => mergedInto === null)) {
      const { kind, id: root } = await bin.restore({ deletedItemId: item.id })
      restored.push({ path: `${kind === 'sheet' ? 'tech-sheets' : 'suppliers'}/${root}` })
    }
    expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
    const lines = await asMember(api.database, chef.userId, async ({ client }) => {
      const { rows: found } = await client.query<{ count: number }>(
        'select count(*) as count from tech_sheet_ingredients where user_product_id is null and sub_sheet_id is null',
      )
      return found[0]?.count
    })
    expect(lines).toBe(0)
    await undo(act)
    expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
    for (const { path } of restored) await bin.remove(path)
    expect((await bin.list()).total).toBe(deleted.length)
  }
})
