import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartupError } from '../startup-error.ts'
import { tryFolderLock } from './folder-lock.ts'
import { isAlive, isPostgres, type Postmaster, readPostmaster } from './postmaster-file.ts'

/** How long a server that has started PostgreSQL may take to lock the folder, or a dead one's connections to end. */
const GRACE = 5_000
/** How long a PostgreSQL that repairs its data after a crash may take to answer. */
const REPAIR = 300_000

/**
 * Deals with a PostgreSQL found running in the folder: one that a killed Gramme left behind is stopped.
 * @throws StartupError when a living Gramme uses it.
 */
export async function clearOrphan(
  dataDir: string,
  cluster: string,
  connectionTo: (port: number) => string,
): Promise<void> {
  const found = readPostmaster(cluster)
  // PostgreSQL itself deals with the file of a dead one, and knows whether all of its processes are gone.
  if (!found || !isAlive(found.pid)) return
  if (!isPostgres(found.pid)) {
    rmSync(join(cluster, 'postmaster.pid'), { force: true })
    return
  }
  const begun = Date.now()
  while (isAlive(found.pid)) {
    const waited = Date.now() - begun
    const lock = await tryFolderLock(connectionTo(found.port))
    try {
      const starterLives = lock.serverPid !== undefined && isAlive(lock.serverPid)
      if (lock.state === 'taken' && (starterLives || waited > GRACE)) throw inUse(dataDir, lock.serverPid)
      if (lock.state === 'got' && (!starterLives || waited > GRACE)) return await end(found, dataDir)
      if (lock.state === 'refused' || waited > REPAIR) throw unusable(dataDir, found.pid)
    } finally {
      await lock.release()
    }
    await pause(200)
  }
}

function inUse(dataDir: string, pid: number | undefined): StartupError {
  const who = pid === undefined ? '' : ` (processus ${pid})`
  return new StartupError(
    `Le dossier de données ${dataDir} est déjà utilisé par un autre Gramme${who}. Arrêtez-le, ou choisissez un autre dossier avec DATA_DIR.`,
  )
}

async function end({ pid }: Postmaster, dataDir: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      if (isAlive(pid)) break
    }
    for (let waited = 0; waited < 10_000; waited += 50) {
      if (!isAlive(pid)) return
      await pause(50)
    }
  }
  throw unusable(dataDir, pid)
}

function unusable(dataDir: string, pid: number): StartupError {
  return new StartupError(
    `Un PostgreSQL resté d'un arrêt brutal occupe ${dataDir} et n'a pas pu être arrêté. Arrêtez le processus ${pid}, puis relancez Gramme.`,
  )
}
