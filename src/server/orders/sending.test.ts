import { readFile } from 'node:fs/promises'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asMember } from '#database/as-member.ts'
import { MAX_MAILS_AN_HOUR } from '#domain/orders/order.ts'
import { keepAsFile } from '../mail/keep-as-file.ts'
import type { Mail } from '../mail/mailer.ts'
import { act, changeIt, inDays, ordered, readOrder, sendIt, SUPPLIER_EMAIL } from '../testing/orders.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'
import { OrderOutbox } from './outbox.ts'
import { sendOrder } from './send.queries.ts'

let api: Api
let chef: Member
let mails: Mail[] = []
let failure: Error | undefined
const deliver = async (mail: Mail) => {
  if (failure) throw failure
  mails.push(mail)
  return undefined
}
beforeAll(async () => {
  api = await startApi({}, { deliver })
})
afterAll(() => api.close())
beforeEach(async () => {
  mails = []
  failure = undefined
  chef = await api.signUp()
})

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET', syscall: 'connect' })
const refusedBySmtp = Object.assign(new Error('no such user'), { code: 'EENVELOPE', responseCode: 550 })
const broken = Object.assign(new Error('Connection closed unexpectedly'), { code: 'ECONNECTION' })
const refused = (rule: string, path: string) => ({
  status: 422,
  body: { data: { fields: [{ path, rule }] } },
})
/** What the API does not do. */
const set = (what: string, { id }: { id: string }) =>
  asMember(api.database, chef.userId, ({ client }) =>
    client.query(`UPDATE orders SET ${what} WHERE user_id = $1 AND id = $2`, [chef.userId, id]),
  )
/** As the periodic work does, when the mail is due. */
async function tryAgain() {
  await api.database.pool.query('update auth.order_mails set due_at = now() where due_at is not null')
  await new OrderOutbox({ database: api.database, deliver, hasMailServer: true, log: api.app.log }).mailDue()
}

test('an order is one mail with the codes and packs of the supplier, answered to the house', async () => {
  const order = await ordered(chef)
  const sent = await chef.done(sendIt(chef, order))
  expect(sent).toMatchObject({
    state: 'sent',
    mail: { state: 'sent', kind: 'order', to: SUPPLIER_EMAIL },
    sent: { deliverOn: inDays(1), lines: [{ name: 'Farine T55' }, { name: 'Tomates' }] },
  })
  expect(mails).toHaveLength(1)
  const file = await keepAsFile(api.config.dataDir, { from: 'a@b.example', ...mails[0] } as never)
  const read = await PostalMime.parse(await readFile(file))
  expect(read.subject).toBe(`Commande ${order.number} · Camille Martin`)
  expect(read.replyTo).toEqual([{ name: 'Camille Martin', address: chef.email }])
  expect(read.messageId).toMatch(/^<[0-9a-f-]{36}@localhost>$/)
  for (const words of [
    'C-1042',
    'Livrer par la cour.',
    'Avant 9 h',
    'Farine T55 (Sac 25 kg, réf.\u00a000451)',
  ])
    expect(read.text).toContain(words)
  expect(read.text).toContain('2,5\u00a0kg\u00a0× Tomates')
  expect(read.html).toContain('Farine T55')
  expect(read.html).not.toMatch(/<img|22,5/)
  const [csv] = read.attachments
  expect(csv?.filename).toBe(`commande-${order.number}.csv`)
  expect(new TextDecoder().decode(csv?.content as ArrayBuffer)).toContain('00451;Farine T55;Sac 25 kg;2\r\n')
})

describe('is not sent', () => {
  test('to another address than the one that was read', async () => {
    const order = await ordered(chef)
    expect(await sendIt(chef, order, 'autre@halles.example')).toMatchObject(
      refused('recipient-changed', 'to'),
    )
    const { supplierId } = order
    await chef.done(chef.change(`/api/suppliers/${supplierId}`, { orderEmail: chef.email }))
    expect(await sendIt(chef, order, chef.email)).toMatchObject(refused('reply-to-supplier', 'to'))
    const noMails = { publicUrl: api.config.publicUrl, hasMailServer: false }
    const input = { id: order.id, version: order.version, to: SUPPLIER_EMAIL, confirmsRecipient: true }
    await expect(
      asMember(api.database, chef.userId, (tx) => sendOrder(tx, input, noMails)),
    ).rejects.toMatchObject(refused('no-mail-server', 'to').body)
    expect(await readOrder(chef, order)).toMatchObject({ state: 'draft', mail: null, version: 1 })
    expect(mails).toEqual([])
  })

  test('without a day, lines or packs, or for a day that is past', async () => {
    const order = await ordered(chef)
    const [line] = order.items
    const empty = await chef.done(
      changeIt(chef, order, { deliverOn: null, lines: [{ id: line?.id, packs: null }] }),
    )
    expect((await sendIt(chef, empty)).body).toMatchObject({
      data: {
        fields: [
          { path: 'deliverOn', rule: 'required' },
          { path: 'lines.0.packs', rule: 'required' },
        ],
      },
    })
    await set('deliver_on = current_date - 2', order)
    expect((await sendIt(chef, empty)).body).toMatchObject({
      data: { fields: [{ path: 'deliverOn', rule: 'deliver-before-today' }, {}] },
    })
  })

  test('twice', async () => {
    const order = await ordered(chef)
    const answers = await Promise.all([sendIt(chef, order), sendIt(chef, order)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const sent = await readOrder(chef, order)
    expect(await sendIt(chef, sent)).toMatchObject(refused('already-sent', 'lines'))
    expect(mails).toHaveLength(1)
  })

  test(`more than ${MAX_MAILS_AN_HOUR} times an hour`, async () => {
    const order = await ordered(chef)
    await api.database.pool.query(
      `insert into auth.order_mails (id, user_id, order_id)
       select gen_random_uuid(), $1, $2 from generate_series(1, ${MAX_MAILS_AN_HOUR - 1})`,
      [chef.userId, order.id],
    )
    const sent = await chef.done(sendIt(chef, order))
    const changed = await chef.done(changeIt(chef, sent, { note: 'Encore' }))
    const answer = await sendIt(chef, changed)
    expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_000)
    expect(await readOrder(chef, order)).toMatchObject({ mail: { state: 'sent' }, version: changed.version })
  })
})

describe('a mail that cannot leave', () => {
  test('waits, is tried again, and leaves once', async () => {
    failure = away
    const waiting = await chef.done(sendIt(chef, await ordered(chef)))
    expect(waiting).toMatchObject({ state: 'draft', mail: { state: 'waiting', failure: 'unreachable' } })
    for (const answer of [
      sendIt(chef, waiting),
      changeIt(chef, waiting, { note: 'x' }),
      chef.delete(`/api/orders/${waiting.id}`),
    ])
      expect(await answer).toMatchObject({ status: 409, body: { code: 'ORDER_MAIL_WAITS' } })
    await tryAgain()
    expect(await readOrder(chef, waiting)).toMatchObject({ mail: { state: 'waiting' } })
    failure = undefined
    await tryAgain()
    await tryAgain()
    expect(await readOrder(chef, waiting)).toMatchObject({
      state: 'sent',
      mail: { state: 'sent', failure: null },
    })
    expect(mails).toHaveLength(1)
  })

  test('can be stopped, and never leaves then', async () => {
    failure = away
    const waiting = await chef.done(sendIt(chef, await ordered(chef)))
    const stopped = await chef.done(act(chef, waiting, 'stop'))
    expect(stopped).toMatchObject({ state: 'draft', mail: { state: 'stopped' } })
    expect(await act(chef, stopped, 'stop')).toMatchObject({ status: 409, body: { code: 'ORDER_STATE' } })
    failure = undefined
    await tryAgain()
    expect(mails).toEqual([])
    expect(await chef.done(sendIt(chef, stopped))).toMatchObject({ state: 'sent' })
    expect(mails).toHaveLength(1)
  })

  test('is given up after an hour', async () => {
    failure = away
    const waiting = await chef.done(sendIt(chef, await ordered(chef)))
    await set("mail_queued_at = now() - interval '61 minutes'", waiting)
    failure = undefined
    await tryAgain()
    const expired = await readOrder(chef, waiting)
    expect(expired).toMatchObject({ state: 'draft', mail: { state: 'expired' } })
    expect(mails).toEqual([])
    expect(await chef.done(sendIt(chef, expired))).toMatchObject({ state: 'sent' })
  })

  test('is not tried again where the mail server refuses the address, or may have it', async () => {
    failure = refusedBySmtp
    const first = await chef.done(sendIt(chef, await ordered(chef)))
    expect(first).toMatchObject({ state: 'draft', mail: { state: 'refused', failure: 'refused' } })
    failure = broken
    const second = await chef.done(sendIt(chef, await ordered(chef)))
    expect(second).toMatchObject({ state: 'draft', mail: { state: 'unsure' } })
    failure = undefined
    await tryAgain()
    expect(mails).toEqual([])
  })
})

describe('an order that was sent', () => {
  test('is changed by a mail that names the differences', async () => {
    const sent = await chef.done(sendIt(chef, await ordered(chef)))
    const [flour] = sent.items
    const changed = await chef.done(
      changeIt(chef, sent, {
        deliverOn: inDays(2),
        lines: [
          { id: flour?.id, packs: 5 },
          { name: 'Persil', packs: 1 },
        ],
      }),
    )
    expect(changed).toMatchObject({ state: 'sent', sent: { lines: [{ packs: 2 }, {}] } })
    const again = await chef.done(sendIt(chef, changed))
    expect(again).toMatchObject({
      state: 'sent',
      mail: { kind: 'change' },
      sent: { lines: [{ packs: 5 }, { name: 'Persil' }] },
    })
    const text = mails[1]?.text ?? ''
    expect(text).toContain('Modifié\u00a0: 5\u00a0× Farine T55 (Sac 25 kg, réf.\u00a000451), au lieu de 2')
    expect(text).toContain('Ajouté\u00a0: 1\u00a0× Persil')
    expect(text).toContain('Retiré\u00a0: 2,5\u00a0kg\u00a0× Tomates')
    expect(text).toContain('au lieu du')
  })

  test('is cancelled by a mail, or otherwise; then it can be deleted', async () => {
    const sent = await chef.done(sendIt(chef, await ordered(chef)))
    expect(await chef.delete(`/api/orders/${sent.id}`)).toMatchObject({
      status: 409,
      body: { code: 'ORDER_STATE' },
    })
    const cancelled = await chef.done(act(chef, sent, 'cancel', { to: SUPPLIER_EMAIL }))
    expect(cancelled).toMatchObject({ state: 'cancelled', mail: { kind: 'cancellation', state: 'sent' } })
    expect(mails[1]).toMatchObject({ subject: expect.stringContaining('Annulation') })
    expect(mails[1]?.attachments).toBeUndefined()
    await chef.done(chef.delete(`/api/orders/${sent.id}`))
    const phoned = await chef.done(sendIt(chef, await ordered(chef), null))
    expect(phoned).toMatchObject({ state: 'sent', mail: null })
    expect(await chef.done(act(chef, phoned, 'cancel', { to: null }))).toMatchObject({ state: 'cancelled' })
    expect(mails).toHaveLength(2)
  })
})
