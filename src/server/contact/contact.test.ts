import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MOST_IN_AN_HOUR, PER_ADDRESS } from './receive.ts'
import { startContact, written } from './testing.ts'
import { issueTicket } from './ticket.ts'

let desk: Awaited<ReturnType<typeof startContact>>
beforeAll(async () => {
  desk = await startContact()
})
afterAll(() => desk.api.close())
beforeEach(() => desk.api.database.pool.query('truncate auth.contact_messages, auth.rate_limits'))

const HOUR_MS = 3_600_000
const ticketOfAge = (ms: number) => issueTicket(desk.api.config.secret, Date.now() - ms)

test('what someone writes is stored as it was written', async () => {
  expect(await desk.send()).toMatchObject({ status: 200, body: { sent: true } })
  const { ticket: _, website: __, ...message } = written(desk.api)
  expect(await desk.stored()).toMatchObject([message])
})

test('blanks around are left out, line breaks are the same from any system', async () => {
  await desk.send({ name: '  Ana ', email: ' Ana@Exemple.FR ', message: '\r\nUn\r\ndeux\rtrois\n' })
  expect(await desk.stored()).toMatchObject([
    { name: 'Ana', email: 'ana@exemple.fr', message: 'Un\ndeux\ntrois' },
  ])
})

describe('a field that breaks a rule is named, and nothing is stored', () => {
  test.each([
    ['name', '', 'required'],
    ['name', '   ', 'required'],
    ['name', undefined, 'required'],
    ['name', 'x'.repeat(101), 'too-long'],
    ['name', 'Ana\r\nBcc: tous@exemple.fr', 'invalid'],
    ['name', 'Ana\u2028Bcc: tous@exemple.fr', 'invalid'],
    ['email', '', 'required'],
    ['email', 'ana', 'email-invalid'],
    ['email', 'ana@exemple.fr\r\nBcc: tous@exemple.fr', 'email-invalid'],
    ['email', 'ana@exemple.fr, tous@exemple.fr', 'email-invalid'],
    ['email', `${'a'.repeat(250)}@exemple.fr`, 'too-long'],
    ['subject', '', 'required'],
    ['subject', 'x'.repeat(151), 'too-long'],
    ['subject', 'Prix\nBcc: tous@exemple.fr', 'invalid'],
    ['subject', 'Prix\u2029Bcc: tous@exemple.fr', 'invalid'],
    ['subject', 'Prix\tau kilo', 'invalid'],
    ['message', '\n \n', 'required'],
    ['message', 'x'.repeat(5_001), 'too-long'],
    ['message', 'Un\0deux', 'invalid'],
    ['language', 'de', 'invalid'],
    ['ticket', undefined, 'required'],
  ])('%s %j: %s', async (path, value, rule) => {
    const { status, body } = await desk.send({ [path]: value })
    expect({ status, code: body.code, fields: body.data?.fields }).toEqual({
      status: 422,
      code: 'VALIDATION',
      fields: expect.arrayContaining([{ path, rule }]),
    })
    expect(await desk.stored()).toEqual([])
  })

  test('as long as may be is taken', async () => {
    const longest = { name: 'é'.repeat(100), subject: '€'.repeat(150), message: '🧈'.repeat(2_500) }
    expect((await desk.send(longest)).status).toBe(200)
    expect(await desk.stored()).toMatchObject([longest])
  })
})

describe('a robot', () => {
  test('that fills in every field hears that all is well, and nothing is stored', async () => {
    expect(await desk.send({ website: 'https://exemple.com' })).toMatchObject({
      status: 200,
      body: { sent: true },
    })
    expect(await desk.stored()).toEqual([])
  })

  test('that is too fast has to wait, and may send the same then', async () => {
    const ticket = ticketOfAge(1_500)
    const refused = await desk.send({ ticket })
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'TICKET_TOO_NEW', data: { retryAfterSeconds: 2 } },
    })
    expect(refused.headers['retry-after']).toBe('2')
    expect(await desk.stored()).toEqual([])
  })

  test.each([
    ['made up', () => 'a.b.c'],
    ['signed by someone else', () => issueTicket('another secret', Date.now() - 5_000)],
    ['of a clock that was a day ahead', () => ticketOfAge(-24 * HOUR_MS)],
    ['older than a day', () => ticketOfAge(24 * HOUR_MS + 1_000)],
    ['made younger', () => ticketOfAge(25 * HOUR_MS).replace(/\.\d+\./, `.${Date.now() - 5_000}.`)],
  ])('with a ticket that is %s is refused', async (_what, ticket) => {
    expect(await desk.send({ ticket: ticket() })).toMatchObject({
      status: 422,
      body: { code: 'TICKET_INVALID' },
    })
    expect(await desk.stored()).toEqual([])
  })
})

describe('a ticket', () => {
  test('is given to anyone', async () => {
    const { status, body } = await desk.api.visitor().post<{ ticket: string }>('/api/contact/ticket')
    expect(status).toBe(201)
    expect((await desk.send({ ticket: body.ticket })).body.code).toBe('TICKET_TOO_NEW')
  })

  test('brings one message, however often it is sent', async () => {
    const ticket = ticketOfAge(5_000)
    for (let time = 0; time < PER_ADDRESS.free + 2; time += 1)
      expect((await desk.send({ ticket }, { remoteAddress: '203.0.113.9' })).status).toBe(200)
    expect(await desk.stored()).toHaveLength(1)
  })

  test('brings one message of ten sent at once, and all ten are told so', async () => {
    const ticket = ticketOfAge(5_000)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => desk.send({ ticket }, { remoteAddress: '203.0.113.9' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await desk.stored()).toHaveLength(1)
    const { rows } = await desk.api.database.pool.query('select count from auth.rate_limits')
    expect(rows).toEqual([{ count: 1 }])
  })

  test('never swallows another message', async () => {
    const ticket = ticketOfAge(5_000)
    const both = ['Premier', 'Corrigé'].map((message) => desk.send({ ticket, message }))
    const codes = (await Promise.all(both)).map(({ body }) => body.code ?? 'sent')
    expect(codes).toEqual(expect.arrayContaining(['sent', 'TICKET_INVALID']))
    expect(await desk.stored()).toHaveLength(1)
    expect((await desk.send({ ticket, message: 'Encore autre chose' })).body.code).toBe('TICKET_INVALID')
  })
})

describe('too many messages', () => {
  test('from one place have to wait, and are told how long; elsewhere nobody does', async () => {
    const here = { remoteAddress: '203.0.113.1' }
    for (let sent = 0; sent < PER_ADDRESS.free; sent += 1)
      expect((await desk.send({}, here)).status).toBe(200)
    const refused = await desk.send({}, here)
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
    expect(refused.body.data?.retryAfterSeconds).toBeGreaterThan(590)
    expect(Number(refused.headers['retry-after'])).toBe(refused.body.data?.retryAfterSeconds)
    expect((await desk.send({}, { remoteAddress: '203.0.113.2' })).status).toBe(200)
    expect(await desk.stored()).toHaveLength(PER_ADDRESS.free + 1)
  })

  test('from everywhere within an hour have to wait too, until the hour has room again', async () => {
    await desk.api.database.pool.query(
      `insert into auth.contact_messages (id, received_at, name, email, subject, message, language)
       select gen_random_uuid(), now() - interval '40 minutes', 'A', 'a@exemple.fr', 'S', 'M', 'fr'
       from generate_series(1, $1::int)`,
      [MOST_IN_AN_HOUR],
    )
    const refused = await desk.send()
    expect(refused.status).toBe(429)
    expect(refused.body.data?.retryAfterSeconds).toBeGreaterThan(19 * 60)
    expect(refused.body.data?.retryAfterSeconds).toBeLessThanOrEqual(20 * 60)
    await desk.api.database.pool.query(
      `update auth.contact_messages set received_at = now() - interval '61 minutes'`,
    )
    expect((await desk.send()).status).toBe(200)
  })

  test('by a clock that was a year ahead keep no other waiting', async () => {
    await desk.api.database.pool.query(
      `insert into auth.contact_messages (id, received_at, name, email, subject, message, language)
       select gen_random_uuid(), now() + interval '1 year', 'A', 'a@exemple.fr', 'S', 'M', 'fr'
       from generate_series(1, $1::int)`,
      [MOST_IN_AN_HOUR],
    )
    expect((await desk.send()).status).toBe(200)
  })
})

test('a page of another site sends nothing', async () => {
  for (const origin of ['https://exemple.com', 'null'])
    expect(await desk.send({}, { headers: { origin } })).toMatchObject({
      status: 403,
      body: { code: 'INVALID_ORIGIN' },
    })
  const asAPage = { 'content-type': 'text/plain' }
  expect((await desk.send({}, { headers: asAPage })).status).toBe(400)
  expect(await desk.stored()).toEqual([])
})
