import Fastify from 'fastify'
import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ConnectionLine } from '#database/connection-line.ts'
import { logOptions } from '../log/log-options.ts'
import { errors } from './errors.ts'
import { overload } from './overload.ts'

function block(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test('requests are refused with 503 and Retry-After while the event loop is late, and served again afterwards', async () => {
  const levels: number[] = []
  const stream = { write: (line: string) => void levels.push((JSON.parse(line) as { level: number }).level) }
  const app = Fastify({ logger: logOptions(stream) })
  errors(app)
  const line = new ConnectionLine(Object.assign(new EventEmitter(), { waitingCount: 0 }))
  overload(
    app,
    { line, pool: { isFull: () => false } },
    { lateMs: 100, readWaitMs: Infinity, writeWaitMs: Infinity },
  )
  app.get('/', () => 'ok')
  expect((await app.inject('/')).statusCode).toBe(200)
  for (let blocked = 0; blocked < 3; blocked += 1) {
    block(400)
    await delay(1)
  }
  const refused = await app.inject('/')
  expect(refused.statusCode).toBe(503)
  expect(refused.json()).toMatchObject({ code: 'UNAVAILABLE' })
  expect(refused.headers['retry-after']).toBe('5')
  expect((await app.inject('/')).statusCode).toBe(503)
  expect(levels, 'one warning, however many are refused').toEqual([40])
  await expect.poll(async () => (await app.inject('/')).statusCode, { timeout: 5_000 }).toBe(200)
  await app.close()
})
