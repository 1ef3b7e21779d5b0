import Fastify from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { collectWhenQuiet } from './collect-when-quiet.ts'

const MB = 1024 ** 2
const QUIET_MS = 100

/** A server whose requests each leave as many bytes. */
function serverLeaving(bytes: number) {
  let held = 50 * MB
  let collections = 0
  const app = Fastify()
  const collect = () => {
    collections += 1
    held = 50 * MB
  }
  collectWhenQuiet(app, { collect, held: () => held, quietMs: QUIET_MS })
  app.get('/', async () => {
    held += bytes
    return {}
  })
  return { app, collections: () => collections }
}

test('what requests have left is collected once none has come for a while, and once only', async () => {
  const { app, collections } = serverLeaving(5 * MB)
  await pause(2 * QUIET_MS)
  const before = collections()
  for (let sent = 0; sent < 5; sent += 1) {
    await app.inject('/')
    await pause(QUIET_MS / 5)
  }
  expect(collections()).toBe(before)
  await pause(4 * QUIET_MS)
  expect(collections()).toBe(before + 1)
  await app.close()
})

test('little is left where it is', async () => {
  const { app, collections } = serverLeaving(MB)
  await pause(2 * QUIET_MS)
  const before = collections()
  await app.inject('/')
  await pause(3 * QUIET_MS)
  expect(collections()).toBe(before)
  await app.close()
})
