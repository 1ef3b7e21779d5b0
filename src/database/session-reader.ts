import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg'
import {
  actingAs,
  actingFor,
  type DataRole,
  dataRoleOf,
  inShare,
  type MemberTx,
  type Rights,
  seeing,
} from './as-member.ts'
import type { Database } from './connect.ts'
import { corkUntilNextTick } from './cork.ts'
import type { Membership } from './memberships.ts'
import { nameWithoutUser } from './named-statement.ts'
import { isPassing } from './passing-failure.ts'
import { type Position, POSITION_COLUMNS, type Replica } from './replica.ts'
import {
  ALIVE,
  type Checked,
  refuseEnded,
  type Session,
  sessionCheck,
  sessionValues,
} from './session-check.ts'

/** What reads by single statements take; `MemberTx` is one too. */
export type Reader = Pick<MemberTx, 'houseId' | 'client'>

/** Asked of the primary before a replica answers: the session, and how far the replica has to be. */
const CHECK_AND_POSITION = {
  name: 'open-replica-reader',
  text: `select exists (select ${ALIVE}) as alive, ${POSITION_COLUMNS}`,
}
const POSITION = { name: 'position', text: `select true as alive, ${POSITION_COLUMNS}` }

/**
 * For what a member reads by one statement, the most frequent thing a server does: the session is checked and the
 * transaction opened and closed around the statement in the same round trip. What takes two statements that must
 * agree, or writes, is `asMember`'s.
 * @throws SessionEnded from `query`, whatever the statement gave
 */
export function sessionReader(database: Database, session: Session): Reader {
  return readerOf(database, { houseId: session.houseId, role: dataRoleOf(session.role) }, session)
}

/** Likewise for what a visitor reads of a house that is open to all: no session is checked. */
export function visitorReader(database: Database, houseId: string): Reader {
  return readerOf(database, { houseId, role: 'gramme_visitor' })
}

/** Likewise for a house whose right to read was just found, by an access token. */
export function memberReader(database: Database, { houseId, role }: Membership): Reader {
  return readerOf(database, { houseId, role: dataRoleOf(role) })
}

/**
 * Where there is a replica, it answers what it knows as well as the primary.
 * @param session is checked by the primary with each statement
 */
function readerOf(database: Database, rights: Rights, session?: Session): Reader {
  const { pool, replica } = database
  const { houseId, role } = rights
  const begin = `begin read only; ${session ? actingFor(houseId) + seeing(role) : actingAs(role, houseId)}`
  const check = session && sessionCheck(session, role)
  const read = (...args: [statement: string | QueryConfig, values?: unknown[]]) => {
    const fault = nameWithoutUser(args, houseId)
    if (fault) return Promise.reject(fault)
    const statement = (client: PoolClient) => client.query(...args)
    return inShare(database, rights, async () => {
      const far = replica && (await readFar(pool, replica, { houseId, role, session, statement }))
      if (replica) replica.counts[far ? 'answered' : 'left'] += 1
      return far ?? readAlone(pool, begin, check, statement)
    })
  }
  return { houseId, client: { query: read as PoolClient['query'] } }
}

type ReplicaRead = {
  houseId: string
  role: DataRole
  session: Session | undefined
  statement: (client: PoolClient) => Promise<QueryResult>
}

/**
 * By a replica that has all that the primary has committed until now, so also what this user wrote a moment ago, by any
 * server and from any device.
 * @returns undefined where the primary has to answer
 * @throws SessionEnded
 */
async function readFar(
  pool: Pool,
  replica: Replica,
  { houseId, role, session, statement }: ReplicaRead,
): Promise<QueryResult | undefined> {
  if (replica.rests) return undefined
  const question = session ? { ...CHECK_AND_POSITION, values: sessionValues(session) } : POSITION
  const checked = await pool.query<Checked & Position>(question).catch((error: unknown) => {
    if (isPassing(error)) throw error
    // A database that is itself a replica has no position.
    return undefined
  })
  const [found] = checked?.rows ?? []
  if (!found) return undefined
  refuseEnded(found)
  return replica.read(`begin read only; ${actingAs(role, houseId)}`, found, statement)
}

async function readAlone(
  pool: Pool,
  begin: string,
  check: QueryConfig | undefined,
  statement: (client: PoolClient) => Promise<QueryResult>,
): Promise<QueryResult> {
  const client = await pool.connect()
  corkUntilNextTick(client)
  // A failed statement makes the commit a rollback, so the connection is free again either way.
  const [begun, checked, done, closed] = await Promise.allSettled([
    client.query(begin),
    check && client.query<Checked>(check),
    statement(client),
    client.query('commit'),
  ])
  client.release(closed.status === 'rejected')
  if (begun.status === 'rejected') throw begun.reason
  if (checked.status === 'rejected') throw checked.reason
  if (checked.value) refuseEnded(checked.value.rows[0])
  if (done.status === 'rejected') throw done.reason
  return done.value
}
