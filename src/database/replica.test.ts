import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { asMember } from './as-member.ts'
import { connect } from './connect.ts'
import { NoReplica, type Position, POSITION_COLUMNS, Replica } from './replica.ts'
import { supplierContacts } from './schema/supplier-contacts.ts'
import { SessionEnded } from './session-check.ts'
import { memberReader, sessionReader, visitorReader } from './session-reader.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'
import { isDistributed } from './testing/engine.ts'

const POSITION: Position = { system: '7', database: '16384', timeline: 1, reached: '0/3000000' }

/** A replica with these answers to its first checks; every later check has the last one. */
function standing(...answers: string[]) {
  const released: boolean[] = []
  let queries = 0
  const client = {
    connection: { stream: { writableCorked: 1 } },
    release: (broken?: boolean) => released.push(broken === true),
    query: async (statement: string | { name: string }) => {
      if (typeof statement === 'string') return { rows: [statement] }
      const answer = answers[Math.min(queries, answers.length - 1)]
      queries += 1
      if (answer === 'silent') throw new Error('Query read timeout')
      return { rows: [{ standing: answer }] }
    },
  }
  const pool = { connect: async () => client } as unknown as Pool
  return { pool, released, looks: () => queries }
}

const readList = (replica: Replica) => replica.read('begin', POSITION, (client) => client.query('the list'))

describe('a replica', () => {
  test('that is fresh answers', async () => {
    const { pool, released, looks } = standing('fresh')
    expect((await readList(new Replica(pool)))?.rows).toEqual(['the list'])
    expect({ looks: looks(), released }).toEqual({ looks: 1, released: [false] })
  })

  test('that is behind is given a moment', async () => {
    const { pool, looks } = standing('behind', 'behind', 'fresh')
    expect((await readList(new Replica(pool)))?.rows).toEqual(['the list'])
    expect(looks()).toBe(3)
  })

  test('that stays behind leaves the read to the primary, and is from then on asked once, until it is fresh', async () => {
    const { pool, looks } = standing(...Array<string>(6).fill('behind'), 'fresh', 'behind', 'fresh')
    const replica = new Replica(pool)
    expect(await readList(replica)).toBeUndefined()
    expect(looks()).toBe(5)
    expect(await readList(replica)).toBeUndefined()
    expect(looks()).toBe(6)
    expect(await readList(replica)).toBeDefined()
    expect(await readList(replica)).toBeDefined()
    expect({ looks: looks(), rests: replica.rests }).toEqual({ looks: 9, rests: false })
  })

  test.each(['silent', 'writes', 'foreign'])(
    'that is %s rests, is then asked by one read, and says once that it is not used and that it is again',
    async (fault) => {
      const { pool, released } = standing(fault, fault, 'fresh')
      const [onUnused, onUsed] = [vi.fn(), vi.fn()]
      const replica = new Replica(pool, { onUnused, onUsed, restMs: 20 })
      const rested = () => vi.waitFor(() => expect(replica.rests).toBe(false))
      expect(await readList(replica)).toBeUndefined()
      expect(replica.rests).toBe(true)
      await rested()
      const pending = readList(replica)
      expect(replica.rests).toBe(true)
      expect(await pending).toBeUndefined()
      expect(onUnused).toHaveBeenCalledOnce()
      expect(onUsed).not.toHaveBeenCalled()
      await rested()
      expect(await readList(replica)).toBeDefined()
      expect(onUsed).toHaveBeenCalledOnce()
      expect(replica.rests).toBe(false)
      expect(released).toEqual([true, true, false])
    },
  )

  test('whose statement fails leaves it to the primary, and goes on', async () => {
    const replica = new Replica(standing('fresh').pool)
    const read = replica.read('begin', POSITION, () => Promise.reject(new Error('conflict with recovery')))
    expect(await read).toBeUndefined()
    expect(replica.rests).toBe(false)
  })
})

describe.skipIf(isDistributed)('with READ_URL', () => {
  let db: TestDatabase
  let userId: string
  let token: string
  beforeAll(async () => {
    db = await createTestDatabase()
    userId = await db.createUser()
    await asMember(db, userId, ({ db }) => db.insert(supplierContacts).values({ userId, name: 'Les Halles' }))
    token = 'a session'
    await db.pool.query(
      `insert into auth.sessions (user_id, token, expires_at) values ($1, $2, now() + interval '1 h')`,
      [userId, token],
    )
  })
  afterAll(() => db.drop())

  const position = async () => {
    const { rows } = await db.pool.query<Position>(`select ${POSITION_COLUMNS}`)
    const [found] = rows
    if (!found) throw new Error('No position')
    return found
  }
  const isPast = async (one: Position, other: Position) => {
    const { rows } = await db.pool.query<{ past: boolean }>('select $1::pg_lsn > $2::pg_lsn as past', [
      one.reached,
      other.reached,
    ])
    return rows[0]?.past
  }

  test('the position of the primary is past every write that it has acknowledged', async () => {
    const before = await position()
    await asMember(db, userId, ({ db }) => db.insert(supplierContacts).values({ userId, name: 'Le Marché' }))
    const after = await position()
    expect(await isPast(after, before)).toBe(true)
    expect(after).toMatchObject({ system: before.system, database: before.database, timeline: 1 })
    expect(before.system).toMatch(/^\d{15,}$/)
  })

  test.each([
    ['leads to the primary itself', () => db.connectionString, expect.any(NoReplica)],
    [
      'leads to nothing',
      () => 'postgresql://gramme@127.0.0.1:9/gramme',
      expect.objectContaining({ code: 'ECONNREFUSED' }),
    ],
  ])('that %s, each reader is answered by the primary', async (_what, readUrl, reason) => {
    const onReplicaUnused = vi.fn()
    const served = await connect(db.connectionString, {
      readUrl: readUrl(),
      maxConnections: 2,
      onReplicaUnused,
    })
    try {
      for (const reader of [
        sessionReader(served, { userId, houseId: userId, role: 'owner', token }),
        memberReader(served, { houseId: userId, role: 'owner' }),
        visitorReader(served, userId),
      ]) {
        const { rows } = await reader.client.query<{ name: string }>('select name from supplier_contacts')
        expect(rows.map(({ name }) => name)).toContain('Les Halles')
      }
      expect(onReplicaUnused.mock.calls).toEqual([[reason]])
      expect(served.replica?.counts).toEqual({ answered: 0, left: 3 })
    } finally {
      await served.close()
    }
  })

  test('a session that has ended is refused before a replica is asked', async () => {
    const { pool, looks } = standing('fresh')
    const served = { ...db, replica: new Replica(pool) }
    const read = (session: string) =>
      sessionReader(served, { userId, houseId: userId, role: 'owner', token: session }).client.query(
        'the list',
      )
    await expect(read('ended')).rejects.toThrow(SessionEnded)
    expect(looks()).toBe(0)
    expect((await read(token)).rows).toEqual(['the list'])
    expect(served.replica.counts).toEqual({ answered: 1, left: 0 })
  })
})
