import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { MemberTx } from '#database/as-member.ts'
import { IN_ORDER } from '#database/user-tables/user-tables.ts'
import type { Server } from './start-server.ts'

/** A statement as the product itself sends it. */
export type Statement = { name?: string; text: string; values: unknown[] }

/** In the values of a write: an id that is another one in each transaction. */
export const NEW_ID = '[<id>]'

export type FloorOrder = {
  connectionString: string
  connections: number
  /** What is read, and how many rows of it are answered. */
  statements?: Statement[]
  limit?: number
  /** What is written: each is the statements of one transaction. */
  writes?: Statement[][]
}

/** The answer to the first statement is at `/0`; the first write is done by a POST there. */
export type Floor = {
  readonly url: string
  readonly pid: number
  /** The database's processes that serve it, once it has answered. */
  readonly backends: () => Promise<number[]>
  readonly stop: () => void
}

const FLOOR = fileURLToPath(new URL('floor-process.ts', import.meta.url))

/** What `query` asks of the database, written down instead of asked. */
export async function statementOf(
  query: (tx: Pick<MemberTx, 'houseId' | 'client'>) => Promise<unknown>,
  houseId: string,
): Promise<Statement> {
  const requested: Statement[] = []
  const client = {
    query: (...[statement, values]: [string | Statement, unknown[]?]) => {
      requested.push(typeof statement === 'string' ? { text: statement, values: values ?? [] } : statement)
      return Promise.resolve({ rows: [], rowCount: 0 })
    },
  }
  await query({ houseId, client: client as unknown as MemberTx['client'] })
  const [statement, ...others] = requested
  if (!statement || others.length > 0) throw new Error(`One statement was expected, not ${requested.length}`)
  return statement
}

/** How a floor's connections call themselves. */
const APPLICATION_NAME = 'floor'

/**
 * What the same answers cost with nothing around it: bare node:http and pg in a separate process, as the owner of the
 * tables. No session, no role, no policy, no check of what goes in or out. What is read is read by the product's own
 * statements, without a transaction; what is written, by the fewest that write it, one after the other in one transaction.
 * The owner passes the policies by in this throwaway database alone; Gramme's roles do not.
 */
export async function startFloor(
  { database, connectionString }: Pick<Server, 'database' | 'connectionString'>,
  order: Omit<FloorOrder, 'connectionString' | 'connections'>,
): Promise<Floor> {
  for (const table of IN_ORDER) await database.pool.query(`alter table ${table} no force row level security`)
  const child = fork(FLOOR, { execArgv: [] })
  const url = new Promise<string>((done, fail) => {
    child.once('message', (address) => done(address as string))
    child.once('exit', (code) => fail(new Error(`The floor ended with code ${code}`)))
  })
  const named = `${connectionString}?application_name=${APPLICATION_NAME}`
  child.send({ connectionString: named, connections: 10, ...order } satisfies FloorOrder)
  if (child.pid === undefined) throw new Error('The floor has no process')
  return {
    url: await url,
    pid: child.pid,
    backends: async () => {
      const { rows } = await database.pool.query<{ pid: number }>(
        'select pid from pg_stat_activity where application_name = $1',
        [APPLICATION_NAME],
      )
      return rows.map(({ pid }) => pid)
    },
    stop: () => child.kill(),
  }
}
