import { afterAll, beforeAll, expect, test } from 'vitest'
import { asMember } from '#database/as-member.ts'
import { createTestDatabase, type TestDatabase } from '#database/testing.ts'
import { ownCarte } from './own-carte.queries.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

test('ten windows that need the carte first make one, and all get it', async () => {
  const [userId, other] = [await db.createUser(), await db.createUser()]
  const cartes = await Promise.all(Array.from({ length: 10 }, () => asMember(db, userId, ownCarte)))
  expect(new Set(cartes.map(({ id }) => id)).size).toBe(1)
  expect(cartes[0]?.nom).toBe('Ma carte')
  expect(await asMember(db, userId, ownCarte)).toEqual(cartes[0])
  const theirs = await asMember(db, other, ownCarte)
  expect(theirs.id).not.toBe(cartes[0]?.id)
})
