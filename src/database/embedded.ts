import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { findBinaries } from './embedded/binaries.ts'
import { belongsToRoot, type ClusterPlace, ensureCluster, ROLE } from './embedded/cluster.ts'
import { keptPassword, prepareDataFolder } from './embedded/data-folder.ts'
import { holdFolderLock } from './embedded/folder-lock.ts'
import { clearOrphan } from './embedded/orphan.ts'
import { launch, stop } from './embedded/postmaster.ts'
import { chooseRunner } from './embedded/system-user.ts'
import { StartupError } from './startup-error.ts'

export type EmbeddedOptions = {
  /** Told once when PostgreSQL ends without having been asked to. */
  onExit?: () => void
  /** False trades the safety of the data for speed: for tests. */
  durable?: boolean
  maxConnections?: number
}

export type Embedded = {
  readonly connectionString: string
  /** PostgreSQL's own process. */
  readonly pid: number
  readonly stop: () => Promise<void>
}

const ATTEMPTS = 10

/**
 * Starts the PostgreSQL that comes with Gramme on the data of `dataDir`, making them at the first start.
 * @throws StartupError with one sentence a person can act on.
 */
export async function startEmbedded(dataDir: string, options: EmbeddedOptions = {}): Promise<Embedded> {
  const folder = resolve(dataDir)
  prepareDataFolder(folder)
  const password = keptPassword(folder)
  const connectionTo = (port: number) => `postgresql://${ROLE}:${password}@127.0.0.1:${port}/${ROLE}`
  const place = placeOf(folder, options)
  await ensureCluster(place, password)
  if (place.runner.owner && belongsToRoot(place.cluster)) giveTo(place.runner.owner, place.cluster)
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await clearOrphan(folder, place.cluster, connectionTo)
    const launched = await launch(place)
    if (launched.outcome !== 'ready') continue
    return await serve(launched.child, connectionTo(launched.port), options)
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

function giveTo({ uid, gid }: { uid: number; gid: number }, cluster: string): void {
  spawnSync('chown', ['-R', `${uid}:${gid}`, cluster])
}

async function serve(
  child: Parameters<typeof stop>[0],
  connectionString: string,
  { onExit }: EmbeddedOptions,
): Promise<Embedded> {
  let asked = false
  child.once('exit', () => {
    if (!asked) onExit?.()
  })
  try {
    const lock = await holdFolderLock(connectionString)
    const end = async () => {
      asked = true
      await lock.release()
      await stop(child)
    }
    let ending: Promise<void> | undefined
    return { connectionString, pid: child.pid ?? 0, stop: () => (ending ??= end()) }
  } catch (error) {
    asked = true
    await stop(child)
    throw error
  }
}
