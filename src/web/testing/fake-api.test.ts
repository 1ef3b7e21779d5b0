import { expect, test } from 'vitest'
import { type Answers, noNetwork, refusal } from './answers.ts'
import { FakeApi } from './fake-api.ts'
import { userProduct } from '#contract/testing/product-fixtures.ts'
import { onePage } from './fixtures.ts'

const ADDRESS = 'http://localhost/api/user-products'

async function send(answers: Answers, request = new Request(ADDRESS)) {
  const api = new FakeApi(answers)
  const response = await api.handle(request)
  const body: unknown = await response.json()
  return { api, status: response.status, body }
}

const post = (body: object) =>
  new Request(ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('an answer comes as the server would send it, and the call is recorded with its parsed input', async () => {
  const page = onePage([userProduct()])
  const request = new Request(`${ADDRESS}?limit=20`)
  const { api, body } = await send({ products: { list: () => page } }, request)
  expect(body).toEqual(page)
  expect(api.calls.products.list).toEqual([{ limit: 20, sort: 'name' }])
  expect(api.problems).toEqual([])
})

test('a procedure without an answer is a problem that names it', async () => {
  const { api } = await send({})
  expect(api.problems).toEqual([expect.stringContaining('The test gives no answer for products.list')])
})

test('an answer that breaks the contract is a problem, and so is one that says more', async () => {
  const broken = await send({ products: { list: () => onePage([userProduct({ name: '' })]) } })
  expect(broken.api.problems).toEqual([expect.stringContaining('items.0.name required')])
  const yellow = { ...userProduct(), colour: 'jaune' }
  const more = await send({ products: { list: () => onePage([yellow]) } })
  expect(more.api.problems).toEqual([expect.stringContaining('items.0.colour')])
})

test('a refusal has its status and its data, which the contract checks', async () => {
  const fields = [{ path: 'name', rule: 'too-long' }]
  const refused = await send({ products: { list: () => refusal('VALIDATION', { fields }) } })
  expect(refused).toMatchObject({ status: 422, body: { code: 'VALIDATION', data: { fields } } })
  const wrong = await send({ products: { list: () => refusal('VALIDATION', {}) } })
  expect(wrong.api.problems).toEqual([expect.stringContaining('other data for VALIDATION')])
})

test('an input that breaks the contract is refused field by field', async () => {
  const { status, body } = await send({}, post({ category: 'Épicerie', unit: 'kg', priceHt: 1 }))
  expect({ status, body }).toMatchObject({
    status: 422,
    body: { code: 'VALIDATION', data: { fields: [{ path: 'name', rule: 'required' }] } },
  })
})

test('without a network the request rejects as fetch does', async () => {
  await expect(send({ products: { list: noNetwork } })).rejects.toBeInstanceOf(TypeError)
})
