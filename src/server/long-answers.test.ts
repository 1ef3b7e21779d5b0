import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Api, type Member, startApi } from './testing/start-api.ts'

/** Answers of one account that may wait for their client. */
const AT_ONCE = 4
/** Requests that may wait for those. */
const WAITING = 20

let api: Api
let chef: Member
let holder: Client
beforeAll(async () => {
  api = await startApi()
  chef = await api.signUp()
  await listen(api)
  holder = new Client({ connectionString: api.database.connectionString })
  await holder.connect()
})
afterAll(async () => {
  await holder.end()
  await api.close()
})

const listen = ({ app }: Api) => app.listen({ port: 0, host: '127.0.0.1' })

/** Requests of the chef on one connection: each answer waits until those before it are sent. */
async function send({ app }: Api, ...requests: string[]): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const cookie = [...chef.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const head = `Host: localhost\r\nOrigin: ${api.config.publicUrl}\r\nCookie: ${cookie}\r\n`
  for (const request of requests) socket.write(request.replace('\r\n', `\r\n${head}`))
  await once(socket, 'connect')
  return socket
}

const KITCHEN = 'GET /api/simulation HTTP/1.1\r\n\r\n'
const CHANGE = JSON.stringify({ settings: { theme: 'dark' } })
/** Is answered once the lock of costs is free. */
const WRITE = `PATCH /api/account HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: ${CHANGE.length}\r\n\r\n${CHANGE}`

async function holdCosts(): Promise<void> {
  await holder.query(`begin; set local role gramme_member; set local app.user_id = '${chef.userId}'`)
  await holder.query('select from account_settings where user_id = $1 for update', [chef.userId])
}

test('of an account a few long answers wait for their client, and the next one for them', async () => {
  const begun = vi.spyOn(api.database.longWork, 'run')
  await holdCosts()
  const socket = await send(api, WRITE, ...Array<string>(AT_ONCE).fill(KITCHEN))
  let answered = false
  await expect.poll(() => begun.mock.calls.length).toBe(AT_ONCE)
  const next = chef.get('/api/simulation').then(({ status }) => {
    answered = true
    return status
  })
  const neighbour = await api.signUp()
  expect((await neighbour.get('/api/simulation')).status).toBe(200)
  expect(answered).toBe(false)
  const more = Array.from({ length: WAITING + 2 }, () => chef.get('/api/simulation'))
  expect((await Promise.race(more)).status).toBe(503)
  await holder.query('rollback')
  expect(await next).toBe(200)
  expect((await Promise.all(more)).map(({ status }) => status)).toContain(200)
  const lines = api.log().trim().split('\n')
  expect(
    lines.map((line) => (JSON.parse(line) as { level: number }).level),
    'one warning',
  ).toEqual([40])
  socket.destroy()
})

test('a connection on which nothing moves is closed', async () => {
  const hasty = await startApi({}, { beside: api, timeouts: { idleMs: 100 } })
  await listen(hasty)
  await holdCosts()
  const socket = await send(hasty, WRITE)
  socket.resume()
  await once(socket, 'close')
  await holder.query('rollback')
  await hasty.close()
})
