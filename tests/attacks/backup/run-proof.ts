import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { checkBackup } from '#database/backup/restore-backup.ts'
import { connect } from '#database/connect.ts'
import { runningEmbedded } from '#database/embedded/running.ts'
import { openRestaurant } from '#server/sheets/open-restaurant.ts'
import { freePort, launch } from '#server/testing/launch.ts'
import { Findings } from '../kill/findings.ts'
import { startPostgres15 } from './another-postgres.ts'
import { fillDisk, killBackup, killRestores } from './breakages.ts'
import { fillSheets } from './fill-sheets.ts'
import { killPageRestores } from './page-restores.ts'
import { type Ran, runProgram } from './run-program.ts'
import { Writer } from './writer.ts'

const WRITERS = ['Alma', 'Basile', 'Celeste', 'Denis', 'Elsa', 'Felix', 'Gisele', 'Hugo']
const SECRET = 'a secret that both installations have for their sessions'
/** Between the start of the writers and that of the backup. */
const WRITES_FIRST_MS = 2_000

export type Size = { sheets: number; photos: number; kills: number }

type Installation = { dataDir: string; origin: string; stop: () => Promise<void> }

async function startServer(dataDir: string): Promise<Installation> {
  const environment = {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    SECRET,
    BACKUP_AT: 'never',
    REQUESTS_PER_MINUTE: '100000',
  }
  const server = launch(environment)
  const origin = await server.ready
  const stop = async () => {
    server.process.kill('SIGTERM')
    await server.exit
  }
  return { dataDir, origin, stop }
}

async function fill({ dataDir }: Installation, size: Size): Promise<void> {
  const database = await connect((await runningEmbedded(dataDir)) ?? '')
  try {
    const { rows } = await database.pool.query<{ id: string }>(
      "select id from auth.users where email = 'zora@exemple.fr'",
    )
    const userId = rows[0]?.id ?? ''
    await openRestaurant(database, userId)
    await fillSheets(database, userId, size)
  } finally {
    await database.close()
  }
}

const figures = ({ seconds, peakMegabytes }: Ran) =>
  `${seconds.toFixed(1)} s, ${peakMegabytes.toFixed(0)} MB of memory at most`

/** Every proof in turn, in a folder that exists. @returns what was found */
export async function runProof(folder: string, size: Size, say: (line: string) => void): Promise<Findings> {
  const findings = new Findings()
  const file = join(folder, 'gramme.tar.zst')
  const first = await startServer(join(folder, 'first'))
  const environment = { DATA_DIR: first.dataDir }
  const writers = WRITERS.map((name) => new Writer(first.origin, findings, name))
  const owner = new Writer(first.origin, findings, 'Zora')
  for (const each of [owner, ...writers]) await each.signUp()
  await fill(first, size)
  const bounds = await backUpAmidWrites()
  await killBackup({ folder, environment, findings, say })
  await fillDisk({ folder, environment, findings, say })
  await first.stop()
  await restoreAndCompare()
  await onPostgres15()
  return findings

  async function backUpAmidWrites() {
    const stopping = new AbortController()
    const writing = writers.map((writer) => writer.write(stopping.signal))
    await delay(WRITES_FIRST_MS)
    const least = writers.map(({ acknowledged }) => acknowledged)
    const ran = await runProgram('backup', file, { environment })
    const most = writers.map(({ begun }) => begun)
    stopping.abort()
    await Promise.all(writing)
    if (ran.code !== 0) findings.fault(`the backup failed: ${ran.output}`)
    say(`${ran.output}\nbackup amid writes: ${figures(ran)}`)
    return { least, most }
  }

  async function restoreAndCompare() {
    const second = { DATA_DIR: join(folder, 'second') }
    const restored = await runProgram('restore', file, { environment: second })
    if (restored.code !== 0) findings.fault(`the restore failed: ${restored.output}`)
    say(`${restored.output}\nrestore: ${figures(restored)}`)
    const server = await startServer(second.DATA_DIR)
    for (const [index, writer] of writers.entries()) {
      const sheets = await writer.check(server.origin, bounds.least[index] ?? 0, bounds.most[index] ?? 0)
      say(
        `${WRITERS[index]}: ${sheets} sheets in the backup, ${bounds.least[index]} acknowledged before it, ${writer.begun} written in all`,
      )
    }
    await server.stop()
    const often = { kills: size.kills, seconds: restored.seconds }
    await killRestores({ environment: { DATA_DIR: join(folder, 'third') }, findings, say }, file, often)
    await compare('after the killed restores', { DATA_DIR: join(folder, 'third') })
    const byPage = join(folder, 'by-page')
    await killPageRestores({ dataDir: byPage, findings, say }, file, often)
    await compare('after the killed restores by the page', { DATA_DIR: byPage })
  }

  async function compare(what: string, of: Record<string, string>) {
    const again = join(folder, 'again.tar.zst')
    const { code, output } = await runProgram('backup', again, { environment: of })
    if (code !== 0) findings.fault(`${what}: ${output}`)
    else if ((await sumsOf(again)) !== (await sumsOf(file)))
      findings.fault(`${what}: the rows are not those of the backup`)
    else say(`${what}: every table has the checksum of the backup`)
    return again
  }

  async function onPostgres15() {
    const older = await startPostgres15(join(folder, 'postgres-15'))
    if (older === undefined) {
      say('PostgreSQL 15: not tried, as it is not installed')
      return
    }
    try {
      const there = { DATABASE_URL: older.connectionString, DATA_DIR: join(folder, 'fourth') }
      const restored = await runProgram('restore', file, { environment: there })
      if (restored.code !== 0) findings.fault(`on PostgreSQL 15: ${restored.output}`)
      const again = await compare('restored on PostgreSQL 15', there)
      await older.asAdmin('select', 'create database by_page owner gramme')
      const byPage = {
        DATABASE_URL: older.connectionString.replace(/gramme$/, 'by_page'),
        DATA_DIR: join(folder, 'by-page-15'),
      }
      const { seconds } = restored
      const killing = { dataDir: byPage.DATA_DIR, environment: byPage, findings, say }
      await killPageRestores(killing, file, { kills: size.kills, seconds })
      await compare('after the restores by the page killed on PostgreSQL 15', byPage)
      const back = { DATA_DIR: join(folder, 'fifth') }
      const returned = await runProgram('restore', again, { environment: back })
      if (returned.code !== 0) findings.fault(`back from PostgreSQL 15: ${returned.output}`)
      await compare('back on the embedded PostgreSQL', back)
    } finally {
      older.stop()
    }
  }
}

/** The checksums of a backup but of the security events, of which a restore by the page is one. */
async function sumsOf(backup: string): Promise<string> {
  const { sums } = await checkBackup(backup)
  return JSON.stringify(sums.filter(({ name }) => name !== 'auth.security_events'))
}
