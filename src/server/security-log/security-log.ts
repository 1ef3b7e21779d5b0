import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#database/connect.ts'

/** What happens to accounts. */
type AccountEvent =
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-up'
  | 'sign-up-failed'
  | 'sign-out'
  | 'passkey-prepared'
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-change-failed'
  | 'passkey-asked'
  | 'token-added'
  | 'token-revoked'
  | 'token-change-failed'
  | 'device-invited'
  | 'device-paired'
  | 'device-pairing-failed'
  | 'device-pin-changed'
  | 'device-pin-failed'
  | 'device-revoked'
  | 'device-change-failed'
  | 'member-invited'
  | 'invitation-withdrawn'
  | 'member-role-changed'
  | 'member-removed'
  | 'member-change-failed'
  | 'house-joined'
  | 'house-left'
  | 'house-offered'
  | 'house-offer-ended'
  | 'house-handed-over'
  | 'sheet-shared'
  | 'sheet-withdrawn'
  | 'sign-in-by-passkey'
  | 'sign-in-by-passkey-failed'
  | 'sign-in-by-provider'
  | 'sign-in-by-provider-failed'
  | 'provider-asked'
  | 'provider-linked'
  | 'provider-unlinked'
  | 'provider-change-failed'
  | 'second-factor-asked'
  | 'second-factor-failed'
  | 'sign-in-by-recovery-code'
  | 'second-factor-prepared'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'second-factor-change-failed'
  | 'recovery-codes-renewed'
  | 'sessions-ended'
  | 'sessions-ending-failed'
  | 'password-changed'
  | 'password-change-failed'
  | 'reset-requested'
  | 'password-reset'
  | 'password-reset-failed'
  | 'address-confirmed'
  | 'address-confirmation-failed'
  | 'confirmation-requested'
  | 'address-change-requested'
  | 'address-change-failed'
  | 'address-changed'
  | 'account-deleted'
  | 'account-deletion-asked'
  | 'account-restored'
  | 'account-deletion-failed'
  | 'backup-downloaded'
  | 'backup-download-failed'

/** What is refused: anyone can cause as many of these as they like. */
const REFUSALS = [
  'too-many-attempts',
  'too-many-requests',
  'cross-origin-refused',
  'unauthorized',
  'token-refused',
  'restoration-refused',
  'not-found',
  'input-refused',
  'demo-refused',
] as const
export type RefusalEvent = (typeof REFUSALS)[number]

export type SecurityEvent = AccountEvent | RefusalEvent

export type SecurityRecord = {
  event: SecurityEvent
  accountId?: string | undefined
  /** A keyed digest of the mail address, or the account. */
  subject?: string | undefined
  /** Of the client. */
  address: string
  userAgent: string | undefined
}

/** Different records that wait to be written, of a server; more are dropped and counted in the log. */
const MOST_WAITING = 1_000
/** Different refusals that are kept of one minute: fewer than can wait, so that they leave room for the others. */
const MOST_REFUSALS = 500
const MINUTE_MS = 60_000
const LONGEST_USER_AGENT = 120

const REFUSED: ReadonlySet<string> = new Set(REFUSALS)

const WRITE = `
  insert into auth.security_events as known (minute, event, account_id, subject, address, user_agent, count)
  select date_trunc('minute', now()), event, account_id, subject, address, user_agent, count
  from unnest($1::text[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::int[])
    as new (event, account_id, subject, address, user_agent, count)
  on conflict (minute, event, subject, address) do update set count = known.count + excluded.count`

type Waiting = SecurityRecord & { count: number }

/**
 * Keeps what happens to accounts, and what is refused, in `auth.security_events`. Records are written after the answer,
 * all that wait in one statement, a few times a second at most: they delay no request, and fail none. Repetitions within
 * a minute add to one row, so that a flood does not fill the disk.
 */
export class SecurityLog {
  readonly #database: Database
  readonly #log: FastifyBaseLogger
  readonly #waiting = new Map<string, Waiting>()
  readonly #refusals = { minute: 0, keys: new Set<string>() }
  #writing: Promise<void> | undefined
  #endPause: (() => void) | undefined
  readonly #pauseMs: number
  #dropped = 0

  /** @param pauseMs between two statements */
  constructor(database: Database, log: FastifyBaseLogger, pauseMs: number) {
    this.#database = database
    this.#log = log
    this.#pauseMs = pauseMs
  }

  record(entry: SecurityRecord): void {
    const key = [entry.event, entry.subject, entry.address].join('\n')
    const known = this.#waiting.get(key)
    if (known) known.count += 1
    else if (this.#hasRoom(entry.event, key)) this.#waiting.set(key, { ...entry, count: 1 })
    else this.#dropped += 1
    // With nothing to write it would have ended before it is kept here, and nothing would be written any more.
    if (this.#waiting.size > 0) this.#writing ??= this.#writeAll()
  }

  /** Resolves once everything that was recorded is written. */
  async flush(): Promise<void> {
    while (this.#writing) {
      this.#endPause?.()
      await this.#writing
    }
  }

  #hasRoom(event: SecurityEvent, key: string): boolean {
    if (this.#waiting.size >= MOST_WAITING) return false
    if (!REFUSED.has(event)) return true
    const minute = Math.floor(performance.now() / MINUTE_MS)
    const { keys } = this.#refusals
    if (this.#refusals.minute !== minute) keys.clear()
    this.#refusals.minute = minute
    return keys.has(key) || (keys.size < MOST_REFUSALS && keys.add(key) !== undefined)
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.size > 0) {
      // In one order, so that two servers which write the same rows do not wait for each other.
      const entries = [...this.#waiting].toSorted(([one], [other]) => (one < other ? -1 : 1))
      this.#waiting.clear()
      await this.#write(entries.map(([, entry]) => entry))
      await this.#pause()
    }
    this.#writing = undefined
  }

  async #write(entries: readonly Waiting[]): Promise<void> {
    try {
      await this.#database.pool.query(WRITE, [
        entries.map(({ event }) => event),
        entries.map(({ accountId }) => accountId ?? null),
        entries.map(({ subject = '' }) => subject),
        entries.map(({ address }) => address),
        entries.map(({ userAgent = '' }) => userAgent.slice(0, LONGEST_USER_AGENT)),
        entries.map(({ count }) => count),
      ])
    } catch (error) {
      this.#log.error({ err: error, events: entries.length }, 'security events could not be stored')
    }
    if (this.#dropped > 0) this.#log.warn({ dropped: this.#dropped }, 'security events were dropped')
    this.#dropped = 0
  }

  async #pause(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#endPause = resolve
    const timer = setTimeout(resolve, this.#pauseMs)
    await promise
    clearTimeout(timer)
    this.#endPause = undefined
  }
}
