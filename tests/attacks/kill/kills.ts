import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { ROLE } from '#database/embedded/cluster.ts'
import { keptPassword } from '#database/embedded/data-folder.ts'
import { readPostmaster } from '#database/embedded/postmaster-file.ts'
import type { Random } from '../../random.ts'
import type { Supervisor } from './supervisor.ts'

/** What is killed, and how. */
export const KILLS = [
  'server SIGKILL',
  'server SIGTERM',
  'server and postmaster SIGKILL',
  'postmaster SIGKILL',
  'backend pg_terminate_backend',
  'backend SIGKILL',
] as const
export type Kill = (typeof KILLS)[number]

/** So often in a row the postmaster is killed in a long run: the fourth time the server gives it up and ends. */
const IN_A_ROW = 4
const LONG = 5 * KILLS.length
const PATIENCE_MS = 60_000

/** So many kills in an order that follows from the seed; of two kinds, none comes two times more often than the other. */
export function planKills(random: Random, count: number): Kill[] {
  const row = count < LONG ? [] : Array.from({ length: IN_A_ROW }, () => 'postmaster SIGKILL' as const)
  const kinds = Array.from({ length: count }, (_, index) => KILLS[index % KILLS.length] as Kill)
  for (const kill of row) kinds.splice(kinds.indexOf(kill), 1)
  const shuffled = random.shuffled(kinds)
  return shuffled.toSpliced(random.below(shuffled.length + 1), 0, ...row)
}

/**
 * Kills, and resolves once what was killed has ended.
 * @returns the moment of the kill: finding a backend that writes takes a while before it
 */
export async function perform(kill: Kill, supervisor: Supervisor): Promise<number> {
  const cluster = join(supervisor.dataDir, 'postgres')
  const begun = performance.now()
  switch (kill) {
    case 'server SIGKILL':
      await supervisor.kill('SIGKILL')
      return begun
    case 'server SIGTERM':
      await supervisor.kill('SIGTERM')
      return begun
    case 'server and postmaster SIGKILL': {
      const postmaster = pidOf(cluster)
      const ended = supervisor.kill('SIGKILL')
      process.kill(postmaster, 'SIGKILL')
      await ended
      return begun
    }
    case 'postmaster SIGKILL':
      await killPostmaster(cluster)
      return begun
    case 'backend pg_terminate_backend':
      return await killWriter(supervisor.dataDir, 'pg_terminate_backend')
    case 'backend SIGKILL':
      return await killWriter(supervisor.dataDir, 'SIGKILL')
  }
}

/** @throws where none runs: the process number 0 would mean this process and all it has started */
function pidOf(cluster: string): number {
  const { pid = 0 } = readPostmaster(cluster) ?? {}
  if (pid > 0) return pid
  throw new Error(`No PostgreSQL runs in ${cluster}`)
}

async function killPostmaster(cluster: string): Promise<void> {
  const killed = pidOf(cluster)
  process.kill(killed, 'SIGKILL')
  await until(async () => ![undefined, killed].includes(readPostmaster(cluster)?.pid))
}

/** A backend amid a transaction that has written something. */
const WRITER = `
  SELECT pid FROM pg_stat_activity
  WHERE application_name ~ '^gramme( |$)' AND backend_xid IS NOT NULL AND pid <> pg_backend_pid() LIMIT 1`

async function killWriter(dataDir: string, how: 'pg_terminate_backend' | 'SIGKILL'): Promise<number> {
  const postmaster = readPostmaster(join(dataDir, 'postgres'))
  const { secret: password } = keptPassword(dataDir)
  const client = new Client(`postgresql://${ROLE}:${password}@127.0.0.1:${postmaster?.port}/${ROLE}`)
  const cut = new Promise<void>((ended) => client.once('end', ended))
  client.on('error', () => undefined)
  await client.connect()
  const victim = how === 'SIGKILL' ? WRITER : `SELECT pid, pg_terminate_backend(pid) FROM (${WRITER}) writer`
  let pid = 0
  let asked = 0
  await until(async () => {
    asked = performance.now()
    const { rows } = await client.query<{ pid: number }>(victim)
    pid = rows[0]?.pid ?? 0
    return pid > 0
  })
  if (how === 'pg_terminate_backend') await client.end()
  else {
    process.kill(pid, 'SIGKILL')
    // PostgreSQL then ends every other connection and starts again from its log.
    await cut
  }
  return asked
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; !(await isSo()); await delay(1))
    if (Date.now() > deadline) throw new Error('What was waited for did not come within a minute')
}
