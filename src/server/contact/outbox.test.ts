import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailsTo, mailTo } from '../testing/mailbox.ts'
import { startApi } from '../testing/start-api.ts'
import type { Mail } from '../mail/mailer.ts'
import { clearOldMessages } from './messages.queries.ts'
import { Outbox } from './outbox.ts'
import { OPERATOR, startContact, written } from './testing.ts'

let desk: Awaited<ReturnType<typeof startContact>>
beforeAll(async () => {
  desk = await startContact()
})
afterAll(() => desk.api.close())
beforeEach(() => desk.api.database.pool.query('truncate auth.contact_messages, auth.rate_limits'))
afterEach(() => rm(join(desk.api.config.dataDir, 'mail'), { recursive: true, force: true }))

/** Of the one message there is. */
async function mailedAt() {
  return (await desk.stored())[0]?.mailed_at
}

test('a message reaches the operator, whose answer goes to who wrote', async () => {
  await desk.send()
  const mail = await mailTo(desk.api.config.dataDir, OPERATOR)
  expect(mail.subject).toBe('[Contact Gramme] Une question de prix')
  expect(mail.replyTo).toEqual([{ name: 'Noël L’Œuf', address: 'noel@exemple.fr' }])
  expect(mail.from?.address).toBe('ne-pas-repondre@localhost')
  expect(mail.text).toContain('Le <b>beurre</b> coûte-t-il 9,80\u00a0€\u00a0?')
  expect(mail.html).toContain('Le &#60;b&#62;beurre')
  await expect.poll(mailedAt).toBeTruthy()
})

test.each([
  ['subject', 'Prix Bcc: tous@exemple.fr'],
  ['subject', '=?utf-8?Q?Prix=0D=0ABcc:_tous@exemple.fr?='],
  ['subject', 'x'.repeat(150)],
  ['name', 'Ana <tous@exemple.fr>, autre@exemple.fr'],
  ['name', '"Ana", tous@exemple.fr;'],
  ['name', '=?utf-8?B?QW5hDQpCY2M6IHRvdXNAZXhlbXBsZS5mcg==?='],
  ['message', '\r\n.\r\nRCPT TO:<tous@exemple.fr>\r\nBcc: tous@exemple.fr'],
  ['message', '</p><script>alert(1)</script>'],
])('what is written in %s (%j) adds neither header nor recipient', async (field, text) => {
  expect((await desk.send({ [field]: text })).status).toBe(200)
  const mail = await mailTo(desk.api.config.dataDir, OPERATOR)
  expect(mail.to).toEqual([{ name: '', address: OPERATOR }])
  expect([mail.cc, mail.bcc]).toEqual([undefined, undefined])
  expect(mail.replyTo?.map(({ address }) => address)).toEqual(['noel@exemple.fr'])
  expect(new Set(mail.headers.map(({ key }) => key))).toEqual(
    new Set(['from', 'to', 'reply-to', 'subject', 'message-id', 'date', 'mime-version', 'content-type']),
  )
  expect(mail.html).not.toContain('<script>')
})

test('a mail that cannot leave fails nobody, and is tried again', async () => {
  const { dataDir } = desk.api.config
  await writeFile(join(dataDir, 'mail'), 'in the way of the folder')
  expect((await desk.send()).status).toBe(200)
  const sent: Mail[] = []
  const outbox = (works: boolean) =>
    new Outbox({
      database: desk.api.database,
      mailer: { send: async (mail) => works && sent.push(mail) > 0 },
      operatorEmail: OPERATOR,
      log: desk.api.app.log,
    })
  await outbox(false).mailUnsent()
  expect(await mailedAt()).toBeNull()
  // Two servers at the same hour: the mail leaves once. The server of the form may still hold it, trying.
  const mailedByTwo = async () => {
    await Promise.all([outbox(true).mailUnsent(), outbox(true).mailUnsent()])
    return mailedAt()
  }
  await expect.poll(mailedByTwo).toBeTruthy()
  await outbox(true).mailUnsent()
  expect(sent.map(({ subject }) => subject)).toEqual(['[Contact Gramme] Une question de prix'])
  await rm(join(dataDir, 'mail'))
  await mkdir(join(dataDir, 'mail'))
})

test('what could not leave within a week is left where it is stored', async () => {
  await desk.api.database.pool.query(
    `insert into auth.contact_messages (id, received_at, name, email, subject, message, language)
     values (gen_random_uuid(), now() - interval '8 days', 'A', 'a@exemple.fr', 'S', 'M', 'fr')`,
  )
  const mailer = { send: () => Promise.reject(new Error('Nothing is to be sent')) }
  const { database, app } = desk.api
  await new Outbox({ database, mailer, operatorEmail: OPERATOR, log: app.log }).mailUnsent()
  expect(await mailedAt()).toBeNull()
})

test('while the operator has no address messages are only stored', async () => {
  const placeholder = 'contact@exemple.invalid'
  const warnings: unknown[] = []
  const { api, send, stored } = await startContact(placeholder)
  try {
    api.app.log.warn = (...args: unknown[]) => warnings.push(args)
    expect((await send()).status).toBe(200)
    expect(await stored()).toMatchObject([{ mailed_at: null }])
    expect(warnings).toHaveLength(1)
    await new Promise((later) => setTimeout(later, 100))
    expect(await mailsTo(api.config.dataDir, placeholder)).toEqual([])
  } finally {
    await api.close()
  }
})

test('messages go after twelve months', async () => {
  await desk.api.database.pool.query(
    `insert into auth.contact_messages (id, received_at, name, email, subject, message, language)
     select gen_random_uuid(), now() - age, 'A', 'a@exemple.fr', age::text, 'M', 'fr'
     from unnest(array['12 months 1 day', '11 months 27 days']::interval[]) as age`,
  )
  await clearOldMessages(desk.api.database)
  expect(await desk.stored()).toMatchObject([{ subject: '11 mons 27 days' }])
})

test('a message of a clock that was a year ahead is mailed, and goes twelve months from now', async () => {
  const { database, app } = desk.api
  await database.pool.query(
    `insert into auth.contact_messages (id, received_at, name, email, subject, message, language)
     values (gen_random_uuid(), now() + interval '1 year', 'A', 'a@exemple.fr', 'De demain', 'M', 'fr')`,
  )
  const mailer = { send: async () => true }
  await new Outbox({ database, mailer, operatorEmail: OPERATOR, log: app.log }).mailUnsent()
  expect(await mailedAt()).toBeTruthy()
  await clearOldMessages(database)
  const { rows } = await database.pool.query(
    "select received_at between now() - interval '61 minutes' and now() as dated from auth.contact_messages",
  )
  expect(rows).toEqual([{ dated: true }])
})

test('closing the server waits for the mail on its way', async () => {
  const gone: string[] = []
  const leave = Promise.withResolvers<void>()
  const mailer = {
    send: async ({ subject }: Mail) => {
      await leave.promise
      gone.push(subject)
      return true
    },
  }
  const api = await startApi({}, { operatorEmail: OPERATOR, mailer })
  await api.visitor().post('/api/contact', written(api))
  const closing = api.close()
  setTimeout(leave.resolve, 50)
  await closing
  expect(gone).toHaveLength(1)
})
