import { types } from 'pg'
import { AccountSlots } from './account-slots.ts'
import { ConnectionLine } from './connection-line.ts'
import { CrowdedPool } from './crowds.ts'
import { isSpread } from './distribution/is-spread.ts'
import { clientOf, Hosts } from './hosts.ts'
import { toIsoInstant } from './instant.ts'
import { isPassing } from './passing-failure.ts'
import { checkRoleSettings } from './role-settings.ts'
import { POSITION_COLUMNS, Replica } from './replica.ts'
import { retry } from './retry.ts'
import { sqlFailure } from './sql-failure.ts'
import { StartupError } from './startup-error.ts'
import { placeOf, reasonOf } from './unreachable.ts'

export type Database = {
  readonly pool: CrowdedPool
  /** Those who wait for a connection of the pool. */
  readonly line: ConnectionLine
  /** Each account's share of the pool. */
  readonly slots: AccountSlots
  /** Of work that takes the server long, each account does one at a time. */
  readonly longWork: AccountSlots
  /** Answers reads in place of the primary, where it knows as much; absent: the primary answers all. */
  readonly replica?: Replica
  /** The address for connections beside the pool, without a pooler between: of the host that takes writes, as far as is known. */
  readonly direct: () => string
  readonly close: () => Promise<void>
}

export type ConnectOptions = {
  /** What PostgreSQL calls the connections: `gramme`, and a word after it for a server. */
  applicationName?: string
  /** Connections kept at most. */
  maxConnections?: number
  /** How long a statement may take. */
  statementTimeoutMs?: number
  /** How long a statement waits for a lock. */
  lockTimeoutMs?: number
  /** How long the start waits for a database that does not answer; none: only for one that answers and is just starting. */
  waitMs?: number
  /** Called once with the reason, as the start begins to wait. */
  onWaiting?: (reason: string) => void
  /** The address without a pooler; where it is given, the other one is that of a pooler in transaction mode. */
  directUrl?: string
  /** The address of a streaming replica that reads may come from; behind a pooler exactly where the other one is. */
  readUrl?: string
  /** Called when the replica is no longer used, with the reason, and when it is again. */
  onReplicaUnused?: (reason: unknown) => void
  onReplicaUsed?: () => void
  /** How long the client waits for an answer before it takes the database for frozen. */
  queryTimeoutMs?: number
  /** Between the attempts to reach a database that answers, and cuts the connection or is just starting. */
  retryPausesMs?: readonly number[]
  /** Called when an idle connection breaks; the pool replaces it. */
  onConnectionLost?: (error: Error) => void
}

const OLDEST_VERSION = 15
const STATEMENT_TIMEOUT_MS = 30_000
const LOCK_TIMEOUT_MS = 5_000
/** After the time in which PostgreSQL itself ends a statement. */
const UNANSWERED_AFTER_MS = 5_000
/** Within which a connection to a replica is there, or the primary answers. */
const REPLICA_CONNECTS_WITHIN_MS = 1_000
/** The same for a statement: PostgreSQL ends it, or it is frozen. */
const REPLICA_ANSWERS_WITHIN = { statementTimeoutMs: 4_000, queryTimeoutMs: 5_000 }
/** Between two attempts of a start that waits. */
const WAIT_STEP_MS = 500
/** Requests for long work that may wait in the line of one account. */
const MOST_WAITING_LONG = 20

const { NUMERIC, INT8, TIMESTAMPTZ } = types.builtins

/** Amounts and counts are numbers and moments ISO 8601 text, for SQL written by hand as for drizzle's. */
types.setTypeParser(NUMERIC, Number)
types.setTypeParser(INT8, Number)
types.setTypeParser(TIMESTAMPTZ, toIsoInstant)

/**
 * Opens the pool and proves that the database can be used.
 * @throws StartupError when it cannot be reached, refuses us or is too old.
 */
export async function connect(connectionString: string, options: ConnectOptions = {}): Promise<Database> {
  const { directUrl, readUrl } = options
  const hosts = new Hosts(connectionString)
  const pool = openPool(hosts, options, 10_000)
  try {
    await whenReached(() => checkVersion(pool), options, hosts)
    if (directUrl !== undefined) await checkRoleSettings(pool)
    if (readUrl !== undefined) await checkPosition(pool)
  } catch (error) {
    await pool.end()
    throw error instanceof StartupError ? error : new StartupError(unreachable(connectionString, error))
  }
  const direct = directUrl === undefined ? hosts : new Hosts(directUrl)
  return {
    pool,
    line: new ConnectionLine(pool),
    slots: new AccountSlots(),
    longWork: new AccountSlots({ most: 1, longestLine: MOST_WAITING_LONG }),
    direct: () => direct.current,
    ...(readUrl === undefined
      ? { close: () => pool.end() }
      : withReplica(pool, openReplica(readUrl, options))),
  }
}

function withReplica(pool: CrowdedPool, replica: Replica): Pick<Database, 'replica' | 'close'> {
  return { replica, close: async () => void (await Promise.all([pool.end(), replica.close()])) }
}

/** It need not answer yet: until it does, the primary answers. */
function openReplica(readUrl: string, options: ConnectOptions): Replica {
  const { onReplicaUnused: onUnused, onReplicaUsed: onUsed } = options
  const bounded = { ...options, ...REPLICA_ANSWERS_WITHIN }
  const pool = openPool(new Hosts(readUrl), bounded, REPLICA_CONNECTS_WITHIN_MS)
  return new Replica(pool, { ...(onUnused && { onUnused }), ...(onUsed && { onUsed }) })
}

function openPool(hosts: Hosts, options: ConnectOptions, connectsWithinMs: number): CrowdedPool {
  const { statementTimeoutMs = STATEMENT_TIMEOUT_MS, lockTimeoutMs = LOCK_TIMEOUT_MS } = options
  const behindPooler = options.directUrl !== undefined
  const pool = new CrowdedPool({
    connectionString: hosts.current,
    Client: clientOf({ hosts, named: !behindPooler }),
    max: options.maxConnections ?? 10,
    // A kitchen sends a request every few minutes: none waits for a new connection.
    min: 2,
    application_name: options.applicationName ?? 'gramme',
    connectionTimeoutMillis: connectsWithinMs,
    // A database that is frozen enforces no timeout itself.
    query_timeout: options.queryTimeoutMs ?? statementTimeoutMs + UNANSWERED_AFTER_MS,
    // Settings of a session, which a pooler does not pass on: there they are those of the role.
    ...(!behindPooler && {
      options: '-c TimeZone=UTC',
      statement_timeout: statementTimeoutMs,
      // A write that waits for a lock is refused with 503, so that its connection is free for others.
      lock_timeout: lockTimeoutMs,
      idle_in_transaction_session_timeout: 60_000,
    }),
    pipeline: true,
  })
  pool.on('error', (error) => options.onConnectionLost?.(error))
  // The pool has no listener on a connection in use, and an 'error' without a listener ends the process. The next
  // statement on that connection fails with the error, and the pool replaces it.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * @throws StartupError where this PostgreSQL does not say how far it is, as some that are rented do not, or keeps the rows on
 * other nodes
 */
async function checkPosition(pool: CrowdedPool): Promise<void> {
  if (await isSpread(pool))
    throw new StartupError(
      "READ_URL ne sert pas à une base répartie par Citus : la position du coordinateur ne dit rien des lignes, qui sont sur d'autres nœuds. Enlevez READ_URL.",
    )
  await pool.query(`select ${POSITION_COLUMNS}`).catch((error: unknown) => {
    if (isPassing(error)) throw error
    throw new StartupError(
      `READ_URL demande un primaire qui dise sa position dans le WAL, et cette base la refuse : ${reasonOf(error)}. Enlevez READ_URL.`,
    )
  })
}

/** Where nothing answers, the address is wrong more often than it is early, unless the start is to wait or there is another host. */
function whenReached(
  check: () => Promise<void>,
  { waitMs = 0, retryPausesMs, onWaiting }: ConnectOptions,
  { areSeveral }: Hosts,
): Promise<void> {
  if (waitMs === 0)
    return retry(check, { pausesMs: retryPausesMs, when: areSeveral ? isPassing : wasReached })
  const deadline = performance.now() + waitMs
  let reported = false
  const when = (error: unknown): boolean => {
    const passing = isPassing(error) && performance.now() < deadline
    if (passing && !reported) onWaiting?.(reasonOf(error))
    reported = true
    return passing
  }
  return retry(check, { pausesMs: Array<number>(Math.ceil(waitMs / WAIT_STEP_MS)).fill(WAIT_STEP_MS), when })
}

function wasReached(error: unknown): boolean {
  return isPassing(error) && sqlFailure(error) !== undefined
}

async function checkVersion(pool: CrowdedPool): Promise<void> {
  const { rows } = await pool.query<{ version: string }>('select current_setting($1) as version', [
    'server_version_num',
  ])
  const version = Math.floor(Number(rows[0]?.version) / 10_000)
  if (version >= OLDEST_VERSION) return
  throw new StartupError(
    `La base de données est un PostgreSQL ${version}. Gramme demande PostgreSQL ${OLDEST_VERSION} ou plus récent.`,
  )
}

/** One sentence with the host and the reason, never the password. */
function unreachable(connectionString: string, error: unknown): string {
  return `La base de données ${placeOf(connectionString)} est injoignable : ${reasonOf(error)}. Vérifiez DATABASE_URL.`
}
