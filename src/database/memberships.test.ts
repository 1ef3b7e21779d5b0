import { afterAll, beforeAll, expect, test } from 'vitest'
import { asMember } from './as-member.ts'
import { makeHouse, membershipOf, membershipOfSession } from './memberships.ts'
import { joinHouse } from './testing/join-house.ts'
import { signIn } from './testing/sign-in.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let db: TestDatabase
let owner: string
let cook: string

beforeAll(async () => {
  db = await createTestDatabase()
  owner = await db.createUser()
  cook = await db.createUser()
  await joinHouse(db, { userId: cook, houseId: owner, role: 'cook' })
})
afterAll(() => db.drop())

test('a house is made once, and a person who used another last is found there', async () => {
  await makeHouse(db.pool, cook)
  expect(await membershipOf(db, cook)).toEqual({ houseId: owner, role: 'cook' })
  expect(await membershipOf(db, owner)).toEqual({ houseId: owner, role: 'owner' })
})

test('a session begins in the house that was used last, and ends with the membership of its house', async () => {
  const { token } = await signIn(db, cook)
  const { token: other } = await signIn(db, owner)
  const houseOf = async (of: string) => (await membershipOfSession(db, of))?.houseId
  expect([await houseOf(token), await houseOf(other)]).toEqual([owner, owner])
  await db.pool.query('delete from auth.memberships where user_id = $1 and house_id = $2', [cook, owner])
  expect([await houseOf(token), await houseOf(other)]).toEqual([undefined, owner])
  expect((await db.pool.query('select from auth.sessions where token = $1', [token])).rowCount).toBe(0)
  expect(await houseOf((await signIn(db, cook)).token)).toBe(cook)
  await joinHouse(db, { userId: cook, houseId: owner, role: 'cook' })
})

/** A version of a carte that was kept in this person's name; returns the name. */
function addVersion(userId?: string): Promise<string | null | undefined> {
  return asMember(
    db,
    owner,
    async ({ client, houseId }) => {
      const { rows } = await client.query<{ id: string }>(
        'insert into cartes (user_id, nom) values ($1, $2) returning id',
        [houseId, 'Carte'],
      )
      const version = await client.query<{ person: string | null }>(
        `insert into carte_versions (user_id, carte_id, nom, carte) values ($1, $2, 'Automne', '{}')
         returning person_id as person`,
        [houseId, rows[0]?.id],
      )
      return version.rows[0]?.person
    },
    userId === undefined ? {} : { by: { userId, role: 'owner' } },
  )
}

test('a journal names the person whose request it was, and nobody for what the program does', async () => {
  expect(await addVersion(cook)).toBe(cook)
  expect(await addVersion()).toBe(null)
})

test('a role that is not in the list is refused', async () => {
  await expect(
    db.pool.query('update auth.memberships set role = $1 where user_id = $2', ['guest', cook]),
  ).rejects.toThrow('memberships_role')
})

test('a person who leaves takes the membership along, and a house those of its people', async () => {
  const [house, person, left] = [await db.createUser(), await db.createUser(), await db.createUser()]
  for (const userId of [person, left]) await joinHouse(db, { userId, houseId: house, role: 'chef' })
  await db.pool.query('delete from auth.users where id = $1', [left])
  expect(await membershipOf(db, left)).toBeUndefined()
  expect(await membershipOf(db, house)).toBeDefined()
  await db.pool.query('delete from auth.users where id = $1', [house])
  expect(await membershipOf(db, person)).toEqual({ houseId: person, role: 'owner' })
})
