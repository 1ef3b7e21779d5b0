import { expect, test } from 'vitest'
import type { OrderSplit } from '#contract/order-split.ts'
import { buy } from '../testing/kitchen.ts'
import { withMill } from '../testing/articles.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
let mill: Parameters<Parameters<typeof withMill>[0]>[0]
const { tie } = withMill((given) => {
  mill = given
  ;({ api, chef } = given)
})

const split = (needs: { userProductId: string; quantity: number }[], by = chef) =>
  by.post<OrderSplit>('/api/orders/split', { needs })

test('a split is over the articles of each product in whole packs, and stores nothing', async () => {
  const { flour, loose, sack, halles, metro } = mill
  await tie([loose.id, sack.id])
  const few = await chef.done(split([{ userProductId: flour.id, quantity: 10 }]))
  expect(few).toMatchObject({
    totalHt: 10,
    usualHt: 10,
    reachesFrancos: true,
    proven: true,
    atLeastHt: 10,
    apart: [],
    suppliers: [{ supplier: { id: halles.id }, lines: [{ packs: 10, packQuantity: 1, unit: 'kg' }] }],
  })
  const many = await chef.done(split([{ userProductId: flour.id, quantity: 45 }]))
  expect(many).toMatchObject({
    totalHt: 40,
    usualHt: 45,
    suppliers: [{ supplier: { id: metro.id }, lines: [{ packs: 2, packQuantity: 1, unit: 'sachet' }] }],
  })
  await chef.done(chef.change(`/api/suppliers/${metro.id}`, { minimumHt: 50 }))
  expect(await chef.done(split([{ userProductId: flour.id, quantity: 45 }]))).toMatchObject({ totalHt: 45 })
})

test('what cannot be compared is apart, and a product of another account is refused', async () => {
  const bare = await buy(chef, { name: 'Sel' })
  expect(await chef.done(split([{ userProductId: bare.id, quantity: 1 }]))).toMatchObject({
    suppliers: [],
    totalHt: 0,
    apart: [{ userProductId: bare.id, reason: 'no-article' }],
  })
  const theirs = await buy(await api.signUp())
  expect(await split([{ userProductId: theirs.id, quantity: 1 }])).toMatchObject({
    status: 422,
    body: { data: { fields: [{ path: 'needs.0.userProductId', rule: 'unknown-reference' }] } },
  })
})
