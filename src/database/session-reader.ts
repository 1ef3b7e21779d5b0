import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg'
import { actingAs, actingFor, type MemberTx } from './as-member.ts'
import type { Database } from './connect.ts'
import { corkUntilNextTick } from './cork.ts'

/** What reads by single statements take; `MemberTx` is one too. */
export type Reader = Pick<MemberTx, 'userId' | 'client'>

/** The user of the session, and its token: the pair never changes. */
export type Session = { userId: string; token: string }

/** The session has expired or been ended since. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded'
}

/** Runs as the server's role, which this statement then drops; without a session it takes the user back: an ended one reads nothing. */
const CHECK = {
  name: 'open-session-reader',
  text: `select set_config('role', 'gramme_member', true), set_config('app.user_id', coalesce(
      (select user_id::text from auth.sessions where token = $1 and user_id = $2 and expires_at > now()), ''
    ), true) <> '' as alive`,
}

type Checked = { alive: boolean }

/**
 * For what a member reads by one statement, the most frequent thing a server does: the session is checked and the
 * transaction opened and closed around the statement in the same round trip. What takes two statements that must
 * agree, or writes, is `asMember`'s.
 * @throws SessionEnded from `query`, whatever the statement gave
 */
export function sessionReader(database: Database, { userId, token }: Session): Reader {
  return readerOf(database, userId, actingFor(userId), { ...CHECK, values: [token, userId] })
}

/** Likewise for what a visitor reads of an account that is open to all: no session is checked. */
export function visitorReader(database: Database, ownerUserId: string): Reader {
  return readerOf(database, ownerUserId, actingAs('gramme_visitor', ownerUserId))
}

/** Likewise for an account whose right to read was just found, by an access token. */
export function memberReader(database: Database, userId: string): Reader {
  return readerOf(database, userId, actingAs('gramme_member', userId))
}

/** @param check names the session, where there is one, and gives up the server's role */
function readerOf({ pool, slots }: Database, userId: string, acting: string, check?: QueryConfig): Reader {
  const begin = `begin read only; ${acting}`
  const read = (statement: string | QueryConfig, values?: unknown[]) =>
    slots.run(userId, () => readAlone(pool, begin, check, (client) => client.query(statement, values)))
  return { userId, client: { query: read as PoolClient['query'] } }
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
  if (checked.value && !checked.value.rows[0]?.alive) throw new SessionEnded('The session is no more')
  if (done.status === 'rejected') throw done.reason
  return done.value
}
