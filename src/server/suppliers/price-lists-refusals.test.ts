import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Supplier } from '#contract/suppliers.ts'
import type { Method } from '../testing/api-client.ts'
import { supplierForEachTest } from '../testing/supplier-set-up.ts'
import type { Api, Member } from '../testing/start-api.ts'
import { add, draft } from '../testing/price-lists.ts'
import { deal } from '../testing/suppliers.ts'

let api: Api
let chef: Member
let supplier: Supplier
supplierForEachTest((setUp) => ({ api, chef, supplier } = setUp))

const LIST = randomUUID()
const ROUTES: [Method, string, object?][] = [
  ['GET', ''],
  ['POST', '', { fileName: 'a.csv', version: 0, changes: 0, unchanged: 0 }],
  ['PUT', '/mapping', { mapping: null }],
  ['PUT', `/${LIST}/rows`, { from: 0, rows: [add({})] }],
  ['POST', `/${LIST}/commit`, { takePrices: true }],
  ['POST', `/${LIST}/undo`],
  ['DELETE', `/${LIST}`],
]
test.each(ROUTES)(
  '%s %s of a supplier of another account, or of none, is 404',
  async (method, path, body) => {
    const rival = await api.signUp()
    const theirs = await deal(rival)
    const list = await draft(rival, theirs, [add({})])
    for (const id of [theirs.id, randomUUID(), 'halles'])
      for (const listId of [list.id, LIST, 'tarif'])
        expect(
          await chef.send(method, `/api/suppliers/${id}/price-list${path.replace(LIST, listId)}`, { body }),
        ).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    if (path.includes(LIST))
      expect(
        (
          await chef.send(method, `/api/suppliers/${supplier.id}/price-list${path.replace(LIST, list.id)}`, {
            body,
          })
        ).status,
      ).toBe(404)
    expect(
      (await api.visitor().send(method, `/api/suppliers/${supplier.id}/price-list${path}`, { body })).status,
    ).toBe(401)
  },
)

test('a mapping that is nested more deeply than a mapping is refused, and the one before it is kept', async () => {
  const path = `/api/suppliers/${supplier.id}/price-list`
  const mapping = { hasHeader: true, columns: [{ header: 'prix', role: 'price' }] }
  await chef.done(chef.send('PUT', `${path}/mapping`, { body: { mapping } }))
  const body = `{"mapping":{"columns":${'['.repeat(8)}${']'.repeat(8)}}}`
  expect(await chef.send('PUT', `${path}/mapping`, { body })).toMatchObject({
    status: 422,
    body: { code: 'VALIDATION', data: { fields: [{ path: 'mapping', rule: 'invalid' }] } },
  })
  expect((await chef.get(path)).body).toMatchObject({ mapping })
})
