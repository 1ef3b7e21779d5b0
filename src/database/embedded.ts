import { type ChildProcess, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findBinaries } from './embedded/binaries.ts'
import { type ClusterPlace, ensureCluster, ROLE, setPassword } from './embedded/cluster.ts'
import { keptPassword, prepareDataFolder } from './embedded/data-folder.ts'
import { holdFolderLock } from './embedded/folder-lock.ts'
import { clearOrphan } from './embedded/orphan.ts'
import { launch, type Launch } from './embedded/postmaster.ts'
import { supervise } from './embedded/supervise.ts'
import { chooseRunner } from './embedded/system-user.ts'
import { StartupError } from './startup-error.ts'

export type EmbeddedOptions = {
  /** Called once when PostgreSQL has exited unexpectedly and could not be kept running. */
  onExit?: () => void
  /** False trades the safety of the data for speed: for tests. */
  durable?: boolean
  maxConnections?: number
  /** How long is waited before each start again of a PostgreSQL that has ended. */
  restartsAfterMs?: readonly number[]
}

export type Embedded = {
  readonly connectionString: string
  /** PostgreSQL's own process. */
  readonly pid: number
  /** @param withinMs how long the end of its processes is waited for at most */
  readonly stop: (withinMs?: number) => Promise<void>
}

/** A checkpoint of many changes takes a while. */
const ENDS_WITHIN_MS = 20_000

/** How long the processes of a killed PostgreSQL, or another start, may block this one. */
const PATIENCE = 60_000

/**
 * Starts the PostgreSQL that comes with Gramme on the data of `dataDir`, making them at the first start.
 * @throws StartupError with one sentence a person can act on.
 */
export async function startEmbedded(dataDir: string, options: EmbeddedOptions = {}): Promise<Embedded> {
  const folder = resolve(dataDir)
  prepareDataFolder(folder)
  const place = placeOf(folder, options)
  const hasData = existsSync(place.cluster)
  const { secret: password, made } = keptPassword(folder)
  const connectionTo = (port: number) => `postgresql://${ROLE}:${password}@127.0.0.1:${port}/${ROLE}`
  await ensureCluster(place, password)
  takeFromRoot(place)
  const deadline = Date.now() + PATIENCE
  let passwordIsSet = !(hasData && made)
  while (Date.now() < deadline) {
    await clearOrphan(folder, place.cluster, connectionTo)
    if (!passwordIsSet) await setPassword(place, password)
    passwordIsSet = true
    const launched = await launch(place)
    if (launched.outcome === 'ready')
      return await serve(place, launched, connectionTo(launched.port), options)
    await pause(200)
  }
  throw new StartupError(`PostgreSQL n'a pas pu démarrer dans ${folder} : un autre démarrage est en cours.`)
}

function placeOf(dataDir: string, { durable = true, maxConnections = 40 }: EmbeddedOptions): ClusterPlace {
  const cluster = join(dataDir, 'postgres')
  const binaries = findBinaries()
  return {
    dataDir,
    cluster,
    binaries,
    runner: chooseRunner(dataDir, cluster, binaries),
    durable,
    maxConnections,
  }
}

/** Root may have copied or restored the files; PostgreSQL wants them to be its user's. */
function takeFromRoot({ cluster, runner: { owner } }: ClusterPlace): void {
  if (owner && statSync(cluster).uid === 0) spawnSync('chown', ['-R', `${owner.uid}:${owner.gid}`, cluster])
}

async function serve(
  place: ClusterPlace,
  { child, port }: Extract<Launch, { outcome: 'ready' }>,
  connectionString: string,
  { onExit = () => undefined, restartsAfterMs }: EmbeddedOptions,
): Promise<Embedded> {
  const supervised = supervise(child, () => launchAgain(place, port), onExit, restartsAfterMs)
  try {
    const lock = await holdFolderLock(connectionString)
    const end = async (withinMs: number) => {
      await lock.release()
      await supervised.stop(withinMs)
    }
    let ending: Promise<void> | undefined
    return {
      connectionString,
      get pid() {
        return supervised.pid
      },
      stop: (withinMs = ENDS_WITHIN_MS) => (ending ??= end(withinMs)),
    }
  } catch (error) {
    await supervised.stop(ENDS_WITHIN_MS)
    throw error
  }
}

/**
 * Starts PostgreSQL at its former port, once the processes of the one that ended are gone.
 * @throws StartupError when it does not start in time
 */
async function launchAgain(place: ClusterPlace, port: number): Promise<ChildProcess> {
  const deadline = Date.now() + PATIENCE
  while (Date.now() < deadline) {
    const launched = await launch(place, port)
    if (launched.outcome === 'ready') return launched.child
    await pause(200)
  }
  throw new StartupError(`PostgreSQL n'a pas pu redémarrer dans ${place.dataDir}.`)
}
