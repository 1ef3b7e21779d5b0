import { randomUUID } from 'node:crypto'
import type { SessionList } from '#contract/sessions.ts'
import { asMember } from '#database/as-member.ts'
import { joinHouse } from '#database/testing/join-house.ts'
import { JPEG } from '#tests/fixtures/tiny-photos.ts'
import { invoiceAsRead } from '#contract/testing/invoice-fixtures.ts'
import { addDelivery, putPhoto } from '#server/testing/deliveries.ts'
import { putInvoiceFile, sendInvoice, sha256Of } from '#server/testing/invoices.ts'
import { makeTokenOf } from '#server/testing/make-token.ts'
import { restaurantIds, type RestaurantIds } from '#server/testing/restaurant-ids.ts'
import type { Api, Member } from '#server/testing/start-api.ts'
import { pairedTablet } from '#server/testing/tablets.ts'

const PASSWORD = 'un mot de passe'
const INVITATION = { role: 'cook', password: PASSWORD }

/**
 * Ids of every kind that the API's paths name, of things of a restaurant's account.
 * @param mark part of the names of what is made for it
 */
export async function allIdsOf(api: Api, chef: Member, mark: string): Promise<RestaurantIds> {
  const { id: gone } = await chef.done(chef.post<{ id: string }>('/api/suppliers', { name: `Metro ${mark}` }))
  await chef.done(chef.delete(`/api/suppliers/${gone}`))
  await replaceFirstProduct(chef)
  await mergeIntoFirstProduct(chef, mark)
  await asMember(api.database, chef.userId, ({ client }) =>
    client.query(`insert into imports (user_id, kind, files) values ($1, 'account-file', $2)`, [
      chef.userId,
      [`${mark}.zip`],
    ]),
  )
  const file = Buffer.from(`<Invoice>${mark}</Invoice>`)
  const seller = { ...invoiceAsRead().seller, name: `Metro ${mark}` }
  const invoice = await chef.done(sendInvoice(chef, { seller }, sha256Of(file)))
  await chef.done(putInvoiceFile(chef, invoice, file, `${mark}.xml`))
  const carte = await chef.done(chef.get<{ id: string }>('/api/carte'))
  await chef.done(chef.post(`/api/cartes/${carte.id}/versions`, { nom: `Carte ${mark}` }))
  const ids = await restaurantIds((path) => chef.done(chef.get(path)))
  const photo = await chef.done(
    chef.send<{ id: string }>('PUT', `/api/tech-sheets/${ids.ofNoun['tech-sheets']}/photo`, {
      body: JPEG,
      headers: { 'content-type': 'image/jpeg' },
    }),
  )
  const delivery = await addDelivery(chef, { supplierName: `Ferme ${mark}`, note: mark })
  await chef.done(putPhoto(chef, delivery, photo.id))
  return {
    ofNoun: { ...ids.ofNoun, deliveries: delivery.id, ...(await meansOf(api, chef, mark)) },
    ofParameter: { ...ids.ofParameter, pictureId: photo.id },
  }
}

/** What signs in to the account. */
async function meansOf(api: Api, chef: Member, name: string) {
  return {
    sessions: await otherSessionOf(api, chef),
    passkeys: await passkeyOf(api, chef, name),
    'access-tokens': (await makeTokenOf(chef, { name })).id,
    'kitchen-devices': (await pairedTablet(api, chef, { name })).id,
    members: await cookOf(api, chef, name),
    'house-invitations': (await chef.done(chef.post<{ id: string }>('/api/house-invitations', INVITATION)))
      .id,
  }
}

/** Someone who works in the house. */
async function cookOf(api: Api, { userId: houseId }: Member, name: string): Promise<string> {
  const { userId } = await api.signUp({ name })
  await joinHouse(api.database, { userId, houseId, role: 'cook' })
  return userId
}

/** A session that is not the one of the test: it may be ended. */
async function otherSessionOf(api: Api, chef: Member): Promise<string | undefined> {
  const body = { email: chef.email, password: PASSWORD }
  await chef.done(api.visitor().post('/api/auth/sign-in/email', body))
  const { items } = await chef.done(chef.get<SessionList>('/api/sessions'))
  return items.find(({ current }) => !current)?.id
}

async function passkeyOf({ database }: Api, { userId }: Member, name: string): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into auth.passkeys (user_id, name, public_key, credential_id, counter, device_type, backed_up)
     values ($1, $2, 'x', gen_random_uuid(), 0, 'singleDevice', false) returning id`,
    [userId, name],
  )
  return rows[0]?.id
}

/** Of the restaurant's own acts there is none: one of its products is replaced in a sheet. */
async function replaceFirstProduct(chef: Member): Promise<void> {
  const products = await chef.done(chef.get<{ items: { id: string }[] }>('/api/user-products?limit=2'))
  const [first, second] = products.items.map(({ id }) => id)
  const title = 'Fiche remplacée'
  const line = { userProductId: first, quantity: 1, unit: 'kg', wastagePercent: 0 }
  const sheet = { title, category: 'Plat', portions: 1, ingredients: [line] }
  const { id } = await chef.done(chef.post<{ id: string }>('/api/tech-sheets', sheet))
  const body = { byId: second, sheetIds: [id], actId: randomUUID() }
  await chef.done(chef.post(`/api/user-products/${first}/replace`, body))
}

/** Nor is there a product that another was merged into. */
async function mergeIntoFirstProduct(chef: Member, mark: string): Promise<void> {
  type Product = { id: string; version: number }
  const { items } = await chef.done(chef.get<{ items: Product[] }>('/api/user-products?limit=1'))
  const [first] = items
  const name = `Zeste ${mark}`
  const facts = { name, category: 'Épicerie', unit: 'kg', priceHt: 3 }
  const other = await chef.done(chef.post<Product>('/api/user-products', facts))
  const versions = { version: first?.version, otherVersion: other.version }
  const body = { otherId: other.id, taken: [], ...versions, actId: randomUUID() }
  await chef.done(chef.post(`/api/user-products/${first?.id}/merge`, body))
}
