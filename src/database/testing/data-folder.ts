import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { connect } from '../connect.ts'
import { type Embedded, type EmbeddedOptions, startEmbedded } from '../embedded.ts'
import { scratch } from './scratch.ts'

type Report = { connectionString?: string; pid?: number; row?: number; refused?: string }

/** A data folder for each test, empty at first, and the servers that are started in it; all of them end with it. */
export function dataFolder() {
  /** Data of a first start, ready to be copied. */
  let pristine: string
  let path: string
  let started: Embedded[]
  let holders: ChildProcess[]

  beforeAll(async () => {
    pristine = newFolder()
    const embedded = await startEmbedded(pristine, { durable: false })
    await embedded.stop()
  })
  afterAll(() => rmSync(pristine, { recursive: true, force: true }))

  beforeEach(() => {
    path = newFolder()
    started = []
    holders = []
  })
  afterEach(async () => {
    for (const holder of holders) holder.kill('SIGTERM')
    await Promise.all(holders.map((holder) => ended(holder)))
    for (const embedded of started) await embedded.stop()
    rmSync(path, { recursive: true, force: true })
  })

  return {
    get path() {
      return path
    },

    /** Spares a test the first start that it is not about. */
    fill(): void {
      execFileSync('cp', ['-a', `${pristine}/.`, path])
    },

    async start(options?: EmbeddedOptions): Promise<Embedded> {
      const embedded = await startEmbedded(path, options)
      started.push(embedded)
      return embedded
    },

    /** A server in a separate process, and its output. */
    hold(mode = 'wait') {
      const script = fileURLToPath(new URL('./hold-folder.ts', import.meta.url))
      const child = spawn(process.execPath, [script, path, mode], { stdio: ['ignore', 'pipe', 'inherit'] })
      holders.push(child)
      const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
      const next = async (): Promise<Report> => {
        const { value } = await lines.next()
        return value === undefined ? {} : (JSON.parse(value) as Report)
      }
      return { child, next }
    },
  }
}

export async function query<Row>({ connectionString }: Embedded, sql: string): Promise<Row[]> {
  const database = await connect(connectionString)
  try {
    const { rows } = await database.pool.query(sql)
    return rows
  } finally {
    await database.close()
  }
}

function newFolder(): string {
  const folder = mkdtempSync(join(scratch(), 'gramme-embedded-'))
  chmodSync(folder, 0o755)
  return folder
}

async function ended(child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) await pause(10)
}
