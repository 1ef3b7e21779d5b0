import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { StartupError } from '../startup-error.ts'
import { logOf } from './clear-old-log.ts'
import { type ClusterPlace, plainEnvironment } from './cluster.ts'
import { readPostmaster } from './postmaster-file.ts'
import { settings } from './settings.ts'
import { commandOf } from './system-user.ts'

export type Launch =
  | { outcome: 'ready'; child: ChildProcess; port: number }
  | { outcome: 'already-running' }
  | { outcome: 'port-taken' }

/** Starts PostgreSQL in a new process group: the terminal's Ctrl+C is for the server, which closes its connections first. */
export async function launch(place: ClusterPlace, formerPort?: number): Promise<Launch> {
  const { cluster, binaries, runner } = place
  const port = formerPort ?? (await freePort())
  const log = logOf(place.dataDir)
  const logStart = boundLog(log)
  const args = ['-D', cluster, ...settings(port, place).flatMap((setting) => ['-c', setting])]
  const command = commandOf(runner, binaries.postgres, args)
  const output = openSync(log, 'a', 0o600)
  const child = spawn(command.file, command.args, {
    ...command.options,
    env: plainEnvironment(),
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  if (await becomesReady(child, cluster)) return { outcome: 'ready', child, port }
  const logged = readFileSync(log).subarray(logStart).toString()
  // The processes of a killed PostgreSQL may outlive it for a moment.
  if (/lock file ".*" already exists|pre-existing shared memory block/.test(logged))
    return { outcome: 'already-running' }
  if (/Address already in use/.test(logged)) return { outcome: 'port-taken' }
  const cause = /(?:FATAL|PANIC): {2}(.*)/.exec(logged)?.[1] ?? "il s'est arrêté sans dire pourquoi"
  throw new StartupError(`PostgreSQL n'a pas pu démarrer : ${cause}. Le détail est dans ${log}.`)
}

async function becomesReady(child: ChildProcess, cluster: string): Promise<boolean> {
  const ended = new Promise<true>((done) => {
    child.once('exit', () => done(true))
    child.once('error', () => done(true))
  })
  for (;;) {
    const running = readPostmaster(cluster)
    if (running?.pid === child.pid && running?.status === 'ready') return true
    if (await Promise.race([ended, pause(20, false)])) return false
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen({ host: '127.0.0.1', port: 0 }, () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? done(address.port) : fail(new Error('No port')),
      )
    })
  })
}

const LARGEST_LOG = 10 * 1024 * 1024

/** Empties a log grown too long, and says where this start's lines will begin. */
function boundLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size <= LARGEST_LOG) return size
  truncateSync(path)
  return 0
}

/** What an immediate shutdown takes. */
const IMMEDIATE_MS = 1_000

/**
 * A fast shutdown; an immediate one, of which the next start repairs the data, where that takes too long.
 * @param withinMs how long it is waited for at most; processes that are frozen are ended by PostgreSQL itself 5 s later
 */
export async function stop(child: ChildProcess, withinMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<'ended'>((done) => child.once('exit', () => done('ended')))
  const waits = { SIGINT: Math.max(0, withinMs - IMMEDIATE_MS), SIGQUIT: IMMEDIATE_MS }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    child.kill(signal)
    if ((await Promise.race([ended, pause(waits[signal], 'late', { ref: false })])) === 'ended') return
  }
}
