import { randomBytes, timingSafeEqual } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type {
  BackupFacts,
  OpenedRestoration,
  RestorationOffer,
  RestorationProgress,
} from '#contract/restoration-limits.ts'
import { failureSentence } from '#database/backup/failure-sentence.ts'
import { type Checked, checkBackup, restoreBackup, type RestoredBy } from '#database/backup/restore-backup.ts'
import type { Database } from '#database/connect.ts'
import { StartupError } from '#database/startup-error.ts'
import { hasAccounts } from '../backups/has-accounts.ts'
import { makeCode } from '../auth/recovery-codes.ts'
import type { Config } from '../config.ts'
import { complain } from '../log/complain.ts'
import { filesIn } from './files-in.ts'
import { markUnderWay, takeInterrupted, unmarkUnderWay } from './under-way.ts'
import { clearUploads, UploadedBackup } from './uploaded-backup.ts'

const FAILED = "La restauration n'a pas abouti, et rien n'a été gardé"

/** Does work while nothing uses the database, which the server leaves before and opens again afterwards. */
type AroundClosed = (work: (connectionString: string) => Promise<void>) => Promise<void>

/** Restores a backup into an installation without accounts, as its operator asks on a page. One for the life of the process. */
export class Restoration {
  /** Has to be typed to restore a backup. Printed at each start, a new one, for the operator to read. */
  readonly code = makeCode()
  readonly #config: Config
  readonly #aroundClosed: AroundClosed
  readonly #temporaryFolder: string
  #isClosed = false
  #key: string | undefined
  #upload: UploadedBackup | undefined
  #progress: RestorationProgress = { step: 'waiting' }
  #checked: (Chosen & { checked: Checked }) | undefined
  #running: Promise<void> | undefined
  #isCancelled = false

  constructor(config: Config, aroundClosed: AroundClosed) {
    this.#config = config
    this.#aroundClosed = aroundClosed
    this.#temporaryFolder = join(config.dataDir, 'temporary')
  }

  /** Whether the installation has no account. Once it has one, the database is not queried any more. */
  async isOffered(database: Pick<Database, 'pool'>): Promise<boolean> {
    this.#isClosed ||= await hasAccounts(database)
    return !this.#isClosed
  }

  async offer(database: Database): Promise<RestorationOffer> {
    return { state: (await this.isOffered(database)) ? 'offered' : 'closed', percent: null }
  }

  /** The answer while the server is closed for the restore. */
  get underWay(): RestorationOffer {
    const percent = 'percent' in this.#progress ? this.#progress.percent : null
    return { state: 'restoring', percent }
  }

  /** Whether what was typed is the code, with or without its hyphen and its case. */
  isCode(typed: string): boolean {
    return isSame(plain(typed), plain(this.code))
  }

  /** Ends the restoration that another page has opened before, and removes its upload. */
  async open(): Promise<OpenedRestoration | undefined> {
    if (this.isRunning) return undefined
    this.#key = randomBytes(24).toString('base64url')
    await this.#forget()
    const { folder } = this.#config.backups
    return { key: this.#key, folder, files: await filesIn(folder) }
  }

  /** Whether a key is the one of the page that has opened it last. */
  isKey(key: string): boolean {
    return this.#key !== undefined && isSame(key, this.#key)
  }

  /**
   * Keeps a part of the backup that is uploaded; the first part replaces an earlier upload.
   * @returns how many bytes there are; undefined where the disk has no room for the whole
   */
  async keepPart(
    { from, of, name }: { from: number; of: number; name: string },
    part: Uint8Array,
  ): Promise<number | undefined> {
    if (from === 0) {
      await this.#forget()
      this.#upload = await UploadedBackup.begin(this.#temporaryFolder, { of, name })
      if (this.#upload === undefined) return undefined
    }
    return this.#upload?.of === of ? this.#upload.append(from, part) : 0
  }

  /**
   * Begins to read a whole backup, and to compare it with its checksums.
   * @param file in the folder of the backups; null for the uploaded one
   * @returns whether there is such a file, whole
   */
  async check(file: string | null): Promise<boolean> {
    if (this.isRunning) return true
    const chosen = file === null ? this.#uploaded() : await this.#listed(file)
    if (chosen === undefined) return false
    this.#run(chosen, 'checking', async (onRead) => {
      const checked = await checkBackup(chosen.path, onRead)
      this.#checked = { ...chosen, checked }
      return { step: 'checked', ...factsOf(checked) }
    })
    return true
  }

  /** Begins to restore the backup that was checked, for the security events of what is restored. @returns false where none was */
  restore(by: RestoredBy): boolean {
    const found = this.#checked
    if (found === undefined || this.isRunning) return this.isRunning
    const { path, name, checked } = found
    this.#run(found, 'restoring', async (onRead) => {
      await markUnderWay(this.#temporaryFolder, name)
      await this.#aroundClosed(async (connectionString) => {
        await restoreBackup(connectionString, path, { checked, onRead, by })
        this.#isClosed = true
      })
      await this.#removeUpload()
      return { step: 'restored', ...factsOf(checked) }
    })
    return true
  }

  /** Whether a file is being checked or restored. */
  get isRunning(): boolean {
    return this.#running !== undefined
  }

  get progress(): RestorationProgress {
    return this.#progress
  }

  /** Ends a check, and removes what was uploaded. What is being restored goes on. */
  async cancel(): Promise<void> {
    this.#isCancelled = true
    await (this.#progress.step === 'checking' && this.#running)
    if (!this.isRunning) await this.#forget()
  }

  /** The backup that a process before was restoring when it was killed, the first time that this is asked. */
  takeInterrupted(): Promise<string | undefined> {
    return takeInterrupted(this.#temporaryFolder)
  }

  /** Removes what was uploaded to this process or one before. */
  async clear(): Promise<void> {
    await this.#forget()
    await clearUploads(this.#temporaryFolder)
  }

  async #forget(): Promise<void> {
    this.#progress = { step: 'waiting' }
    await this.#removeUpload()
  }

  #uploaded(): Chosen | undefined {
    return this.#upload?.isWhole ? { path: this.#upload.path, name: this.#upload.name } : undefined
  }

  async #listed(file: string): Promise<Chosen | undefined> {
    const { folder } = this.#config.backups
    const found = (await filesIn(folder)).some((each) => each.file === file)
    return found ? { path: join(folder, file), name: file } : undefined
  }

  #run(
    { path, name }: Chosen,
    step: 'checking' | 'restoring',
    work: (onRead: (bytes: number) => void) => Promise<RestorationProgress>,
  ): void {
    this.#isCancelled = false
    this.#progress = { step, percent: 0 }
    const run = async () => {
      const { size } = await stat(path)
      return work((bytes) => {
        if (this.#isCancelled && step === 'checking') throw new StartupError('')
        this.#progress = { step, percent: Math.floor((100 * bytes) / size) }
      })
    }
    this.#running = run()
      .catch((error: unknown) => this.#failureOf(error, { path, name }))
      .then(async (progress) => {
        if (step === 'restoring') await unmarkUnderWay(this.#temporaryFolder)
        this.#progress = progress
        this.#running = undefined
      })
  }

  async #failureOf(error: unknown, { path, name }: Chosen): Promise<RestorationProgress> {
    const sentence = failureSentence(FAILED, error)
    if (sentence === undefined) complain("Une sauvegarde n'a pas pu être restaurée", error)
    await this.#removeUpload()
    return { step: 'failed', sentence: (sentence ?? `${FAILED}.`).replaceAll(basename(path), () => name) }
  }

  async #removeUpload(): Promise<void> {
    const upload = this.#upload
    this.#upload = undefined
    this.#checked = undefined
    await upload?.remove()
  }
}

type Chosen = { path: string; name: string }

function factsOf({ head, sums }: Checked): BackupFacts {
  const rows = sums.reduce((sum, table) => sum + table.rows, 0)
  return { madeAt: head.madeAt, version: head.gramme, rows, tables: sums.length }
}

/** A code as it is printed and as it may be typed. */
function plain(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, '')
}

function isSame(one: string, other: string): boolean {
  const [given, right] = [Buffer.from(one), Buffer.from(other)]
  return given.length === right.length && timingSafeEqual(given, right)
}
