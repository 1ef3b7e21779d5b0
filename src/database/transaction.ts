import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import { corkUntilNextTick } from './cork.ts'
import { withPlace } from './crowds.ts'
import { isUnanswered, SQLSTATE, sqlFailure } from './sql-failure.ts'

/** A transaction's connection: for SQL written by hand; never for BEGIN, COMMIT or ROLLBACK. */
export type TransactionClient = Pick<PoolClient, 'query'>

/** Drizzle within one transaction. A nested `transaction` would end the outer one, so there is none. */
export type Tables<Schema extends Record<string, unknown> = Record<string, never>> = Omit<
  NodePgDatabase<Schema>,
  'transaction' | '$client'
>

/** Sends what opens a transaction, all of it in the tick of the call; refused, it leaves nothing of the transaction. */
export type Opening = (client: PoolClient) => Promise<unknown>

/**
 * The result of work whose last statements have been sent and need not be answered before the transaction ends: the commit
 * travels with them. Of what fails, only what the database refuses is undone.
 */
export class Sent<Result> {
  readonly answer: Promise<Result>

  constructor(answer: Promise<Result>) {
    this.answer = answer
    // A failure is for the transaction, which awaits it later.
    answer.catch(() => undefined)
  }
}

/** What work gives in the end. */
export async function answerOf<Result>(result: Result | Sent<Result>): Promise<Result> {
  return result instanceof Sent ? await result.answer : result
}

/** One transaction's use of a connection; it ends with the transaction, so that work left running reaches no other user's. */
class Lease {
  readonly #client: PoolClient
  #ended = false
  #failure: unknown

  constructor(client: PoolClient) {
    this.#client = client
  }

  readonly query = ((...statement: Parameters<PoolClient['query']>) => {
    if (this.#ended) return Promise.reject(new Error('This transaction has ended'))
    corkUntilNextTick(this.#client)
    const answer: unknown = this.#client.query(...statement)
    return answer instanceof Promise ? answer.catch(this.#causeOf) : answer
  }) as PoolClient['query']

  /** PostgreSQL refuses the statements that were sent with one that fails, and after it: they fail with its error. */
  readonly #causeOf = (error: unknown): never => {
    if (sqlFailure(error)?.code !== SQLSTATE.failedTransaction) this.#failure = error
    throw this.#failure ?? error
  }

  end(): void {
    this.#ended = true
  }
}

/**
 * Runs `work` in one transaction: the only way to open one on the pool. Drizzle's own `transaction` loses a connection
 * for ever when its `begin` fails. Here it goes back to the pool whatever happens, and is closed where the end of the
 * transaction is not certain.
 * @param open sends what opens it, or is the statement that does, with others in the same message
 * @throws what `open` or `work` throws, or the failure of the database
 */
export async function inTransaction<Result>(
  pool: Pool,
  open: string | Opening,
  work: (client: TransactionClient) => Promise<Result | Sent<Result>>,
): Promise<Result> {
  const client = await pool.connect()
  const lease = new Lease(client)
  try {
    // Not awaited yet: the first statement of `work` is sent with it.
    corkUntilNextTick(client)
    const begun = typeof open === 'string' ? client.query(open) : open(client)
    const [opened, worked] = await Promise.allSettled([begun, withPlace(() => run(work, lease))])
    lease.end()
    if (opened.status === 'rejected') throw opened.reason
    if (worked.status === 'rejected') throw worked.reason
    const [ended, answered] = await Promise.allSettled([client.query('commit'), answerOf(worked.value)])
    if (answered.status === 'rejected') throw answered.reason
    if (ended.status === 'rejected') throw ended.reason
    // PostgreSQL answers ROLLBACK to the commit of a transaction in which a statement failed.
    if (ended.value.command !== 'COMMIT')
      throw new Error('A failed statement was passed over: nothing was kept')
    client.release()
    return answered.value
  } catch (error) {
    await giveBack(client, error)
    throw error
  }
}

/** Drizzle on a transaction's connection. */
export function tablesOn<Schema extends Record<string, unknown> = Record<string, never>>(
  client: TransactionClient,
  schema?: Schema,
): Tables<Schema> {
  return drizzle(client as PoolClient, { ...(schema && { schema }), casing: 'snake_case' })
}

/** A promise even of work that throws before it waits for anything. */
async function run<Result>(
  work: (client: TransactionClient) => Promise<Result>,
  client: TransactionClient,
): Promise<Result> {
  return await work(client)
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
