import { type ClientRequest, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TechSheet } from '#contract/sheets.ts'
import { JPEG } from '#domain/catalogue/tiny-photos.ts'
import { write } from '../testing/kitchen.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'

const MEGABYTE = 1024 * 1024
const LARGE = Buffer.concat([JPEG, Buffer.alloc(4 * MEGABYTE)])

let api: Api
let chef: Member
let sheet: TechSheet
let holder: Client
/** Of connections to the server. */
let sockets: Socket[]

beforeAll(async () => {
  api = await startApi()
  api.app.server.on('connection', (socket) => sockets.push(socket))
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  chef = await api.signUp()
  sheet = await write(chef)
  holder = new Client({ connectionString: api.database.connectionString })
  await holder.connect()
})
beforeEach(() => (sockets = []))
afterAll(async () => {
  await holder.end()
  await api.close()
})

type Answer = { status?: number; retryAfter?: string; body: string }

/** The head of a photo of so many bytes, over a new connection. */
function upload(who: Member, { id }: TechSheet, length: number): ClientRequest {
  const { port } = api.app.server.address() as AddressInfo
  return request({
    agent: false,
    port,
    host: '127.0.0.1',
    method: 'PUT',
    path: `/api/tech-sheets/${id}/photo`,
    headers: {
      cookie: [...who.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
      origin: api.config.publicUrl,
      'content-type': 'image/jpeg',
      'content-length': length,
    },
  })
}

/** Puts a photo over a new connection. */
function put(who: Member, sheet: TechSheet, body: Buffer): Promise<Answer> {
  const sent = upload(who, sheet, body.length)
  return new Promise((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', (response) => {
      const { statusCode, headers } = response
      text(response).then(
        (content) => resolve({ status: statusCode, retryAfter: headers['retry-after'], body: content }),
        reject,
      )
    })
    sent.end(body)
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
  expect((await put(neighbour, theirs, JPEG)).status).toBe(200)
  await holder.query('rollback')
  const answers = statuses(await Promise.all(putting))
  expect(answers.filter((status) => status === 200)).toHaveLength(32)
  expect(answers.filter((status) => status === 503)).toHaveLength(8)
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
