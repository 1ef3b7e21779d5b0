import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ArchiveImported, ArchiveReading } from '#contract/account-archive.ts'
import { exportAccount, readAccountFile, sendArchive, withoutIds } from '../testing/account-file.ts'
import { naiveCosts, storedCosts } from '../testing/costs.ts'
import { filledArchive } from '../testing/filled-archive.ts'
import { drawnLine, drawnPrice, drawnYield, gestures } from '../testing/gestures.ts'
import { sendInvoice } from '../testing/invoices.ts'
import { buy, grams, write } from '../testing/kitchen.ts'
import { perform, type Stock, toLine } from '../testing/perform.ts'
import { propertyRuns } from '#tests/property-runs.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

const read = (chef: Member, archive: Buffer) =>
  chef.done(sendArchive<ArchiveReading>(chef, archive, { path: '/reading' }))
const bring = (chef: Member, archive: Buffer, query = '') =>
  chef.done(sendArchive<ArchiveImported>(chef, archive, { query }))

type Sheet = {
  title: string
  coutMatiere: number
  checkedCost: number | null
  sellingPriceHt: number | null
  tvaRate: number
}

/** What each sheet costs and sells at, by its title. */
function figuresOf(archive: Buffer): Map<string, object> {
  const { data } = readAccountFile<{ techSheets: Sheet[] }>(archive)
  return new Map(
    data.techSheets.map(({ title, coutMatiere, checkedCost, sellingPriceHt, tvaRate }) => [
      title,
      { coutMatiere, checkedCost, sellingPriceHt, tvaRate },
    ]),
  )
}

/** The means that the pages show. */
/** A mean of doubles depends on the order in which they are added. */
const toTenDecimals = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toFixed(10)) : value

async function meansOf(chef: Member) {
  const [sheets, gammes] = await Promise.all([
    chef.done(chef.get<object>('/api/tech-sheets/statistics')),
    chef.done(chef.get<{ items: { nom: string; margePercentMoyenne: number }[] }>('/api/gammes')),
  ])
  const means = {
    sheets,
    gammes: gammes.items.map(({ nom, margePercentMoyenne }) => [nom, margePercentMoyenne]),
  }
  return JSON.parse(
    JSON.stringify(means).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '-'),
    toTenDecimals,
  ) as typeof means
}

type Rows = Record<string, { id: string }[]>

const idsIn = (bytes: Buffer) =>
  Object.values(readAccountFile<Rows>(bytes).data).flatMap((rows) => rows.map(({ id }) => id))

const tokenOf = async (chef: Member) => readAccountFile(await exportAccount(chef)).manifest.cartes[0]?.token

describe('an archive', () => {
  let owner: Member
  let archive: Buffer
  beforeAll(async () => {
    ;({ owner, archive } = await filledArchive(api))
  })

  test('imported into an empty account gives the same account, to the cent, under other ids', async () => {
    const chef = await api.signUp()
    const reading = await read(chef, archive)
    expect(reading).toMatchObject({ empty: true, sameWastage: false, carteKept: false })
    expect(Object.values(reading.there).map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0])
    const { made, otherCosts, address } = await bring(chef, archive)
    expect(made).toEqual(reading.holds)
    expect({ otherCosts, address }).toEqual({ otherCosts: 0, address: 'new' })
    const again = await exportAccount(chef)
    expect(withoutIds(again)).toEqual(withoutIds(archive))
    expect(figuresOf(again)).toEqual(figuresOf(archive))
    expect(await meansOf(chef)).toEqual(await meansOf(owner))
    expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
    const before = new Set(idsIn(archive))
    expect(idsIn(again).filter((id) => before.has(id))).toEqual([])
    expect(readAccountFile(again).account.settings).toEqual(readAccountFile(archive).account.settings)
  })

  test('keeps the address of its carte where it is free, and takes none of another account', async () => {
    const [first, second] = [await api.signUp(), await api.signUp()]
    const token = await tokenOf(owner)
    expect((await bring(first, archive)).address).toBe('new')
    expect(await tokenOf(first)).not.toBe(token)
    expect(await tokenOf(owner)).toBe(token)
    const { manifest } = readAccountFile(await exportAccount(owner))
    await owner.done(owner.delete(`/api/cartes/${manifest.cartes[0]?.id}/publication`, { token }))
    expect((await bring(second, archive)).address).toBe('kept')
    expect(await tokenOf(second)).toBe(token)
    expect((await bring(second, archive)).address).toBe('own')
  })

  test('imported again changes nothing where what is there is kept', async () => {
    const chef = await api.signUp()
    await bring(chef, archive)
    const before = withoutIds(await exportAccount(chef))
    const reading = await read(chef, archive)
    expect(reading.there.sheets.count).toBe(reading.holds.sheets)
    const { made, kept } = await bring(chef, archive)
    expect(made).toMatchObject({
      sheets: 0,
      products: 0,
      suppliers: 0,
      gammes: 0,
      menus: 0,
      sales: 0,
      articles: 0,
    })
    expect(kept.sheets).toBe(reading.holds.sheets)
    const { deletedItems: _bin, deletedRows: _rows, ...after } = withoutIds(await exportAccount(chef))
    expect(before).toMatchObject(after)
  })

  test('imported beside what is there has the same figures under other titles', async () => {
    const chef = await api.signUp()
    await bring(chef, archive)
    const choices = ['sheets', 'products', 'suppliers', 'gammes', 'menus', 'sales'].map(
      (kind) => `${kind}=double`,
    )
    const { made, kept, renamed, renamedCount, otherCosts } = await bring(
      chef,
      archive,
      `?${choices.join('&')}`,
    )
    expect(made).toEqual((await read(chef, archive)).holds)
    expect({ ...kept, otherCosts }).toMatchObject({ sheets: 0, products: 0, gammes: 0, otherCosts: 0 })
    expect(renamedCount).toBeGreaterThanOrEqual(renamed.length)
    expect(renamed[0]?.as).toBe(`${renamed[0]?.title} (copie)`)
    const figures = figuresOf(await exportAccount(chef))
    for (const [title, facts] of figuresOf(archive)) {
      expect(figures.get(title)).toEqual(facts)
      expect(figures.get(`${title} (copie)`), title).toEqual(facts)
    }
    expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
  })

  test('leaves what is there as it is, connects to it, and says what costs otherwise for it', async () => {
    const [chef, source] = [await api.signUp(), await api.signUp()]
    const mine = await buy(chef, { name: 'FARINE', priceHt: 3 })
    const piece = await buy(chef, { name: 'Citron', unit: 'pièce', priceHt: 1 })
    const flour = await buy(source, { name: 'Farine', priceHt: 1 })
    const lemon = await buy(source, { name: 'Citron', unit: 'kg', priceHt: 4 })
    await write(source, { title: 'Pain', ingredients: [grams(flour, 1000)] })
    await write(source, { title: 'Zestes', ingredients: [grams(lemon, 500)] })
    const { made, kept, otherCosts } = await bring(chef, await exportAccount(source))
    expect(made).toMatchObject({ sheets: 2, products: 1 })
    expect({ products: kept.products, otherCosts }).toEqual({ products: 1, otherCosts: 1 })
    const figures = figuresOf(await exportAccount(chef))
    expect(figures.get('Pain')).toMatchObject({ coutMatiere: 3 })
    expect(figures.get('Zestes')).toMatchObject({ coutMatiere: 2 })
    for (const product of [mine, piece])
      expect(await chef.done(chef.get(`/api/user-products/${product.id}`))).toEqual(product)
  })

  test('names no row that stays out: what a credit note granted stays granted without it', async () => {
    const chef = await api.signUp()
    type Stored = { invoices: { kind: string; sha256: string }[]; invoiceLines: Line[] }
    type Line = { name: string; claim: string; creditNoteId: string | null }
    const granted = (bytes: Buffer) =>
      readAccountFile<Stored>(bytes).data.invoiceLines.filter(({ claim }) => claim === 'granted')
    expect(granted(archive)).toMatchObject([{ creditNoteId: expect.any(String) }])
    const note = readAccountFile<Stored>(archive).data.invoices.find(({ kind }) => kind === 'credit')
    await chef.done(sendInvoice(chef, {}, note?.sha256))
    await bring(chef, archive)
    expect(granted(await exportAccount(chef))).toMatchObject([{ creditNoteId: null }])
  })

  test('sent again under its key is imported once', async () => {
    const [chef, source] = [await api.signUp(), await api.signUp()]
    await write(source, { title: 'Soupe' })
    const small = await exportAccount(source)
    const options = { key: '"one"' }
    const answers = [await sendArchive(chef, small, options), await sendArchive(chef, small, options)]
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 201, body: answers[0]?.body },
      { status: 201, body: answers[0]?.body },
    ])
    expect(figuresOf(await exportAccount(chef)).size).toBe(1)
    expect((await sendArchive(chef, await exportAccount(chef), options)).body).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    })
  })
})

const kitchens = fc.record({
  prices: fc.array(drawnPrice, { minLength: 2, maxLength: 4 }),
  sheets: fc.array(
    fc.record({ lines: fc.array(drawnLine, { minLength: 1, maxLength: 4 }), yielded: drawnYield }),
    { minLength: 2, maxLength: 5 },
  ),
  list: fc.array(gestures, { maxLength: 8 }),
})

test('export and import are inverse, whatever a kitchen has been through', async () => {
  await fc.assert(
    fc.asyncProperty(kitchens, async ({ prices, sheets, list }) => {
      const [chef, other] = [await api.signUp(), await api.signUp()]
      const stock: Stock = { products: [], sheets: [] }
      for (const priceHt of prices) stock.products.push((await buy(chef, { priceHt, densityKgPerL: 1 })).id)
      for (const { lines, yielded } of sheets) {
        const ingredients = lines
          .filter((line) => 'product' in line || stock.sheets.length > 0)
          .map((line) => toLine(stock, line))
        const facts = { ...yielded, sellingPriceHt: 12, ingredients } as Parameters<typeof write>[1]
        stock.sheets.push((await write(chef, facts)).id)
      }
      for (const gesture of list) await perform(chef, stock, gesture)
      const archive = await exportAccount(chef)
      const { otherCosts } = await bring(other, archive)
      expect(otherCosts).toBe(0)
      expect(withoutIds(await exportAccount(other))).toEqual(withoutIds(archive))
      expect(await meansOf(other)).toEqual(await meansOf(chef))
    }),
    { numRuns: propertyRuns(8) },
  )
})
