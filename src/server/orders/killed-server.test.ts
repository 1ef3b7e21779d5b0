import type { Pool, PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order } from '#contract/order-shapes.ts'
import { asMember } from '#database/as-member.ts'
import type { Database } from '#database/connect.ts'
import type { Mail } from '../mail/mailer.ts'
import { market, readOrder, sendOrderInput, SUPPLIER_EMAIL } from '../testing/orders.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'
import { OrderOutbox } from './outbox.ts'
import { sendOrder } from './send.queries.ts'

let api: Api
let chef: Member
let supplierId: string
beforeAll(async () => {
  api = await startApi()
  chef = await api.signUp()
  supplierId = (await market(chef)).supplier.id
})
afterAll(() => api.close())

const PUBLIC_URL = 'http://localhost:3000'

type Dying = Database & { statements: () => number; die: () => void }

/** A database whose server dies before its statement of this number: nothing of it is sent from then on, nor committed. */
function dyingAt(database: Database, last: number): Dying {
  let statements = 0
  const query = (client: PoolClient | Pool) =>
    new Proxy(client, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key)
        if (key === 'query')
          return (...args: unknown[]) =>
            statements++ < last
              ? (Reflect.apply(value as () => Promise<unknown>, target, args) as Promise<unknown>)
              : Promise.reject(new Error('killed'))
        if (key === 'connect') return async () => query(await (target as Pool).connect())
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    })
  return {
    ...database,
    pool: query(database.pool) as Database['pool'],
    statements: () => statements,
    die: () => (statements = Infinity),
  }
}

/**
 * Sends an order by a server that dies at a statement, or as it has the mail server before it, then lets another one do what is left,
 * twice.
 */
async function sendKilled(last: number, atMailServer = false) {
  const lines = [{ name: 'Persil', packs: 1 }]
  const order = await chef.done(sendOrderInput(chef, { supplierId, lines }))
  const mails: Mail[] = []
  const dying = dyingAt(api.database, last)
  const deliver = async (mail: Mail) => {
    mails.push(mail)
    return undefined
  }
  const refuse = () => {
    dying.die()
    return Promise.reject(new Error('killed'))
  }
  const outboxOf = (database: Database) =>
    new OrderOutbox({
      database,
      hasMailServer: true,
      deliver: atMailServer && database === dying ? refuse : deliver,
      log: api.app.log,
    })
  try {
    const { messageId } = await asMember(dying, chef.userId, (tx) =>
      sendOrder(
        tx,
        { id: order.id, version: order.version, to: SUPPLIER_EMAIL, confirmsRecipient: true },
        { publicUrl: PUBLIC_URL, hasMailServer: true },
      ),
    )
    await outboxOf(dying).mail(messageId ?? '')
  } catch (error) {
    expect(error).toMatchObject({ message: 'killed' })
  }
  await outboxOf(api.database).mailDue()
  await outboxOf(api.database).mailDue()
  return { order: await readOrder(chef, order), mails: mails.length, statements: dying.statements() }
}

/**
 * Whether the state of a mail is true. 'leaving' says that the mail server may have it, and becomes 'unsure' after
 * five minutes.
 */
function isTrue({ state, mail }: Order, mails: number): boolean {
  if (mail === null) return state === 'draft' && mails === 0
  if (mail.state === 'sent') return state === 'sent' && mails === 1
  return mail.state === 'leaving' && state === 'draft' && mails <= 1
}

test('a server killed at any statement of the sending sends one mail at most, and states of it what is true', async () => {
  const whole = await sendKilled(Infinity)
  expect([whole.order.state, whole.mails]).toEqual(['sent', 1])
  const between = await sendKilled(Infinity, true)
  const seen = new Set([`${between.order.mail?.state ?? 'none'} ${between.mails}`])
  for (let last = 0; last <= whole.statements; last++) {
    const { order, mails } = await sendKilled(last)
    seen.add(`${order.mail?.state ?? 'none'} ${mails}`)
    expect(isTrue(order, mails), `killed at ${last}: ${JSON.stringify(order.mail)}, ${mails} mails`).toBe(
      true,
    )
  }
  expect([...seen].toSorted()).toEqual(['leaving 0', 'leaving 1', 'none 0', 'sent 1'])
})

test('a mail that was with the mail server when a server ended is unsure after five minutes, and can be sent again', async () => {
  const whole = await sendKilled(Infinity)
  await asMember(api.database, chef.userId, ({ client }) =>
    client.query(
      `UPDATE orders SET state = 'draft', sent_at = NULL, mail_state = 'leaving', mail_tried_at = now() - interval '6 minutes'
       WHERE user_id = $1 AND id = $2`,
      [chef.userId, whole.order.id],
    ),
  )
  const unsure = await readOrder(chef, whole.order)
  expect(unsure).toMatchObject({ state: 'draft', mail: { state: 'unsure' } })
  const input = { version: unsure.version, to: SUPPLIER_EMAIL, confirmsRecipient: true }
  expect(await chef.post(`/api/orders/${unsure.id}/send`, input)).toMatchObject({ status: 200 })
})
