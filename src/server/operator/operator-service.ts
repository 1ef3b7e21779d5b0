import { createHmac, timingSafeEqual } from 'node:crypto'
import { operator as content } from '#content/operator.ts'
import { DEMO_USER_ID } from '#contract/demo.ts'
import type { Database } from '#database/connect.ts'
import type { NightlyBackup } from '../backups/nightly-backup.ts'
import type { Config } from '../config.ts'
import type { Delivery } from '../mail/mailer.ts'
import { reachesSomeone } from '../mail/reaches-someone.ts'

/** For which the address of a file can be opened. */
const LINK_MS = 600_000

type Parts = {
  config: Config
  database: Database
  deliver: Delivery
  /** Where the operator's mails go unless OPERATOR_EMAIL says so. */
  fallbackEmail?: string
}

/** Who manages the installation, and where it is reached. */
export class OperatorService {
  readonly config: Config
  readonly database: Database
  readonly deliver: Delivery
  readonly #fallbackEmail: string
  #firstAccountId: string | undefined
  #backups: NightlyBackup | undefined

  constructor({ config, database, deliver, fallbackEmail = content.email }: Parts) {
    this.config = config
    this.database = database
    this.deliver = deliver
    this.#fallbackEmail = fallbackEmail
  }

  /** The backups of this server. */
  get backups(): NightlyBackup {
    if (this.#backups === undefined) throw new Error('The backups are not yet opened')
    return this.#backups
  }

  /** Called once, after the constructor, as the backups take a method of this object. */
  openBackups(backups: NightlyBackup): void {
    this.#backups = backups
  }

  /** Whether an account manages the installation: the one that OPERATOR_EMAIL has named, or the first that there was. */
  async is(userId: string): Promise<boolean> {
    if (userId === DEMO_USER_ID) return false
    return (await this.#accountId()) === userId
  }

  /** Where mails to the operator go: OPERATOR_EMAIL, the address of src/content, or that of the first account. */
  async address(): Promise<string | undefined> {
    if (this.config.operatorEmail !== undefined) return this.config.operatorEmail
    if (reachesSomeone(this.#fallbackEmail)) return this.#fallbackEmail
    const { rows } = await this.database.pool.query<{ email: string }>(
      'select email from auth.users where id = $1',
      [(await this.#accountId()) ?? null],
    )
    return rows[0]?.email
  }

  /** The address of a backup's file, for ten minutes and this account. */
  linkTo(file: string, userId: string, now = Date.now()): string {
    const until = now + LINK_MS
    return `/api/operator/backups/${file}?until=${until}&key=${this.#keyOf(file, userId, until)}`
  }

  /** Whether an address is one that `linkTo` gave to the account, and still serves. */
  opens({ file, userId, until, key }: OpenedLink, now = Date.now()): boolean {
    const given = Buffer.from(key)
    const right = Buffer.from(this.#keyOf(file, userId, until))
    return given.length === right.length && timingSafeEqual(given, right) && now < until
  }

  #keyOf(file: string, userId: string, until: number): string {
    return createHmac('sha256', this.config.secret)
      .update(`backup link\n${file}\n${userId}\n${until}`)
      .digest('base64url')
  }

  async #accountId(): Promise<string | undefined> {
    const { operatorEmail } = this.config
    const { pool } = this.database
    this.#firstAccountId ??= await findFirstAccount(this.database)
    if (operatorEmail === undefined) return this.#firstAccountId
    const text = 'select account_id as id from auth.operators where email = $1'
    const { rows } = await pool.query<{ id: string }>({
      name: 'find-operator',
      text,
      values: [operatorEmail],
    })
    return rows[0]?.id ?? (await nameOperator(this.database, operatorEmail, this.#firstAccountId))
  }
}

export type OpenedLink = { file: string; userId: string; until: number; key: string }

/**
 * Stored by its id, so that a later account with that address is not the operator. An unconfirmed address, as under open
 * registration, counts for the first account only.
 */
async function nameOperator(
  { pool }: Database,
  email: string,
  firstAccountId: string | undefined,
): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into auth.operators (email, account_id) select email, id from auth.users
     where email = $1 and email_verified and (email_confirmed_at is not null or id = $2)
     on conflict (email) do update set account_id = excluded.account_id returning account_id as id`,
    [email, firstAccountId ?? null],
  )
  return rows[0]?.id
}

/** Stored once: when that account is deleted, the next one by age does not take its place. */
async function findFirstAccount({ pool }: Database): Promise<string | undefined> {
  const known = 'select first_account_id as id from auth.installation'
  const { rows } = await pool.query<{ id: string }>(known)
  if (rows[0]) return rows[0].id
  await pool.query(
    `insert into auth.installation (first_account_id) select id from auth.users
     where id <> $1 and email_verified order by created_at, id limit 1 on conflict do nothing`,
    [DEMO_USER_ID],
  )
  return (await pool.query<{ id: string }>(known)).rows[0]?.id
}
