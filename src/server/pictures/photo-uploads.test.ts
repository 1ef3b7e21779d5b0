import { type ClientRequest, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TechSheet } from '#contract/sheets.ts'
import { JPEG } from '#tests/fixtures/tiny-photos.ts'
import { write } from '../testing/kitchen.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'

const MEGABYTE = 1024 * 1024
const LARGE = Buffer.concat([JPEG, Buffer.alloc(4 * MEGABYTE)])

/** For a body to arrive while another waits. */
const PATIENCE_MS = 1_500

let api: Api
/** The same server, which cuts slow bodies soon. */
let hasty: Api
let chef: Member
let sheet: TechSheet
let holder: Client
/** Of connections to the server. */
let sockets: Socket[]

beforeAll(async () => {
  const timeouts = { requestMs: 60_000, headMs: 60_000, checkEveryMs: 1_000 }
  api = await startApi({}, { timeouts: { ...timeouts, uploadPatienceMs: 60_000 } })
  hasty = await startApi({}, { beside: api, timeouts: { ...timeouts, uploadPatienceMs: PATIENCE_MS } })
  for (const { app } of [api, hasty]) {
    app.server.on('connection', (socket) => sockets.push(socket))
    await app.listen({ port: 0, host: '127.0.0.1' })
  }
  chef = await api.signUp()
  sheet = await write(chef)
  holder = new Client({ connectionString: api.database.connectionString })
  await holder.connect()
})
beforeEach(() => (sockets = []))
afterEach(() => sockets.forEach((socket) => socket.destroy()))
afterAll(async () => {
  await holder.end()
  await hasty.close()
  await api.close()
})

type Answer = { status?: number; retryAfter?: string; body: string }

/** As the proxy on this machine names them. */
const HERE = '203.0.113.1'
const ELSEWHERE = '203.0.113.2'

const cookieOf = (who: Member) =>
  [...who.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')

/** The head of a photo of so many bytes, over a new connection. */
function upload(who: Member, { id }: TechSheet, length: number, address = HERE, to = api): ClientRequest {
  const { port } = to.app.server.address() as AddressInfo
  return request({
    agent: false,
    port,
    host: '127.0.0.1',
    method: 'PUT',
    path: `/api/tech-sheets/${id}/photo`,
    headers: {
      cookie: cookieOf(who),
      origin: api.config.publicUrl,
      'x-forwarded-for': address,
      'content-type': 'image/jpeg',
      'content-length': length,
    },
  })
}

/** Puts a photo over a new connection. */
function put(who: Member, sheet: TechSheet, body: Buffer, address = HERE, to = api): Promise<Answer> {
  const sent = upload(who, sheet, body.length, address, to)
  sent.end(body)
  return answered(sent)
}

/** Sends the first bytes of a photo, and no more of them. @returns a function that waits for the answer */
async function trickle(
  who: Member,
  sheet: TechSheet,
  address: string,
  to = api,
): Promise<() => Promise<Answer>> {
  const sent = upload(who, sheet, LARGE.length, address, to)
  const before = sockets.length
  sent.write(JPEG)
  await expect.poll(() => sockets[before]?.bytesRead ?? 0).toBeGreaterThan(JPEG.length)
  const answer = answered(sent)
  answer.catch(() => undefined)
  return () => answer
}

function answered(sent: ClientRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', (response) => {
      const { statusCode, headers } = response
      text(response).then(
        (content) => resolve({ status: statusCode, retryAfter: headers['retry-after'], body: content }),
        reject,
      )
    })
  })
}

/** Holds every photo back at the statement that stores it. */
async function hold(): Promise<void> {
  await holder.query('begin')
  await holder.query('lock table tech_sheet_photos in exclusive mode')
}

const bytesRead = () => sockets.reduce((sum, socket) => sum + socket.bytesRead, 0)

const statuses = (answers: Answer[]) => answers.map(({ status }) => status)

test('of 20 large photos that one account sends at once, the server reads two before it answers one', async () => {
  await hold()
  const putting = Array.from({ length: 20 }, () => put(chef, sheet, LARGE))
  await expect.poll(bytesRead, { timeout: 4_000 }).toBeGreaterThan(2 * LARGE.length)
  await expect.poll(() => sockets.length).toBe(20)
  let before: number
  do {
    before = bytesRead()
    await new Promise((resolve) => setTimeout(resolve, 200))
  } while (bytesRead() > before)
  expect(bytesRead()).toBeLessThan(2 * LARGE.length + 20 * 0.25 * MEGABYTE)
  await holder.query('rollback')
  expect(statuses(await Promise.all(putting))).toEqual(Array.from({ length: 20 }, () => 200))
})

test('while one account fills its line, another puts a photo, and what does not fit is refused with Retry-After', async () => {
  const neighbour = await api.signUp()
  const theirs = await write(neighbour)
  await holder.query(`begin; set local role gramme_member; set local app.user_id = '${chef.userId}'`)
  await holder.query('select from tech_sheet_photos where tech_sheet_id = $1 for update', [sheet.id])
  const putting = Array.from({ length: 40 }, () => put(chef, sheet, JPEG))
  const refused = await Promise.race(putting)
  expect(refused).toMatchObject({ status: 503, retryAfter: '5' })
  expect(JSON.parse(refused.body)).toMatchObject({ code: 'UNAVAILABLE' })
  expect((await put(neighbour, theirs, JPEG, ELSEWHERE)).status).toBe(200)
  await holder.query('rollback')
  const answers = statuses(await Promise.all(putting))
  // What arrives after the lock is gone finds places that are free again.
  const stored = answers.filter((status) => status === 200).length
  expect(stored).toBeGreaterThanOrEqual(32)
  expect(answers.filter((status) => status === 503)).toHaveLength(40 - stored)
})

test('an upload that is broken off leaves its place to the next', async () => {
  for (let number = 0; number < 4; number += 1) {
    const broken = upload(chef, sheet, LARGE.length)
    broken.on('error', () => undefined)
    broken.write(JPEG)
    await expect.poll(() => (sockets[number]?.bytesRead ?? 0) > JPEG.length).toBe(true)
    broken.destroy()
  }
  expect((await put(chef, sheet, JPEG)).status).toBe(200)
})

/** Members with a sheet each. */
function kitchens(count: number) {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const who = await api.signUp()
      return { who, sheet: await write(who) }
    }),
  )
}

test('slow bodies of one account leave a place to another account at its address', async () => {
  const neighbour = await api.signUp()
  const theirs = await write(neighbour)
  const ended: number[] = []
  for (const index of [0, 1]) {
    const answer = await trickle(chef, sheet, HERE)
    answer().then(
      () => ended.push(index),
      () => undefined,
    )
  }
  expect((await put(neighbour, theirs, JPEG)).status).toBe(200)
  expect(ended, 'none was cut for it').toEqual([])
})

test('slow bodies of several accounts at one address leave places to other addresses', async () => {
  const slow = await kitchens(4)
  const answers = []
  for (const each of slow) answers.push(await trickle(each.who, each.sheet, ELSEWHERE, hasty))
  expect(
    statuses(await Promise.all([put(chef, sheet, JPEG, HERE, hasty), put(chef, sheet, LARGE, HERE, hasty)])),
  ).toEqual([200, 200])
  // Of the three that hold a place the first that was admitted is cut for the fourth.
  const cut = await Promise.race(answers.map((answer) => answer()))
  expect(cut, 'the fourth waits').toMatchObject({ status: 503, retryAfter: '5' })
})

test('of slow bodies that hold every place one is cut for who waits, and the others go on', async () => {
  const slow = await kitchens(4)
  const ended: number[] = []
  for (const [index, each] of slow.entries()) {
    const answer = await trickle(each.who, each.sheet, `203.0.113.${10 + index}`, hasty)
    answer().then(
      () => ended.push(index),
      () => undefined,
    )
  }
  // Before the last of them has its place the photo takes that one, and none is cut.
  const cutFor = async () => {
    expect((await put(chef, sheet, JPEG, HERE, hasty)).status).toBe(200)
    return ended
  }
  await expect.poll(cutFor).toHaveLength(1)
})
