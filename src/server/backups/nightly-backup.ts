import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { isDue, type Outcome, storeFailure, type Wanted } from '#database/backup/back-up-once.ts'
import type { Database } from '#database/connect.ts'
import { StartupError } from '#database/startup-error.ts'
import type { Config } from '../config.ts'
import { isDefaultFolder } from './default-folder.ts'
import type { Mailer } from '../mail/mailer.ts'
import { version } from '../version.ts'
import { failedBackupMail } from './failed-backup-mail.ts'
import { BackupFailed, runBackupProcess } from './run-backup-process.ts'
import { lastMoment } from './schedule.ts'

const MINUTE_MS = 60_000
/** Between two attempts for one night. */
const PAUSE_MS = 60 * MINUTE_MS

/** As its night has come, or as the operator asked. */
type Why = 'due' | 'requested'
type Attempt = { dueAt: Date; beganAt: Date; why: Why }

export type Parts = {
  config: Config
  database: Database
  mailer: Mailer
  /** Where the operator's mails go; undefined: nowhere. */
  operatorAddress: () => Promise<string | undefined>
  /** Makes it; in a process by default. */
  make?: (wanted: Wanted, signal: AbortSignal) => Promise<Outcome>
}

/**
 * Makes a backup each night while the server runs, at the time of the settings or as soon as it runs again, and one whenever the
 * operator asks. One that fails is logged, stored and mailed to the operator, and tried again every hour unless it was asked for.
 */
export function backUpNightly(app: FastifyInstance, parts: Parts): NightlyBackup {
  const nightly = new NightlyBackup(app, parts)
  const timer = setInterval(() => nightly.look(), MINUTE_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await nightly.stop()
  })
  return nightly
}

export class NightlyBackup {
  readonly #log: FastifyInstance['log']
  readonly #parts: Parts
  readonly #stopping = new AbortController()
  #running: Promise<void> | undefined
  #beganAt: Date | undefined
  /** For which there is a backup, or need not be one. */
  #handled = 0
  #notBefore = 0

  constructor({ log }: Pick<FastifyInstance, 'log'>, parts: Parts) {
    this.#log = log
    this.#parts = parts
  }

  /** Begins the backup of this night if it is to be made now. */
  look(now = new Date()): void {
    const { at } = this.#parts.config.backups
    if (at === undefined || this.#running !== undefined || now.getTime() < this.#notBefore) return
    const dueAt = lastMoment(at, now)
    if (dueAt.getTime() === this.#handled) return
    this.#notBefore = now.getTime() + PAUSE_MS
    this.#begin(dueAt)
  }

  /** Begins one now, as the operator asks. @returns false where this server is making one already */
  begin(now = new Date()): boolean {
    if (this.#running !== undefined || this.#stopping.signal.aborted) return false
    this.#begin(now, 'requested')
    return true
  }

  /** When the one was begun that this server is making. */
  get beganAt(): Date | undefined {
    return this.#beganAt
  }

  /** Resolves once what was begun has ended. */
  async ended(): Promise<void> {
    await this.#running
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#running
  }

  #begin(dueAt: Date, why: Why = 'due'): void {
    this.#beganAt = new Date()
    this.#running = this.#attempt(dueAt, this.#beganAt, why).finally(() => {
      this.#running = undefined
      this.#beganAt = undefined
    })
  }

  async #attempt(dueAt: Date, beganAt: Date, why: Why): Promise<void> {
    try {
      const outcome = await this.#make(dueAt)
      if (outcome !== 'another server makes it') this.#handled = dueAt.getTime()
    } catch (error) {
      if (this.#stopping.signal.aborted) return
      await this.#failed({ dueAt, beganAt, why }, error)
    }
  }

  async #make(dueAt: Date): Promise<Outcome> {
    const { config, database, make = runBackupProcess } = this.#parts
    // No process for what another server has done.
    if (!(await isDue(database.pool, dueAt))) return 'not due'
    const { folder, kept } = config.backups
    await prepareFolder(config)
    const connectionString = database.direct()
    const wanted = { connectionString, version, server: hostname(), folder, kept, dueAt }
    return make(wanted, this.#stopping.signal)
  }

  async #failed(attempt: Attempt, error: unknown): Promise<void> {
    const sentence = error instanceof StartupError ? error.message : "La sauvegarde n'a pas pu être faite."
    const detail = error instanceof BackupFailed ? { detail: error.detail } : { err: error }
    this.#log.error({ ...detail, reason: sentence }, 'a backup failed')
    try {
      await this.#report(attempt, sentence)
    } catch (error) {
      this.#log.error({ err: error }, 'a failed backup could not be reported')
    }
  }

  async #report({ dueAt, beganAt, why }: Attempt, sentence: string): Promise<void> {
    const { config, database, mailer, operatorAddress } = this.#parts
    const { pool } = database
    const server = hostname()
    const { rows } = await pool.query<{ endedAt: string }>(
      `select ended_at as "endedAt" from auth.backups where error is null order by began_at desc limit 1`,
    )
    const failures = await storeFailure(pool, { dueAt, server, beganAt, error: sentence })
    if (failures > 1) return
    const to = await operatorAddress()
    if (to === undefined) return
    const { publicUrl } = config
    const again = why === 'due'
    await mailer.send(
      failedBackupMail({ to, publicUrl, sentence, server, lastMadeAt: rows[0]?.endedAt, again }),
    )
  }
}

async function prepareFolder(config: Config): Promise<void> {
  const { folder } = config.backups
  if (existsSync(folder)) return
  if (!isDefaultFolder(config))
    throw new StartupError(`Le dossier des sauvegardes ${folder} (BACKUP_DIR) n'existe pas.`)
  await mkdir(folder, { mode: 0o700 })
}
