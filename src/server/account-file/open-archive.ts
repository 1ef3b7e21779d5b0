import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { AccountSlots } from '#database/account-slots.ts'
import { refusal } from '../translate-error.ts'
import type { ArchiveAnswer, ArchiveQuestions, ArchiveWork } from './archive-questions.ts'
import type { ArchivedRow } from './archive-rows.ts'
import type { CheckedArchive } from './check-archive.ts'
import { COMPARED_TABLES, type Compared } from './compared-tables.ts'
import type { ExportedTable } from './exported-tables.ts'
import { refuseArchive } from './refuse-archive.ts'

const WORKER = new URL('./archive-worker.ts', import.meta.url)
/** A thread that needs more is ended: the ids of a million rows, and the longest row several times over. */
const MOST_MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 }
/** For the whole archive to be checked, and for each further answer. */
const LONGEST_MS = 60_000
/** From the reading of an archive to the answers that its import asks for. */
const IDLE_MS = 60_000

/** One archive is read at a time, and so many wait for it; uploads of one account are bounded where they arrive. */
const SERVER = 'archives'
const places = new AccountSlots({ most: 1, longestLine: 10, longestWaitMs: LONGEST_MS })

/** An archive that was checked: its rows and pictures are handed over as they are requested. */
export type OpenArchive = {
  checked: CheckedArchive
  /** @throws ARCHIVE_REFUSED where the archive has changed since */
  rows: (table: ExportedTable) => AsyncGenerator<ArchivedRow>
  /** A file of so many bytes at most. @throws ARCHIVE_REFUSED */
  file: (name: string, most: number) => Promise<Buffer>
}

/**
 * Does work with the archive at a path, which a separate thread reads and checks, so that nothing that it holds keeps other
 * requests waiting.
 * @throws ARCHIVE_REFUSED, also where it takes more time or memory than any archive of an account; AccountBusy where others wait
 */
export async function withArchive<Result>(
  input: ArchiveWork,
  work: (archive: OpenArchive) => Promise<Result>,
): Promise<Result> {
  return places.run(SERVER, async () => {
    const thread = ArchiveThread.take()
    try {
      return await work({
        checked: await thread.check(input),
        rows: (table) => thread.rows(table),
        file: async (name, most) => Buffer.from(await thread.request('file', { name, most })),
      })
    } finally {
      thread.leave()
    }
  })
}

/** Starting one takes a second: it is kept for the import that follows a reading, and ended when none does. */
class ArchiveThread {
  static #idle: ArchiveThread | undefined
  readonly #worker = new Worker(WORKER, { resourceLimits: MOST_MEMORY })
  /** Rejected once the thread has ended by itself. */
  readonly #failed: Promise<never>
  #isUsable = true
  #idleTimer: NodeJS.Timeout | undefined

  constructor() {
    this.#worker.unref()
    this.#failed = new Promise((_resolve, reject) => this.#worker.once('error', reject))
    this.#failed.catch(() => this.#end())
  }

  static take(): ArchiveThread {
    const thread = ArchiveThread.#idle ?? new ArchiveThread()
    ArchiveThread.#idle = undefined
    clearTimeout(thread.#idleTimer)
    return thread
  }

  leave(): void {
    if (!this.#isUsable) return
    ArchiveThread.#idle = this
    this.#idleTimer = setTimeout(() => this.#end(), IDLE_MS)
    this.#idleTimer.unref()
  }

  /** What is compared comes in parts, as other requests would wait for all of a large archive to become objects here. */
  async check(input: ArchiveWork): Promise<CheckedArchive> {
    const checked = await this.request('check', input)
    const compared: Partial<CheckedArchive['compared']> = {}
    for (const table of COMPARED_TABLES) {
      const rows: Compared[] = []
      let part: Compared[]
      do {
        part = await this.request('compared', { table, from: rows.length })
        rows.push(...part)
      } while (part.length > 0)
      compared[table] = rows
    }
    return { ...checked, compared: compared as CheckedArchive['compared'] }
  }

  async *rows(table: ExportedTable): AsyncGenerator<ArchivedRow> {
    for (
      let batch = await this.request('rows', { table });
      batch !== null;
      batch = await this.request('moreRows', undefined)
    )
      yield* batch
  }

  async request<Name extends keyof ArchiveQuestions>(
    name: Name,
    input: ArchiveQuestions[Name]['input'],
  ): Promise<ArchiveQuestions[Name]['output']> {
    const signal = AbortSignal.timeout(LONGEST_MS)
    const answering = once(this.#worker, 'message', { signal })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    this.#worker.postMessage({ name, input })
    const [answer] = (await Promise.race([answering, this.#failed]).catch((error: unknown) => {
      this.#end()
      throw endedByLimit(error, signal) ? refuseArchive('too-large') : error
    })) as [ArchiveAnswer]
    if ('output' in answer) return answer.output
    const { code, message, data } = answer.refused
    throw refusal(code, message, data)
  }

  #end(): void {
    this.#isUsable = false
    if (ArchiveThread.#idle === this) ArchiveThread.#idle = undefined
    void this.#worker.terminate()
  }
}

function endedByLimit(error: unknown, { aborted }: AbortSignal): boolean {
  return aborted || (error instanceof Error && Reflect.get(error, 'code') === 'ERR_WORKER_OUT_OF_MEMORY')
}
