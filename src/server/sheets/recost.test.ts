import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { UserProduct } from '#contract/products.ts'
import type { TechSheet } from '#contract/sheets.ts'
import { asMember } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import { emptyKitchen } from '../testing/empty-kitchen.ts'
import { buy, grams, read, save, write } from '../testing/kitchen.ts'
import { chefForAllTests } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'
import { naiveCosts, storedCosts } from '../testing/costs.ts'

let api: Api
let chef: Member
chefForAllTests((setUp) => ({ api, chef } = setUp))

const METHODS = ['majoration', 'rendement'] as const

/** Enough for an unlocked recost to go wrong in each of the races. */
const ROUNDS = 12

type Kitchen = { products: UserProduct[]; sheets: TechSheet[] }

/** A few products and empty sheets, and nothing of earlier tests. */
async function openKitchen(): Promise<Kitchen> {
  await emptyKitchen(api, chef)
  const products = [
    await buy(chef, { priceHt: 1.35 }),
    await buy(chef, { name: 'Crème', unit: 'L', priceHt: 4.2, densityKgPerL: 1.01 }),
    await buy(chef, { name: 'Œuf', unit: 'pièce', priceHt: 0.31, contentQuantity: 60, contentUnit: 'g' }),
    await buy(chef, { name: 'Safran', unit: 'g', priceHt: null }),
  ]
  const sheets = [await write(chef), await write(chef), await write(chef)]
  return { products, sheets }
}

/** Costs as they stand beside costs worked out anew, line by line, from what the API says. */
async function expectRightCosts() {
  expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
}

async function manyTimes(race: (kitchen: Kitchen, round: number) => Promise<unknown>) {
  const kitchen = await openKitchen()
  for (let round = 1; round <= ROUNDS; round += 1) {
    await race(kitchen, round)
    await expectRightCosts()
  }
}

describe('at the same moment', () => {
  test('a price changes and a sheet takes the product up', () =>
    manyTimes(async ({ products: [flour], sheets: [sheet] }, round) => {
      const current = await read(chef, sheet as TechSheet)
      await Promise.all([
        chef.done(chef.change(`/api/user-products/${flour?.id}`, { priceHt: round })),
        save(chef, current, { ingredients: [grams(flour ?? null, 1000 * round)] }),
      ])
    }))

  test('two prices of one sheet change', () =>
    manyTimes(async ({ products: [flour, cream], sheets: [sheet] }, round) => {
      if (round === 1)
        await save(chef, sheet as TechSheet, {
          ingredients: [grams(flour ?? null, 500), grams(cream ?? null, 500)],
        })
      await Promise.all([
        chef.done(chef.change(`/api/user-products/${flour?.id}`, { priceHt: round })),
        chef.done(chef.change(`/api/user-products/${cream?.id}`, { priceHt: 100 - round })),
      ])
    }))

  test('the method changes and a sheet is saved', () =>
    manyTimes(async ({ products: [flour], sheets: [sheet] }, round) => {
      const current = await read(chef, sheet as TechSheet)
      await Promise.all([
        chef.done(chef.change('/api/account', { settings: { wastageMethod: METHODS[round % 2] } })),
        save(chef, current, { ingredients: [grams(flour ?? null, 100 * round, { wastagePercent: 20 })] }),
      ])
    }))

  test('a product goes and a sheet takes it up', () =>
    manyTimes(async ({ sheets: [sheet] }, round) => {
      const product = await buy(chef, { priceHt: round })
      const current = await read(chef, sheet as TechSheet)
      const [gone, saved] = await Promise.all([
        chef.delete(`/api/user-products/${product.id}`),
        chef.patch(`/api/tech-sheets/${current.id}`, {
          version: current.version,
          ingredients: [grams(product, 100)],
        }),
      ])
      expect(gone.status).toBe(200)
      expect([200, 422]).toContain(saved.status)
    }))
})

test('a recost is no edit: the sheet keeps its version and its date', async () => {
  const { products, sheets } = await openKitchen()
  const [flour] = products
  const sheet = await save(chef, sheets[0] as TechSheet, { ingredients: [grams(flour ?? null, 1000)] })
  await chef.done(chef.change(`/api/user-products/${flour?.id}`, { priceHt: 7.77 }))
  const { version, updatedAt } = sheet
  expect(await read(chef, sheet)).toMatchObject({ coutMatiere: 7.77, version, updatedAt })
})

test('a change that changes no cost writes no sheet', async () => {
  const { products, sheets } = await openKitchen()
  const sheet = await save(chef, sheets[0] as TechSheet, { ingredients: [grams(products[0] ?? null, 1000)] })
  const rowVersion = () =>
    asMember(api.database, chef.userId, async ({ client }) => {
      const { rows } = await client.query<{ xmin: string }>('SELECT xmin FROM tech_sheets WHERE id = $1', [
        sheet.id,
      ])
      return rows[0]?.xmin
    })
  const before = await rowVersion()
  await chef.done(chef.change('/api/account', { settings: { wastageMethod: 'rendement' } }))
  expect(await rowVersion()).toBe(before)
  expect((await read(chef, sheet)).coutMatiere).toBe(1.35)
})

/** More than are recosted at once. */
const CHAIN = 600

test('a price reaches hundreds of sheets that each contain the one before, in any order of their rows', async () => {
  const { products } = await openKitchen()
  const [flour] = products
  const ids = Array.from({ length: CHAIN }, () => randomUUID())
  await asMember(api.database, chef.userId, async (tx) => {
    await namesChange(tx)
    await tx.client.query(
      `INSERT INTO tech_sheets (user_id, id, title, category, portions)
       SELECT $1::uuid, id, 'Étage n° ' || place, 'Sauce', 1 FROM unnest($2::uuid[]) WITH ORDINALITY AS floor (id, place)`,
      [chef.userId, ids],
    )
    await tx.client.query(
      `INSERT INTO tech_sheet_ingredients (user_id, tech_sheet_id, user_product_id, sub_sheet_id, quantity, unit)
       SELECT $1::uuid, above, NULL::uuid, below, 1, 'portion' FROM unnest($3::uuid[], $4::uuid[]) AS line (above, below)
       UNION ALL SELECT $1, id, $5::uuid, NULL, 1, 'kg' FROM unnest($2::uuid[]) AS floor (id)`,
      [chef.userId, ids, ids.slice(1), ids.slice(0, -1), flour?.id],
    )
  })
  await chef.done(chef.change(`/api/user-products/${flour?.id}`, { priceHt: 0.25 }))
  const costs = await asMember(api.database, chef.userId, async ({ client }) => {
    const { rows } = await client.query<{ cost: number }>(
      `SELECT cout_matiere AS cost FROM unnest($2::uuid[]) WITH ORDINALITY AS floor (id, place)
       JOIN tech_sheets s ON s.user_id = $1 AND s.id = floor.id ORDER BY place`,
      [chef.userId, ids],
    )
    return rows.map(({ cost }) => cost)
  })
  expect(costs).toEqual(ids.map((_, place) => 0.25 * (place + 1)))
})
