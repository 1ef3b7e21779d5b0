import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asMember } from '#database/as-member.ts'
import type { Mail } from '../mail/mailer.ts'
import {
  act,
  changeIt,
  inDays,
  ordered,
  readOrder,
  sendIt,
  sendOrderInput,
  SUPPLIER_EMAIL,
} from '../testing/orders.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'

let api: Api
let chef: Member
let mails: Mail[] = []
beforeAll(async () => {
  api = await startApi({}, { deliver: async (mail) => (mails.push(mail), undefined) })
})
afterAll(() => api.close())
beforeEach(async () => {
  mails = []
  chef = await api.signUp()
})

/** The path of the link in a mail. */
const pathIn = (mail: Mail | undefined) =>
  /http:\/\/localhost:3000(\/commande\/\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
const open = (path: string) => api.visitor().send<string>('GET', path)
const confirm = (path: string, note = '') =>
  api.visitor().send<string>('POST', path, {
    body: new URLSearchParams({ mot: note }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
async function sent() {
  const order = await chef.done(sendIt(chef, await ordered(chef)))
  return { order, path: pathIn(mails.at(-1)) }
}

test('the page shows the order without a script, prices and pictures, and keeps strangers out', async () => {
  const { order, path } = await sent()
  const { status, headers, body } = await open(path)
  expect(status).toBe(200)
  for (const words of [
    order.number,
    'Camille Martin',
    'C-1042',
    'Farine T55',
    '00451',
    'Sac 25 kg',
    'Livrer par la cour.',
    'Avant 9 h',
    'Bien reçue',
  ])
    expect(body).toContain(words)
  expect(body).not.toMatch(/<script|<img|22,5|onclick/)
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*form-action 'self'/)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toContain('noindex')
})

test('an order of 100 lines is a page below 20 kB', async () => {
  const { supplierId } = await ordered(chef)
  const lines = Array.from({ length: 100 }, (_, place) => ({
    name: `Article de la liste numéro ${place}`,
    packText: 'Colis de 6 pièces',
    packs: 2,
  }))
  await chef.done(sendIt(chef, await chef.done(sendOrderInput(chef, { supplierId, lines }))))
  const { body } = await open(pathIn(mails[0]))
  expect(Buffer.byteLength(body)).toBeLessThan(20_000)
})

describe('a confirmation', () => {
  test('is once, with a sentence, and leads back to the page', async () => {
    const { order, path } = await sent()
    const answer = await confirm(path, 'Pas de tomates <demain>')
    expect(answer).toMatchObject({ status: 303, headers: { location: path } })
    const confirmed = await readOrder(chef, order)
    expect(confirmed).toMatchObject({ state: 'confirmed', confirmedNote: 'Pas de tomates <demain>' })
    expect(await confirm(path, 'Autre mot')).toMatchObject({ status: 303 })
    expect(await readOrder(chef, order)).toEqual(confirmed)
    const { body } = await open(path)
    expect(body).toContain('Commande confirmée')
    expect(body).toContain('Pas de tomates &#60;demain&#62;')
    expect(body).not.toContain('Bien reçue')
  })

  test('is not of a word that is too long', async () => {
    const { order, path } = await sent()
    expect(await confirm(path, 'x'.repeat(501))).toMatchObject({ status: 422 })
    expect(await readOrder(chef, order)).toMatchObject({ state: 'sent' })
  })

  test('comes from its own page alone', async () => {
    const { order, path } = await sent()
    const answer = await api.visitor().send('POST', path, {
      body: 'mot=',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://ailleurs.example' },
    })
    expect(answer.status).toBe(403)
    expect(await readOrder(chef, order)).toMatchObject({ state: 'sent' })
  })

  test('is not of an order that was changed since, and of the change again', async () => {
    const { order, path } = await sent()
    await confirm(path)
    const changed = await chef.done(changeIt(chef, await readOrder(chef, order), { note: 'Par la rue' }))
    expect((await open(path)).body).not.toContain('Par la rue')
    const again = await chef.done(sendIt(chef, changed))
    expect(again).toMatchObject({ state: 'sent', confirmedAt: null })
    expect((await open(path)).body).toContain('modifiée depuis')
    await confirm(path)
    expect(await readOrder(chef, order)).toMatchObject({ state: 'sent' })
    await confirm(pathIn(mails[1]))
    expect(await readOrder(chef, order)).toMatchObject({ state: 'confirmed' })
  })

  test('is not of a cancelled order, from either of its links', async () => {
    const { order, path } = await sent()
    await chef.done(act(chef, order, 'cancel', { to: SUPPLIER_EMAIL }))
    for (const each of [path, pathIn(mails[1])]) {
      expect((await open(each)).body).toContain('annulée')
      await confirm(each)
    }
    expect(await readOrder(chef, order)).toMatchObject({ state: 'cancelled', confirmedAt: null })
  })

  test('is of the order that was sent last, while a later mail of it has not left', async () => {
    const { order, path } = await sent()
    const changed = await chef.done(changeIt(chef, order, { note: 'Par la rue' }))
    const again = await chef.done(sendIt(chef, changed))
    const set = (state: string, content: unknown) =>
      asMember(api.database, chef.userId, ({ client }) =>
        client.query('UPDATE orders SET mail_state = $3, sent = $4 WHERE user_id = $1 AND id = $2', [
          chef.userId,
          order.id,
          state,
          JSON.stringify(content),
        ]),
      )
    await set('stopped', order.sent)
    expect((await open(path)).body).toContain('Bien reçue')
    await confirm(path)
    expect(await readOrder(chef, again)).toMatchObject({ state: 'confirmed', mail: { state: 'stopped' } })
  })

  test('proves that a mail has left that was unsure', async () => {
    const { order, path } = await sent()
    await asMember(api.database, chef.userId, ({ client }) =>
      client.query(
        `UPDATE orders SET state = 'draft', sent_at = NULL, sent = NULL, mail_state = 'unsure' WHERE user_id = $1 AND id = $2`,
        [chef.userId, order.id],
      ),
    )
    await confirm(path)
    expect(await readOrder(chef, order)).toMatchObject({
      state: 'confirmed',
      mail: { state: 'sent' },
      sent: { deliverOn: inDays(1) },
    })
  })
})

describe('a link', () => {
  test('ends a month after the delivery', async () => {
    const { path } = await sent()
    const { rows } = await api.database.pool.query<{ day: string }>(
      `select (ends_at at time zone 'UTC')::date::text as day from auth.order_links where user_id = $1`,
      [chef.userId],
    )
    expect(rows).toEqual([{ day: inDays(31) }])
    await api.database.pool.query('update auth.order_links set ends_at = now() where user_id = $1', [
      chef.userId,
    ])
    expect(await open(path)).toMatchObject({ status: 410 })
    expect(await confirm(path)).toMatchObject({ status: 410 })
  })

  test('opens nothing once the order is deleted, and is stored as its hash alone', async () => {
    const { order, path } = await sent()
    const token = path.split('/').at(-1) ?? ''
    const { rows } = await api.database.pool.query<{ row: string }>(
      'select to_json(l)::text as row from auth.order_links l where user_id = $1',
      [chef.userId],
    )
    expect(rows[0]?.row).not.toContain(token)
    const cancelled = await chef.done(act(chef, order, 'cancel', { to: null }))
    await chef.done(chef.delete(`/api/orders/${cancelled.id}`))
    expect(await open(path)).toMatchObject({ status: 404 })
  })

  test('of nothing is refused after many from one place, while a right one is answered', async () => {
    const { path } = await sent()
    const wrong = () =>
      api.visitor().send('GET', `/commande/${'x'.repeat(32)}`, { remoteAddress: '10.9.9.9' })
    const statuses = new Set<number>()
    for (let times = 0; times < 40; times++) statuses.add((await wrong()).status)
    expect(statuses).toEqual(new Set([404, 429]))
    expect(await api.visitor().send('GET', path, { remoteAddress: '10.9.9.9' })).toMatchObject({
      status: 200,
    })
  })
})
