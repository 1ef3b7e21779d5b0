import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { heldBy } from '../testing/checksums.ts'
import { buy, grams, write } from '../testing/kitchen.ts'
import {
  fileLine,
  fileProduct,
  fileSheet,
  planOf,
  sendImport,
  tartAndDough,
} from '../testing/sheet-import.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

const signUp = async () => (chef = await api.signUp())

/** Sends an import that is refused, and expects that nothing was written. */
const refused = async (sent: Parameters<typeof sendImport>[1]) => {
  const before = await heldBy(api.database, chef)
  const { status, body } = await sendImport(chef, sent)
  expect(await heldBy(api.database, chef)).toEqual(before)
  return { status, body }
}

describe('is refused whole', () => {
  test('with the sheet and the line that does not fit', async () => {
    await signUp()
    const sent = tartAndDough()
    sent.sheets[1]?.lines.push({ name: 'Sucre', of: { kind: 'product', at: 9 }, quantity: 1, unit: 'g' })
    expect(await refused(sent)).toMatchObject({
      status: 422,
      body: { data: { fields: [{ path: 'sheets.1.lines.2.of', rule: 'unknown-reference' }] } },
    })
    const none = tartAndDough()
    none.sheets[0]?.lines.push(fileLine('Farine', 0, 0))
    expect(await refused(none)).toMatchObject({
      body: { data: { fields: [{ path: 'sheets.0.lines.3.quantity', rule: 'quantity-too-low' }] } },
    })
  })

  test('with a title that another sheet has, in the import or in the account', async () => {
    await signUp()
    await write(chef, { title: 'PÂTE' })
    const sent = tartAndDough()
    sent.sheets.push(fileSheet('tarte FINE', []))
    expect(await refused(sent)).toMatchObject({
      body: {
        data: {
          fields: [
            { path: 'sheets.1.title', rule: 'title-taken' },
            { path: 'sheets.2.title', rule: 'title-taken' },
          ],
        },
      },
    })
    const plan = await planOf(chef, {
      products: [],
      sheets: [fileSheet('Sauce', []), fileSheet('sauce', [])],
    })
    expect(plan.sheets.map(({ title }) => title)).toEqual(['Sauce', 'sauce (2)'])
  })

  test('with the way of a circle among preparations, also through a sheet of the account', async () => {
    await signUp()
    const flour = await buy(chef)
    const stock = await write(chef, { title: 'Fond', ingredients: [grams(flour, 10)] })
    const {
      sheets: [made],
    } = await chef.done(
      sendImport(chef, {
        products: [],
        sheets: [
          fileSheet('Sauce', [
            { name: 'Fond', of: { kind: 'existing', id: stock.id }, quantity: 1, unit: 'portion' },
          ]),
        ],
      }),
    )
    const circle = fileSheet(
      'Fond',
      [{ name: 'Sauce', of: { kind: 'existing', id: made?.id ?? '' }, quantity: 1, unit: 'portion' }],
      {
        target: { kind: 'replace', id: stock.id, version: stock.version },
      },
    )
    const { status, body } = await refused({ products: [], sheets: [circle] })
    expect({ status, body }).toMatchObject({ status: 422, body: { code: 'PREPARATION_CYCLE' } })
    const { path } = (body as unknown as { data: { path: { title: string }[] } }).data
    expect(path.map(({ title }) => title).sort()).toEqual(
      path.length === 3 && path[0]?.title === 'Fond' ? ['Fond', 'Fond', 'Sauce'] : ['Fond', 'Sauce', 'Sauce'],
    )
  })

  test("with another account's product, sheet or preparation", async () => {
    const neighbour = await api.signUp()
    const product = await buy(neighbour)
    const sheet = await write(neighbour, { title: 'Secret' })
    await signUp()
    const theirs = { kind: 'product', id: product.id } as const
    expect(
      await refused({
        products: [fileProduct('Farine', 1, { target: theirs })],
        sheets: [fileSheet('Pain', [])],
      }),
    ).toMatchObject({
      body: { data: { fields: [{ path: 'products.0.target' }] } },
    })
    for (const kind of ['keep', 'replace'] as const) {
      const target = { kind, id: sheet.id, version: 1 }
      expect(await refused({ products: [], sheets: [fileSheet('Pain', [], { target })] })).toMatchObject({
        body: { data: { fields: [{ path: 'sheets.0.target' }] } },
      })
    }
    const line = {
      name: 'Secret',
      of: { kind: 'existing', id: sheet.id },
      quantity: 1,
      unit: 'portion',
    } as const
    expect(await refused({ products: [], sheets: [fileSheet('Pain', [line])] })).toMatchObject({
      body: { data: { fields: [{ path: 'sheets.0.lines.0.of' }] } },
    })
  })
})
