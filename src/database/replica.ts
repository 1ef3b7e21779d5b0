import { setTimeout as delay } from 'node:timers/promises'
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg'
import { corkUntilNextTick } from './cork.ts'

/** How far the primary is: a replica that has replayed so much shows all that was committed before. */
export type Position = {
  /** Of the cluster of databases, and of the database in it: a replica has the same ones. */
  system: string
  database: string
  /** Each promotion begins another timeline, where the same place has other content. */
  timeline: number
  /** A place in the WAL, as `16/B374D848`. */
  reached: string
}

/** What a replica is to the primary at a position: only one that is `fresh` may answer. */
type Standing = 'fresh' | 'behind' | 'writes' | 'foreign'
/** Why a replica that was reached is not used. */
export type Unusable = Exclude<Standing, 'fresh' | 'behind'>

const SYSTEM = '(select system_identifier::text from pg_control_system())'
const DATABASE = '(select oid::text from pg_database where datname = current_database())'

/**
 * Columns of a `Position`, asked of the primary. What was committed is on its disk, unless its commits do not wait for
 * that: then what was written counts, whether it is on the disk or not.
 */
export const POSITION_COLUMNS = `${SYSTEM} as system, ${DATABASE} as database,
  ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int as timeline,
  (case when current_setting('synchronous_commit') = 'off' then pg_current_wal_insert_lsn()
    else pg_current_wal_flush_lsn() end)::text as reached`

/** Asked of the replica. The timeline that it last noted is older than the one that it replays for a while after a promotion elsewhere. */
const STANDING = `case when not pg_is_in_recovery() then 'writes'
    when ${SYSTEM} <> $1 or ${DATABASE} <> $2 then 'foreign'
    when pg_last_wal_replay_lsn() >= $4::pg_lsn
      and (select min_recovery_end_timeline from pg_control_recovery()) = $3 then 'fresh'
    else 'behind' end`

const CHECK = { name: 'check-replica', text: `select ${STANDING} as standing` }

/** Before each look: what was just written arrives within a few milliseconds. */
const PAUSES_MS = [0, 2, 4, 8, 16]
/** Within which a replica says how far it is. */
const ANSWERS_WITHIN_MS = 1_000
/** For which one that failed, or is none, is not asked again. */
const REST_MS = 5_000

type Options = {
  /** Called when reads begin to go to the primary alone, with the reason. */
  onUnused?: (reason: unknown) => void
  /** Called when the replica answers again. */
  onUsed?: () => void
  restMs?: number
  answersWithinMs?: number
}

/** The replica is reached and is none, or not one of this database. */
export class NoReplica extends Error {
  override readonly name = 'NoReplica'
  readonly standing: Unusable

  constructor(standing: Unusable) {
    super(`This address is no replica of the database: ${standing}`)
    this.standing = standing
  }
}

/** A streaming replica that answers what it knows as well as the primary does, and nothing else. */
export class Replica {
  readonly #pool: Pool
  readonly #options: Options
  readonly #restMs: number
  readonly #answersWithinMs: number
  #restsUntil = -Infinity
  #isUsed = true
  #isBehind = false
  /** Reads since the start that it answered, and those that were left to the primary. */
  readonly counts = { answered: 0, left: 0 }

  constructor(pool: Pool, options: Options = {}) {
    this.#pool = pool
    this.#options = options
    this.#restMs = options.restMs ?? REST_MS
    this.#answersWithinMs = options.answersWithinMs ?? ANSWERS_WITHIN_MS
  }

  /** Whether it is left alone, since it could not be used a moment ago. */
  get rests(): boolean {
    return performance.now() < this.#restsUntil
  }

  /**
   * Reads by one statement in one transaction. Not to be called while it rests.
   * @param begin opens the transaction and says whose rows it sees
   * @param position what the answer has to contain
   * @returns undefined where the primary has to answer, whatever the reason
   */
  async read(
    begin: string,
    position: Position,
    statement: (client: PoolClient) => Promise<QueryResult>,
  ): Promise<QueryResult | undefined> {
    // After a rest one read asks, while the others need not wait for it.
    if (!this.#isUsed) this.#putOff()
    let client: PoolClient
    try {
      client = await this.#pool.connect()
    } catch (error) {
      this.#rest(error)
      return undefined
    }
    try {
      corkUntilNextTick(client)
      const [, isFresh] = await Promise.all([client.query(begin), this.#isFresh(client, position)])
      this.#use()
      this.#isBehind = !isFresh
      if (isFresh) return await finish(client, statement)
      await client.query('commit')
      client.release()
    } catch (error) {
      // One that gives no answer would not answer the end of the transaction either.
      client.release(true)
      this.#rest(error)
    }
    return undefined
  }

  /**
   * Compares it with the primary, and waits for it as long as a read does.
   * @throws NoReplica where it is none of this database, or what kept it from answering
   */
  async examine(primary: Pool): Promise<'fresh' | 'behind'> {
    const { rows } = await primary.query<Position>(`select ${POSITION_COLUMNS}`)
    const [position] = rows
    return position && (await this.#isFresh(this.#pool, position)) ? 'fresh' : 'behind'
  }

  close(): Promise<void> {
    return this.#pool.end()
  }

  /** One that was behind a moment ago is looked at once: it may stay behind for long. @throws NoReplica */
  async #isFresh(client: Pick<PoolClient, 'query'>, position: Position): Promise<boolean> {
    const { system, database, timeline, reached } = position
    const check: QueryConfig & { query_timeout: number } = {
      ...CHECK,
      values: [system, database, timeline, reached],
      query_timeout: this.#answersWithinMs,
    }
    for (const pauseMs of this.#isBehind ? [0] : PAUSES_MS) {
      if (pauseMs > 0) await delay(pauseMs)
      const { rows } = await client.query<{ standing: Standing }>(check)
      const standing = rows[0]?.standing ?? 'behind'
      if (standing === 'writes' || standing === 'foreign') throw new NoReplica(standing)
      if (standing === 'fresh') return true
    }
    return false
  }

  #use(): void {
    if (!this.#isUsed) this.#options.onUsed?.()
    this.#isUsed = true
    this.#restsUntil = -Infinity
  }

  #putOff(): void {
    this.#restsUntil = performance.now() + this.#restMs
  }

  #rest(reason: unknown): void {
    this.#putOff()
    if (this.#isUsed) this.#options.onUnused?.(reason)
    this.#isUsed = false
  }
}

/**
 * The statement and the end of its transaction, in one round trip.
 * @returns undefined where it failed: the primary says why, or answers where only the replica could not
 */
async function finish(
  client: PoolClient,
  statement: (client: PoolClient) => Promise<QueryResult>,
): Promise<QueryResult | undefined> {
  corkUntilNextTick(client)
  const [done, closed] = await Promise.allSettled([statement(client), client.query('commit')])
  client.release(closed.status === 'rejected')
  return done.status === 'fulfilled' ? done.value : undefined
}
