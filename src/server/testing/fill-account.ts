import type { DueLine } from '#contract/due-shapes.ts'
import { asMember } from '#database/as-member.ts'
import { JPEG } from '#tests/fixtures/tiny-photos.ts'
import { openRestaurant } from '../sheets/open-restaurant.ts'
import { addDelivery, putPhoto } from './deliveries.ts'
import { bakery, buy, save, some } from './kitchen.ts'
import { sendOrderInput } from './orders.ts'
import { fileLine, fileProduct, fileSheet, sendImport } from './sheet-import.ts'
import type { Api, Member } from './start-api.ts'

/** The example restaurant with photos, with a product that was replaced by another, with an imported sheet, with a delivery without an order and a remainder that is ordered again: rows in every table that a deletion reaches. */
export async function fillAccount({ database }: Api, chef: Member): Promise<void> {
  await openRestaurant(database, chef.userId)
  const ids = await asMember(database, chef.userId, async ({ client }) => {
    const { rows } = await client.query<{ id: string }>('select id from tech_sheets order by id limit 3')
    return rows.map(({ id }) => id)
  })
  for (const id of ids)
    await chef.send('PUT', `/api/tech-sheets/${id}/photo`, {
      body: JPEG,
      headers: { 'content-type': 'image/jpeg' },
    })
  const { butter, tart, dough } = await bakery(chef)
  const margarine = await buy(chef, { name: 'Margarine' })
  const body = { byId: margarine.id, sheetIds: [dough.id], actId: crypto.randomUUID() }
  await chef.done(chef.post(`/api/user-products/${butter.id}/replace`, body))
  await save(chef, tart, { ingredients: [some(dough, 4, { note: 'étalée finement' })] })
  const lines = [fileLine('Margarines', 0, 100)]
  const target = { kind: 'product', id: margarine.id } as const
  await chef.done(
    sendImport(chef, {
      products: [fileProduct('Margarine', null, { target })],
      sheets: [fileSheet('Crème au beurre', lines)],
    }),
  )
  await chef.done(putPhoto(chef, await addDelivery(chef)))
  await orderRemainder(chef)
}

/** The example restaurant waits for one. */
async function orderRemainder(chef: Member): Promise<void> {
  const { items } = await chef.done(chef.get<{ items: DueLine[] }>('/api/orders/due'))
  const [due] = items
  if (!due?.supplier) throw new Error('nothing is due')
  const lines = [{ name: due.name, packs: 1, carriedFrom: due.id }]
  await chef.done(sendOrderInput(chef, { supplierId: due.supplier.id, lines }))
}
