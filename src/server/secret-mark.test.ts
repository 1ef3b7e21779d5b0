import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '#database/connect.ts'
import { createTestDatabase, type TestDatabase } from '#database/testing.ts'
import { nameWithMark, refuseAnotherSecret } from './secret-mark.ts'

const [ONE, OTHER] = ['a secret of tests that is long enough', 'another secret of tests, long enough']
/** PostgreSQL takes a moment to end the connections that were closed. */
const PATIENT = Array<number>(50).fill(100)

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

const serverWith = (secret: string) =>
  connect(db.connectionString, { applicationName: nameWithMark(secret), maxConnections: 2 })

test('a server with another secret on the same database does not start, and says what to do', async () => {
  const [running, same, stranger] = [await serverWith(ONE), await serverWith(ONE), await serverWith(OTHER)]
  await expect(refuseAnotherSecret(stranger, [1])).rejects.toThrow(
    /Donnez le même SECRET à tous les serveurs/,
  )
  await stranger.close()
  await refuseAnotherSecret(same, PATIENT)
  await Promise.all([running.close(), same.close()])
})

test('a server with a new secret waits for the one before it to end', async () => {
  const [before, after] = [await serverWith(ONE), await serverWith(OTHER)]
  const waiting = refuseAnotherSecret(after, PATIENT)
  await before.close()
  await waiting
  await after.close()
})

test('the name of the connections does not hold the secret', () => {
  expect(nameWithMark(ONE)).toMatch(/^gramme [0-9a-f]{8}$/)
  expect(nameWithMark(ONE)).not.toBe(nameWithMark(OTHER))
})
