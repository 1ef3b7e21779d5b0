import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { isDue, type Outcome, storeFailure, type Wanted } from '#database/backup/back-up-once.ts'
import type { Database } from '#database/connect.ts'
import { StartupError } from '#database/startup-error.ts'
import type { Config } from '../config.ts'
import type { Mailer } from '../mail/mailer.ts'
import { reachesSomeone } from '../mail/reaches-someone.ts'
import { version } from '../version.ts'
import { failedBackupMail } from './failed-backup-mail.ts'
import { BackupFailed, runBackupProcess } from './run-backup-process.ts'
import { lastMoment } from './schedule.ts'

const MINUTE_MS = 60_000
/** Between two attempts for one night. */
const PAUSE_MS = 60 * MINUTE_MS

export type Parts = {
  config: Config
  database: Database
  mailer: Mailer
  operatorEmail: string
  /** Makes it; in a process by default. */
  make?: (wanted: Wanted, signal: AbortSignal) => Promise<Outcome>
}

/**
 * Makes a backup each night while the server runs, at the time of the settings or as soon as it runs again. One that fails is logged,
 * stored, mailed to the operator the first time, and tried again every hour.
 */
export function backUpNightly(app: FastifyInstance, parts: Parts): void {
  if (parts.config.backups.at === undefined) return
  const nightly = new NightlyBackup(app, parts)
  const timer = setInterval(() => nightly.look(), MINUTE_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await nightly.stop()
  })
}

export class NightlyBackup {
  readonly #log: FastifyInstance['log']
  readonly #parts: Parts
  readonly #stopping = new AbortController()
  #running: Promise<void> | undefined
  /** For which there is a backup, or need not be one. */
  #settled = 0
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
    if (dueAt.getTime() === this.#settled) return
    this.#notBefore = now.getTime() + PAUSE_MS
    this.#running = this.#attempt(dueAt).finally(() => (this.#running = undefined))
  }

  /** Resolves once what was begun has ended. */
  async ended(): Promise<void> {
    await this.#running
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#running
  }

  async #attempt(dueAt: Date): Promise<void> {
    const beganAt = new Date()
    try {
      const outcome = await this.#make(dueAt)
      if (outcome !== 'another server makes it') this.#settled = dueAt.getTime()
    } catch (error) {
      if (this.#stopping.signal.aborted) return
      await this.#failed(dueAt, beganAt, error)
    }
  }

  async #make(dueAt: Date): Promise<Outcome> {
    const { config, database, make = runBackupProcess } = this.#parts
    // No process for what another server has done.
    if (!(await isDue(database.pool, dueAt))) return 'not due'
    const { folder, kept } = config.backups
    await prepareFolder(config)
    const connectionString = database.pool.options.connectionString ?? ''
    const wanted = { connectionString, version, server: hostname(), folder, kept, dueAt }
    return make(wanted, this.#stopping.signal)
  }

  async #failed(dueAt: Date, beganAt: Date, error: unknown): Promise<void> {
    const sentence =
      error instanceof StartupError ? error.message : "La sauvegarde de la nuit n'a pas pu être faite."
    const detail = error instanceof BackupFailed ? { detail: error.detail } : { err: error }
    this.#log.error({ ...detail, reason: sentence }, 'the nightly backup failed')
    try {
      await this.#report(dueAt, beganAt, sentence)
    } catch (error) {
      this.#log.error({ err: error }, 'a failed backup could not be reported')
    }
  }

  async #report(dueAt: Date, beganAt: Date, sentence: string): Promise<void> {
    const { config, database, mailer, operatorEmail } = this.#parts
    const { pool } = database
    const server = hostname()
    const { rows } = await pool.query<{ endedAt: string }>(
      `select ended_at as "endedAt" from auth.backups where error is null order by began_at desc limit 1`,
    )
    const failures = await storeFailure(pool, { dueAt, server, beganAt, error: sentence })
    if (failures > 1 || !reachesSomeone(operatorEmail)) return
    const { publicUrl } = config
    await mailer.send(
      failedBackupMail({ to: operatorEmail, publicUrl, sentence, server, lastMadeAt: rows[0]?.endedAt }),
    )
  }
}

/** A folder of the settings that is missing may be a disk that is not there: only the default one is made. */
async function prepareFolder({ backups, dataDir }: Config): Promise<void> {
  if (existsSync(backups.folder)) return
  if (backups.folder !== join(dataDir, 'backups'))
    throw new StartupError(`Le dossier des sauvegardes ${backups.folder} (BACKUP_DIR) n'existe pas.`)
  await mkdir(backups.folder, { mode: 0o700 })
}
