import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import type { Database } from './connect.ts'
import { corkUntilNextTick } from './cork.ts'
import { isUnanswered } from './sql-failure.ts'

/** Drizzle within one transaction. A nested `transaction` would end the outer one, so there is none. */
type Tables = Omit<NodePgDatabase, 'transaction' | '$client'>

export type MemberTx = {
  /** Whose rows are seen: filter and insert with it. */
  readonly userId: string
  readonly db: Tables
  /** For SQL written by hand; never for BEGIN, COMMIT or SET. */
  readonly client: Pick<PoolClient, 'query'>
}

export type TxOptions = {
  /** 'repeatable read' where several reads must agree; a conflict then fails with SQLSTATE 40001. */
  isolation?: 'read committed' | 'repeatable read' | 'serializable'
  /** Whether it computes or reads a whole account: of such work each account does one at a time, the next waits in line. */
  long?: boolean
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Runs `work` in one transaction that sees and changes the rows of `userId` only. */
export function asMember<Result>(
  database: Database,
  userId: string,
  work: (tx: MemberTx) => Promise<Result>,
  options: TxOptions = {},
): Promise<Result> {
  return inTransaction(
    database,
    userId,
    opening('gramme_member', 'read write', userId, options),
    work,
    options,
  )
}

/** Runs `work` in one transaction that sees the rows of `ownerUserId` only and can write nothing. */
export function asVisitor<Result>(
  database: Database,
  ownerUserId: string,
  work: (tx: MemberTx) => Promise<Result>,
  options: TxOptions = {},
): Promise<Result> {
  return inTransaction(
    database,
    ownerUserId,
    opening('gramme_visitor', 'read only', ownerUserId, options),
    work,
    options,
  )
}

/** Several statements in one message: a single round trip, and a refused role leaves no usable transaction. */
function opening(role: string, access: string, userId: string, { isolation = 'read committed' }: TxOptions) {
  if (!UUID.test(userId)) throw new TypeError('A user id must be a UUID')
  return `begin isolation level ${isolation} ${access}; set local role ${role}; set local app.user_id = '${userId}'`
}

/** One transaction's use of a connection; it ends with the transaction, so that work left running reaches no other user's. */
class Lease {
  readonly #client: PoolClient
  #ended = false

  constructor(client: PoolClient) {
    this.#client = client
  }

  readonly query = ((...statement: Parameters<PoolClient['query']>) => {
    if (this.#ended) return Promise.reject(new Error('This transaction has ended'))
    corkUntilNextTick(this.#client)
    return this.#client.query(...statement)
  }) as PoolClient['query']

  end(): void {
    this.#ended = true
  }
}

function inTransaction<Result>(
  { pool, slots, longWork }: Database,
  userId: string,
  begin: string,
  work: (tx: MemberTx) => Promise<Result>,
  { long = false }: TxOptions,
): Promise<Result> {
  const run = () => slots.run(userId, () => inOneTransaction(pool, userId, begin, work))
  return long ? longWork.run(userId, run) : run()
}

async function inOneTransaction<Result>(
  pool: Pool,
  userId: string,
  begin: string,
  work: (tx: MemberTx) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  const lease = new Lease(client)
  try {
    // Not awaited yet: the first statement of `work` is sent with it.
    corkUntilNextTick(client)
    const begun = client.query(begin)
    const db = drizzle(lease as unknown as PoolClient, { casing: 'snake_case' })
    const [opened, worked] = await Promise.allSettled([begun, run(work, { userId, db, client: lease })])
    lease.end()
    if (opened.status === 'rejected') throw opened.reason
    if (worked.status === 'rejected') throw worked.reason
    // PostgreSQL answers ROLLBACK to the commit of a transaction in which a statement failed.
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new Error('A failed statement was passed over: nothing was kept')
    client.release()
    return worked.value
  } catch (error) {
    await giveBack(client, error)
    throw error
  }
}

/** A promise even of work that throws before it waits for anything. */
async function run<Result>(work: (tx: MemberTx) => Promise<Result>, tx: MemberTx): Promise<Result> {
  return await work(tx)
}

/** A connection on which a statement was not answered in time would not answer ROLLBACK either. */
async function giveBack(client: PoolClient, error: unknown): Promise<void> {
  if (isUnanswered(error)) {
    client.release(true)
    return
  }
  try {
    await client.query('rollback')
    client.release()
  } catch {
    client.release(true)
  }
}
