import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#database/testing.ts'
import { checkClockOfDatabase, checkClockOfMachine } from './check-clock.ts'

const anHourAhead = () => Date.now() + 3_600_000

test('the clock of the database is compared with that of the machine', async () => {
  const database = await createTestDatabase()
  expect((await checkClockOfDatabase(database)).ok).toBe(true)
  expect((await checkClockOfDatabase(database, anHourAhead)).ok).toBe(false)
  await database.drop()
})

test('the clock of the machine is compared with a date of the network, where there is one', async () => {
  const server = createServer((_request, reply) => void reply.end())
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const clock = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`
  expect(await checkClockOfMachine(clock)).toMatchObject({ ok: true, text: expect.stringContaining('juste') })
  expect((await checkClockOfMachine(clock, anHourAhead)).ok).toBe(false)
  await new Promise((closed) => server.close(closed))
  expect((await checkClockOfMachine(clock)).ok).toBe(true)
})
