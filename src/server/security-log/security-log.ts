import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#database/connect.ts'

export type SecurityEvent =
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-up'
  | 'sign-up-failed'
  | 'sign-out'
  | 'password-changed'
  | 'password-change-failed'
  | 'reset-requested'
  | 'password-reset'
  | 'password-reset-failed'
  | 'address-confirmed'
  | 'address-confirmation-failed'
  | 'confirmation-requested'
  | 'account-deleted'
  | 'too-many-attempts'
  | 'cross-origin-refused'

export type SecurityRecord = {
  event: SecurityEvent
  accountId?: string | undefined
  /** A keyed digest of the mail address or the account. */
  subject?: string | undefined
  /** Of the client. */
  address: string
  userAgent: string | undefined
}

/** Records that wait to be written, of a server; more are dropped and counted in the log. */
const MOST_WAITING = 1_000
const LONGEST_USER_AGENT = 120

const WRITE = `
  insert into auth.security_events as known (minute, event, account_id, subject, address, user_agent, count)
  values (date_trunc('minute', now()), $1, $2, $3, $4, $5, 1)
  on conflict (minute, event, subject, address) do update set count = known.count + 1`

/**
 * Keeps what happens to accounts in `auth.security_events`. A record is written after the answer, one at a time: it
 * delays no request, and fails none. Repetitions within a minute add to one row, so that a flood does not fill the disk.
 */
export class SecurityLog {
  readonly #database: Database
  readonly #log: FastifyBaseLogger
  #line: Promise<void> = Promise.resolve()
  #waiting = 0
  #dropped = 0

  constructor(database: Database, log: FastifyBaseLogger) {
    this.#database = database
    this.#log = log
  }

  record(entry: SecurityRecord): void {
    if (this.#waiting >= MOST_WAITING) {
      this.#dropped += 1
      return
    }
    this.#waiting += 1
    this.#line = this.#line.then(() => this.#write(entry))
  }

  /** Resolves once everything that was recorded is written. */
  flush(): Promise<void> {
    return this.#line
  }

  async #write({ event, accountId, subject = '', address, userAgent = '' }: SecurityRecord): Promise<void> {
    try {
      const agent = userAgent.slice(0, LONGEST_USER_AGENT)
      await this.#database.pool.query(WRITE, [event, accountId ?? null, subject, address, agent])
    } catch (error) {
      this.#log.error({ err: error, event }, 'a security event could not be stored')
    }
    this.#waiting -= 1
    if (this.#waiting > 0 || this.#dropped === 0) return
    this.#log.warn({ dropped: this.#dropped }, 'security events were dropped')
    this.#dropped = 0
  }
}
