import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { MemberTx } from '#database/as-member.ts'
import type { Server } from './start-server.ts'

/** A statement as the product itself sends it. */
export type Statement = { name?: string; text: string; values: unknown[] }

export type FloorOrder = {
  connectionString: string
  statements: Statement[]
  limit: number
  connections: number
}

/** The answer to the first statement is at `/0`. */
export type Floor = { readonly url: string; readonly stop: () => void }

/** What statements that have a floor read. */
const READ = [
  'tech_sheets',
  'tech_sheet_ingredients',
  'recettes_publiables',
  'user_products',
  'supplier_contacts',
  'cartes',
  'carte_logos',
  'gammes',
  'gamme_recettes',
  'menus',
  'menu_choices',
  'menu_dishes',
]

const FLOOR = fileURLToPath(new URL('floor-process.ts', import.meta.url))

/** What `query` asks of the database, written down instead of asked. */
export async function statementOf(
  query: (tx: MemberTx) => Promise<unknown>,
  userId: string,
): Promise<Statement> {
  const requested: Statement[] = []
  const client = {
    query: (...[statement, values]: [string | Statement, unknown[]?]) => {
      requested.push(typeof statement === 'string' ? { text: statement, values: values ?? [] } : statement)
      return Promise.resolve({ rows: [], rowCount: 0 })
    },
  }
  await query({ userId, client } as unknown as MemberTx)
  const [statement, ...others] = requested
  if (!statement || others.length > 0) throw new Error(`One statement was expected, not ${requested.length}`)
  return statement
}

/**
 * What the same answers cost with nothing around it: bare node:http and pg in a separate process, the same
 * statements on the same tables, as their owner. No session, no role, no transaction, no policy, no check of what
 * goes in or out. The owner passes the policies by in this throwaway database alone; Gramme's roles do not.
 */
export async function startFloor(
  { database, connectionString }: Server,
  order: { statements: Statement[]; limit: number },
): Promise<Floor> {
  for (const table of READ) await database.pool.query(`alter table ${table} no force row level security`)
  const child = fork(FLOOR, { execArgv: [] })
  const url = new Promise<string>((done, fail) => {
    child.once('message', (address) => done(address as string))
    child.once('exit', (code) => fail(new Error(`The floor ended with code ${code}`)))
  })
  child.send({ connectionString, connections: 10, ...order } satisfies FloorOrder)
  return { url: await url, stop: () => child.kill() }
}
