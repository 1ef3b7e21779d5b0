import type { Database } from './connect.ts'
import { nameWithoutUser } from './named-statement.ts'
import { inTransaction, type Tables, tablesOn, type TransactionClient } from './transaction.ts'

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
  /** Whose request it serves: what journals name. */
  personId?: string
  /** Whether it computes or reads a whole account: of such work each account does one at a time, the next waits in line. */
  long?: boolean
}

export type DataRole = 'gramme_member' | 'gramme_visitor'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Runs `work` in one transaction that sees and changes the rows of the house only. */
export function asMember<Result>(
  database: Database,
  houseId: string,
  work: (tx: MemberTx) => Promise<Result>,
  options: TxOptions = {},
): Promise<Result> {
  return asRole(database, houseId, opening('gramme_member', 'read write', houseId, options), work, options)
}

/** Runs `work` in one transaction that sees the rows of `ownerUserId` only and can write nothing. */
export function asVisitor<Result>(
  database: Database,
  ownerUserId: string,
  work: (tx: MemberTx) => Promise<Result>,
  options: TxOptions = {},
): Promise<Result> {
  return asRole(
    database,
    ownerUserId,
    opening('gramme_visitor', 'read only', ownerUserId, options),
    work,
    options,
  )
}

/** Several statements in one message: a single round trip, and a refused role leaves no usable transaction. */
function opening(
  role: DataRole,
  access: string,
  houseId: string,
  { isolation = 'read committed', personId }: TxOptions,
): string {
  const person = personId === undefined ? '' : `; ${setting('app.person_id', personId)}`
  return `begin isolation level ${isolation} ${access}; ${actingAs(role, houseId)}${person}`
}

/** For the rest of the transaction: the rights of the role, on the rows of the house. */
export function actingAs(role: DataRole, houseId: string): string {
  return `set local role ${role}; ${actingFor(houseId)}`
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
  const query = ((...asked: Parameters<TransactionClient['query']>) => {
    const fault = nameWithoutUser(asked, houseId)
    return fault ? Promise.reject(fault) : client.query(...asked)
  }) as TransactionClient['query']
  return { houseId, db: tablesOn({ query }), client: { query } }
}

function asRole<Result>(
  { pool, slots, longWork }: Database,
  houseId: string,
  begin: string,
  work: (tx: MemberTx) => Promise<Result>,
  { long = false }: TxOptions,
): Promise<Result> {
  const run = () =>
    slots.run(houseId, () => inTransaction(pool, begin, (client) => work(memberTx(client, houseId))))
  return long ? longWork.run(houseId, run) : run()
}
