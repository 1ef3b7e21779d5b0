import { afterAll, beforeAll, expect, test } from 'vitest'
import { asMember } from './as-member.ts'
import { makeHouse, membershipOf } from './memberships.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let db: TestDatabase
let owner: string
let cook: string

beforeAll(async () => {
  db = await createTestDatabase()
  owner = await db.createUser()
  cook = await db.createUser()
  await db.pool.query('update auth.memberships set house_id = $1 where user_id = $2', [owner, cook])
})
afterAll(() => db.drop())

test('a house is made once, and a person who works in another stays there', async () => {
  await makeHouse(db.pool, cook)
  expect(await membershipOf(db, cook)).toEqual({ houseId: owner, role: 'owner' })
  expect(await membershipOf(db, owner)).toEqual({ houseId: owner, role: 'owner' })
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
  await db.pool.query('update auth.memberships set house_id = $1 where user_id = any ($2)', [
    house,
    [person, left],
  ])
  await db.pool.query('delete from auth.users where id = $1', [left])
  expect(await membershipOf(db, left)).toBeUndefined()
  expect(await membershipOf(db, house)).toBeDefined()
  await db.pool.query('delete from auth.users where id = $1', [house])
  expect(await membershipOf(db, person)).toBeUndefined()
})
