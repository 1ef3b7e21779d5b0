import { type Role, SEES_MONEY } from '#domain/house/role.ts'
import type { Database } from './connect.ts'
import type { Member } from './memberships.ts'
import { nameWithoutUser } from './named-statement.ts'
import { type Checked, refuseEnded, type Session, sessionCheck } from './session-check.ts'
import {
  inTransaction,
  type Opening,
  type Sent,
  type Tables,
  tablesOn,
  type TransactionClient,
} from './transaction.ts'

export type MemberTx = {
  /** Whose rows are seen, the `user_id` of every table: filter and insert with it. */
  readonly houseId: string
  readonly db: Tables
  /** For SQL written by hand; never for BEGIN, COMMIT or SET. */
  readonly client: TransactionClient
}

export type TxOptions = {
  /** 'repeatable read' where several reads must agree; a conflict then fails with SQLSTATE 40001. */
  isolation?: 'read committed' | 'repeatable read' | 'serializable'
  /** Whose request it serves: journals name the person, and the role says what is seen. Left out for what the program does by itself, which sees all. */
  by?: Pick<Member, 'userId' | 'role'>
  /** Checked in the transaction itself, in the round trip of its first statement. */
  session?: Session | undefined
  /** Whether it computes or reads a whole account: of such work each account does one at a time, the next waits in line. */
  long?: boolean
}

export type DataRole = 'gramme_member' | 'gramme_visitor' | 'gramme_cook'

/** The role of PostgreSQL of someone who is this in a house. */
export function dataRoleOf(role: Role): DataRole {
  return SEES_MONEY[role] ? 'gramme_member' : 'gramme_cook'
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Runs `work` in one transaction that sees and changes the rows of the house only.
 * @throws SessionEnded where `options` name a session that is no more, whatever `work` gave; then nothing is kept
 */
export function asMember<Result>(
  database: Database,
  houseId: string,
  work: (tx: MemberTx) => Promise<Result | Sent<Result>>,
  options: TxOptions = {},
): Promise<Result> {
  const role = options.by === undefined ? 'gramme_member' : dataRoleOf(options.by.role)
  return asRole(database, { houseId, role }, work, options)
}

/** Runs `work` in one transaction that sees the rows of the house only and can write nothing. */
export function asVisitor<Result>(
  database: Database,
  houseId: string,
  work: (tx: MemberTx) => Promise<Result | Sent<Result>>,
  options: TxOptions = {},
): Promise<Result> {
  return asRole(database, { houseId, role: 'gramme_visitor' }, work, options)
}

/**
 * Runs `work` in one transaction with the rights of the kitchen: it reads no money, and writes what `KITCHEN_RIGHTS` lists.
 * @param options `before` is done first, as the house's role, since the kitchen's locks and counts nothing: it writes nothing
 */
export function asCook<Result>(
  database: Database,
  houseId: string,
  work: (tx: MemberTx) => Promise<Result | Sent<Result>>,
  { before, ...options }: TxOptions & { before?: (tx: MemberTx) => Promise<void> } = {},
): Promise<Result> {
  if (before === undefined) return asRole(database, { houseId, role: 'gramme_cook' }, work, options)
  const thenWork = async (tx: MemberTx) => {
    await before(tx)
    await tx.client.query(actingAs('gramme_cook', houseId))
    return work(tx)
  }
  return asRole(database, { houseId, role: 'gramme_member' }, thenWork, options)
}

/** Several statements in one message: a single round trip, and a refused role leaves no usable transaction. */
function opening(
  role: DataRole,
  houseId: string,
  { isolation = 'read committed', by, session }: TxOptions,
): Opening {
  const access = role === 'gramme_visitor' ? 'read only' : 'read write'
  const person = by === undefined ? '' : `; ${setting('app.person_id', by.userId)}`
  const acting = session ? actingFor(houseId) + seeing(role) : actingAs(role, houseId)
  const begin = `begin isolation level ${isolation} ${access}; ${acting}${person}`
  return async (client) => {
    const [, checked] = await Promise.all([
      client.query(begin),
      session && client.query<Checked>(sessionCheck(session, role)),
    ])
    if (checked) refuseEnded(checked.rows[0])
  }
}

/** For the rest of the transaction: the rights of the role, on the rows of the house. */
export function actingAs(role: DataRole, houseId: string): string {
  return `set local role ${role}; ${actingFor(houseId)}${seeing(role)}`
}

/** The kitchen finds the views of what is open to it before the tables. */
export function seeing(role: DataRole): string {
  return role === 'gramme_cook' ? '; set local search_path = kitchen, public' : ''
}

/**
 * For the rest of the transaction, the rows of the house. A `SET LOCAL`, since an engine that distributes the rows hands
 * it on to the machine that has them, and does not hand on what `set_config` sets.
 * @throws TypeError for what is not a UUID
 */
export function actingFor(houseId: string): string {
  return setting('app.user_id', houseId)
}

function setting(name: 'app.user_id' | 'app.person_id', id: string): string {
  if (!UUID.test(id)) throw new TypeError('The id of a house or a person must be a UUID')
  return `set local ${name} = '${id}'`
}

/** A transaction's connection, for what belongs to one house. */
export function memberTx(client: TransactionClient, houseId: string): MemberTx {
  const query = ((...args: Parameters<TransactionClient['query']>) => {
    const fault = nameWithoutUser(args, houseId)
    return fault ? Promise.reject(fault) : client.query(...args)
  }) as TransactionClient['query']
  return { houseId, db: tablesOn({ query }), client: { query } }
}

/** Whose rows, and with which rights. */
export type Rights = { houseId: string; role: DataRole }

/** Does work when the house has a connection left of its share, of which visitors take nothing: they are a crowd. */
export function inShare<Result>(
  { slots }: Database,
  { houseId, role }: Rights,
  work: () => Promise<Result>,
): Promise<Result> {
  return role === 'gramme_visitor' ? work() : slots.run(houseId, work)
}

function asRole<Result>(
  database: Database,
  rights: Rights,
  work: (tx: MemberTx) => Promise<Result | Sent<Result>>,
  options: TxOptions,
): Promise<Result> {
  const { houseId, role } = rights
  const open = opening(role, houseId, options)
  const transact = () => inTransaction(database.pool, open, (client) => work(memberTx(client, houseId)))
  const run = () => inShare(database, rights, transact)
  return options.long ? database.longWork.run(houseId, run) : run()
}
