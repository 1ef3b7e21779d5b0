import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asMember, asVisitor, type MemberTx } from './as-member.ts'
import { asServerFor } from './auth-tables.ts'
import { memberReader, type Reader, visitorReader } from './session-reader.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

const SETTINGS = 'select user_id from account_settings'
const OF_USER = `${SETTINGS} where user_id = $1`

let db: TestDatabase
let userId: string

beforeAll(async () => {
  db = await createTestDatabase()
  userId = await db.createUser()
})
afterAll(() => db.drop())

const DOORS: [name: string, ask: (work: (reader: Reader) => Promise<unknown>) => Promise<unknown>][] = [
  ['a member', (work) => asMember(db, userId, work)],
  ['a visitor', (work) => asVisitor(db, userId, work)],
  ['the server for a user', (work) => asServerFor(db, userId, (tx: MemberTx) => work(tx))],
  ["a member's reader", (work) => work(memberReader(db, { houseId: userId, role: 'owner' }))],
  ["a visitor's reader", (work) => work(visitorReader(db, userId))],
]

test.each(DOORS)(
  '%s is refused a statement with a name and not the user as a parameter',
  async (_, runQuery) => {
    const statements = [
      { name: 'all-settings', text: SETTINGS },
      { name: 'all-settings', text: SETTINGS, values: [] },
      { name: 'settings-of', text: OF_USER, values: [randomUUID()] },
    ]
    for (const statement of statements)
      await expect(runQuery(({ client }) => client.query(statement))).rejects.toThrow(
        'not its user as a parameter',
      )
    const settingsOf = { name: 'settings-of', text: OF_USER, values: [userId] }
    const replaced = runQuery(({ client }) => client.query(settingsOf, [randomUUID()]))
    await expect(replaced).rejects.toThrow('not its user as a parameter')
  },
)

test.each(DOORS)(
  '%s sends a statement with a name and the user, and any without a name',
  async (_, runQuery) => {
    const named = { name: 'settings-of', text: OF_USER }
    const answers = await Promise.all([
      runQuery(({ client }) => client.query({ ...named, values: [userId] })),
      runQuery(({ client }) => client.query(named, [userId])),
      runQuery(({ client }) => client.query(SETTINGS)),
      runQuery(({ client }) => client.query({ text: SETTINGS })),
    ])
    expect(answers.map((answer) => (answer as { rows: unknown }).rows)).toEqual(
      answers.map(() => [{ user_id: userId }]),
    )
  },
)
