import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportAccount } from '../testing/account-file.ts'
import { binOf } from '../testing/bin.ts'
import { naiveCosts, storedCosts } from '../testing/costs.ts'
import { filledArchive } from '../testing/filled-archive.ts'
import { drawnLine, drawnPrice, drawnYield, gestures } from '../testing/gestures.ts'
import { accountState, besideBin, DOUBLE, importsOf, putLogo } from '../testing/imports.ts'
import { bakery, buy, write } from '../testing/kitchen.ts'
import { perform, type Stock, toLine } from '../testing/perform.ts'
import { propertyRuns } from '#tests/property-runs.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

const settings = async (who: Member) =>
  (await who.done(who.get<{ settings: object }>('/api/account'))).settings

/** Imports, undoes, restores and undoes again, and compares every row of every table. */
async function expectRoundTrip(chef: Member, archive: Buffer, query: string): Promise<void> {
  const [imports, bin] = [importsOf(chef), binOf(chef)]
  // A carte is made when its page is first opened.
  await chef.done(chef.get('/api/carte'))
  const [before, binned] = [await accountState(api, chef), await bin.list()]
  const { importId } = await imports.bring(archive, query)
  const after = await accountState(api, chef)
  expect(importId !== null).toBe(JSON.stringify(before) !== JSON.stringify(after))
  if (importId === null) return
  for (let time = 0; time < 2; time += 1) {
    const { deletedItemId, stays } = await imports.undo(importId)
    expect(stays).toEqual({ count: 0, names: [] })
    expect(besideBin(await accountState(api, chef))).toEqual(besideBin(before))
    const { items } = await bin.list()
    expect(items.filter(({ id }) => id !== deletedItemId)).toEqual(binned.items)
    expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
    const restored = await bin.restore({ deletedItemId: deletedItemId ?? '' })
    expect(restored).toMatchObject({ kind: 'import', waiting: 0, lost: 0, left: 0 })
    expect(await accountState(api, chef)).toEqual(after)
  }
}

describe('an import of an archive that is undone leaves every table as it was, and restored as it had left them', () => {
  let owner: Member
  let archive: Buffer
  beforeAll(async () => {
    ;({ owner } = await filledArchive(api))
    await putLogo(owner)
    archive = await exportAccount(owner)
  })

  test('in an empty account, which can then import again as if nothing had been', async () => {
    const chef = await api.signUp()
    await expectRoundTrip(chef, archive, '')
    const imports = importsOf(chef)
    const [first] = await imports.list()
    expect(first?.made.sheets).toBeGreaterThan(0)
    await imports.undo(first?.id ?? null)
    const { made, kept } = await imports.bring(archive)
    expect({ made: made.sheets, kept: kept.sheets }).toEqual({ made: first?.made.sheets, kept: 0 })
    expect(await settings(chef)).toEqual(await settings(owner))
  })

  test.each([
    ['keeps', ''],
    ['doubles', DOUBLE],
  ])('in one that is used, and %s what is there', async (_what, query) => {
    const chef = await api.signUp()
    await importsOf(chef).bring(archive)
    await bakery(chef)
    const bin = binOf(chef)
    for (const noun of ['tech-sheets', 'user-products', 'suppliers', 'gammes', 'menus']) {
      const { items } = await chef.done(chef.get<{ items: { id: string }[] }>(`/api/${noun}`))
      for (const { id } of items.slice(0, 2)) await bin.remove(`${noun}/${id}`)
    }
    await expectRoundTrip(chef, archive, query)
  })
})

const kitchen = fc.record({
  prices: fc.array(drawnPrice, { minLength: 2, maxLength: 4 }),
  sheets: fc.array(
    fc.record({ lines: fc.array(drawnLine, { minLength: 1, maxLength: 3 }), yielded: drawnYield }),
    { minLength: 2, maxLength: 4 },
  ),
  list: fc.array(gestures, { maxLength: 5 }),
})
type Kitchen = typeof kitchen extends fc.Arbitrary<infer Drawn> ? Drawn : never

async function cook(chef: Member, { prices, sheets, list }: Kitchen): Promise<void> {
  const stock: Stock = { products: [], sheets: [] }
  for (const [at, priceHt] of prices.entries())
    stock.products.push((await buy(chef, { name: `Produit ${at}`, priceHt, densityKgPerL: 1 })).id)
  for (const [at, { lines, yielded }] of sheets.entries()) {
    const ingredients = lines
      .filter((line) => 'product' in line || stock.sheets.length > 0)
      .map((line) => toLine(stock, line))
    const facts = { title: `Fiche de base ${at}`, ...yielded, ingredients } as Parameters<typeof write>[1]
    stock.sheets.push((await write(chef, facts)).id)
  }
  for (const gesture of list) await perform(chef, stock, gesture)
}

test('the same holds whatever two kitchens have been through, of which one imports the other', async () => {
  await fc.assert(
    fc.asyncProperty(kitchen, kitchen, fc.constantFrom('', DOUBLE), async (theirs, own, query) => {
      const [source, chef] = [await api.signUp(), await api.signUp()]
      await cook(source, theirs)
      await cook(chef, own)
      await expectRoundTrip(chef, await exportAccount(source), query)
    }),
    { numRuns: propertyRuns(6) },
  )
})
