import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UndoneImport } from '#contract/imports.ts'
import type { PriceStep } from '#contract/prices.ts'
import { asMember } from '#database/as-member.ts'
import { isWithdrawn } from '#domain/pricing/price-source.ts'
import { binOf } from '../testing/bin.ts'
import { buy, grams, read, save, write } from '../testing/kitchen.ts'
import { propertyRuns } from '#tests/property-runs.ts'
import {
  FILE,
  fileLine,
  fileProduct,
  fileSheet,
  importAsPlanned,
  planOf,
  productsOf,
  sendImport,
  type SentImport,
  sheetsOf,
  tartAndDough,
} from '../testing/sheet-import.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
beforeAll(async () => {
  api = await sharedApi()
  chef = await api.signUp()
  await importAsPlanned(chef, tartAndDough())
  const leek = await buy(chef, { name: 'Poireau', priceHt: 3 })
  await write(chef, { title: 'Soupe', ingredients: [grams(leek, 200)] })
})
afterAll(() => api.close())

const undo = (id: string | null) => chef.done(chef.post<UndoneImport>(`/api/imports/${id}/undo`))
const withoutVersions = (key: string, value: unknown) =>
  ['version', 'updatedAt'].includes(key) ? undefined : value

/** What the account holds, as it is seen, and what it knows of files. Undoing is an edit too. */
async function held(): Promise<unknown> {
  const sheets = await Promise.all((await sheetsOf(chef)).map((sheet) => read(chef, sheet)))
  const known = await asMember(api.database, chef.userId, async ({ client }) => {
    const names = await client.query('select user_product_id, name, unit from product_names order by 1, 2, 3')
    const origins = await client.query(
      'select tech_sheet_id, file_name, tab, cell, title, read, written from sheet_origins order by 1',
    )
    return { names: names.rows, origins: origins.rows }
  })
  return JSON.parse(JSON.stringify({ sheets, products: await productsOf(chef), known }, withoutVersions))
}

const lines = fc.array(fc.record({ product: fc.nat(5), grams: fc.integer({ min: 1, max: 900 }) }), {
  maxLength: 4,
})
const imports = fc.record({
  prices: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 6, maxLength: 6 }),
  modifiedAt: fc.constantFrom(null, FILE.modifiedAt, '2019-03-01T00:00:00.000Z'),
  sheets: fc.array(
    fc.record({
      fate: fc.constantFrom('new', 'replace', 'keep'),
      lines,
      portions: fc.integer({ min: 1, max: 9 }),
    }),
    {
      minLength: 1,
      maxLength: 4,
    },
  ),
})

test('undoing an import leaves the account as it was', async () => {
  const before = await held()
  await fc.assert(
    fc.asyncProperty(imports, async ({ prices, modifiedAt, sheets }) => {
      const there = await sheetsOf(chef)
      const own = await productsOf(chef)
      const products = prices.map((price, at) => {
        const product = own[at]
        const target = product && ({ kind: 'product', id: product.id } as const)
        return fileProduct(`Nom ${at}`, price, target ? { target } : {})
      })
      const sent: SentImport = {
        files: [{ name: 'autres.xlsx', modifiedAt }],
        products,
        sheets: sheets.map(({ fate, lines: of, portions }, at) => {
          const met = fate === 'new' ? undefined : there[at]
          const target =
            met === undefined
              ? ({ kind: 'new' } as const)
              : fate === 'keep'
                ? ({ kind: 'keep', id: met.id } as const)
                : ({ kind: 'replace', id: met.id, version: met.version } as const)
          const title = met?.title ?? `Nouvelle ${at}`
          const fileLines = of.map(({ product, grams: quantity }) =>
            fileLine(`Nom ${product}`, product, quantity),
          )
          return fileSheet(title, fileLines, { portions, target })
        }),
      }
      const { importId } = await chef.done(sendImport(chef, sent))
      if (importId !== null) await undo(importId)
      expect(await held()).toEqual(before)
    }),
    { numRuns: propertyRuns(6) },
  )
})

test('what was changed since an import has replaced it stays when that is undone, and is named', async () => {
  const [soup] = (await sheetsOf(chef)).filter(({ title }) => title === 'Soupe')
  const target = { kind: 'replace', id: soup?.id ?? '', version: soup?.version ?? 0 } as const
  const { importId } = await chef.done(
    sendImport(chef, { products: [], sheets: [fileSheet('Soupe', [], { portions: 7, target })] }),
  )
  await save(chef, await read(chef, { id: soup?.id ?? '' }), { portions: 8 })
  expect((await undo(importId)).stays).toEqual({ count: 1, names: ['Soupe'] })
  expect(await read(chef, { id: soup?.id ?? '' })).toMatchObject({ portions: 8, ingredients: [] })
})

const file = (quantity: number) => ({
  products: [fileProduct('Farine', 1)],
  sheets: [fileSheet('Brioche', [fileLine('Farine', 0, quantity)])],
})

test('a price of a file that is undone and imported again is the last of the history, at the date of the file', async () => {
  chef = await api.signUp()
  await importAsPlanned(chef, file(500))
  const [flour = { id: '', priceHt: 0 }] = await productsOf(chef)
  const later = { name: 'fiches.xlsx', modifiedAt: '2026-02-20T08:00:00.000Z' }
  const target = { kind: 'product' as const, id: flour.id }
  const sent = {
    files: [later],
    products: [fileProduct('Farine', 4, { target })],
    sheets: [fileSheet('Crêpe', [])],
  }
  const counted = async () => {
    const { items } = await chef.done(
      chef.get<{ items: PriceStep[] }>(`/api/user-products/${flour.id}/prices`),
    )
    return items.filter((step) => !isWithdrawn(step)).map(({ at, newPriceHt }) => [at, newPriceHt])
  }
  const first = [FILE.modifiedAt, 1]
  const taken = [later.modifiedAt, 4]
  const { importId } = await chef.done(sendImport(chef, sent))
  expect(await counted()).toEqual([taken, first])
  const { deletedItemId } = await undo(importId)
  expect(await counted()).toEqual([first])
  await binOf(chef).restore({ deletedItemId: deletedItemId ?? '' })
  expect(await counted()).toEqual([taken, first])
  await undo(importId)
  await chef.done(sendImport(chef, sent))
  expect(await counted()).toEqual([taken, first])
  expect(await productsOf(chef)).toMatchObject([{ priceHt: 4, priceChangedAt: later.modifiedAt }])
})

const outcomeOf = async (quantity: number) => (await planOf(chef, file(quantity))).sheets[0]?.outcome

describe('the import of a file after one of it was undone', () => {
  test.each(['replace', 'keep'] as const)('shows what it showed before: %s', async (kind) => {
    chef = await api.signUp()
    const [brioche = { id: '' }] = (await importAsPlanned(chef, file(500))).sheets
    const { version } = await read(chef, brioche)
    const target = kind === 'keep' ? { kind, id: brioche.id } : { kind, id: brioche.id, version }
    const sheets = file(600).sheets.map((sheet) => ({ ...sheet, target }))
    const { importId } = await chef.done(sendImport(chef, { ...file(600), sheets }))
    expect(await outcomeOf(600)).toBe('unchanged')
    await undo(importId)
    expect([await outcomeOf(500), await outcomeOf(600)]).toEqual(['unchanged', 'update'])
  })

  test('shows what was left out of a sheet that was kept, though it was changed since', async () => {
    chef = await api.signUp()
    const [brioche = { id: '' }] = (await importAsPlanned(chef, file(500))).sheets
    const sheets = file(600).sheets.map((sheet) => ({
      ...sheet,
      target: { kind: 'keep' as const, id: brioche.id },
    }))
    const { importId } = await chef.done(sendImport(chef, { ...file(600), sheets }))
    await save(chef, await read(chef, brioche), { portions: 8 })
    const { stays, deletedItemId } = await undo(importId)
    expect(stays).toEqual({ count: 0, names: [] })
    expect(await outcomeOf(600)).toBe('changed-since')
    await binOf(chef).restore({ deletedItemId: deletedItemId ?? '' })
    expect(await outcomeOf(600)).toBe('unchanged')
    expect(await read(chef, brioche)).toMatchObject({ portions: 8 })
  })
})
