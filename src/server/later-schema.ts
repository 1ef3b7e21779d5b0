import type { ORPCError } from '@orpc/server'
import type { ErrorCode } from '#contract/errors.ts'
import { knownMigrations, lastApplied } from '#database/apply-migrations.ts'
import type { Database } from '#database/connect.ts'
import { sqlFailure } from '#database/sql-failure.ts'
import { refusal } from './translate-error.ts'

/** A column, table, function or key that a statement names is gone, has another type, or a kept plan is for other columns. */
const LACKING = new Set(['42703', '42P01', '42883', '42P10', '42804', '0A000'])
/** Rules on rows, of which some may be later than a statement. */
const RULES = new Set(['23502', '23514'])

/** Whether a statement failed since the schema is not the one that it was written for. */
export function lacksSomething(error: unknown): boolean {
  return LACKING.has(sqlFailure(error)?.code ?? '')
}

/** Whether a failure is that of an earlier version of Gramme on a database that a later one has migrated meanwhile. */
export class LaterSchema {
  readonly #pool: Database['pool']
  #isLater = false

  constructor({ pool }: Pick<Database, 'pool'>) {
    this.#pool = pool
  }

  /** UNAVAILABLE, as the next attempt may reach a server of the later version; undefined for any other failure. */
  async refusalFor(error: unknown): Promise<ORPCError<ErrorCode, unknown> | undefined> {
    const concerns = lacksSomething(error) || RULES.has(sqlFailure(error)?.code ?? '')
    if (!concerns || !(await this.#look())) return undefined
    return refusal(
      'UNAVAILABLE',
      'A later version of Gramme has changed the database; this server is to be updated',
    )
  }

  async #look(): Promise<boolean> {
    if (this.#isLater) return true
    const last = await lastApplied(this.#pool).catch(() => undefined)
    this.#isLater = (last?.createdAt ?? 0) > (knownMigrations().at(-1)?.createdAt ?? 0)
    return this.#isLater
  }
}
