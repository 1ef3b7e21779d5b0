import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartupError } from '../startup-error.ts'
import { tryFolderLock } from './folder-lock.ts'
import { isAlive, isPostgres, type Postmaster, readPostmaster } from './postmaster-file.ts'

/** How long a server that has started PostgreSQL may take to lock the folder, or a dead one's connections to end. */
const GRACE = 5_000

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
  if (!found) return
  if (!isAlive(found.pid) || !isPostgres(found.pid)) {
    rmSync(join(cluster, 'postmaster.pid'), { force: true })
    return
  }
  const deadline = Date.now() + GRACE
  while (isAlive(found.pid)) {
    const lock = await tryFolderLock(connectionTo(found.port))
    const starterLives = lock.serverPid !== undefined && isAlive(lock.serverPid)
    if (lock.state === 'taken' && starterLives) throw inUse(dataDir, lock.serverPid)
    if (lock.state === 'got' && (!starterLives || Date.now() > deadline)) {
      await end(found, dataDir)
      await lock.release()
      return
    }
    await lock.release()
    if (lock.state === 'taken' && Date.now() > deadline) throw inUse(dataDir, lock.serverPid)
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
  throw new StartupError(
    `Un PostgreSQL resté d'un arrêt brutal occupe ${dataDir} et n'a pas pu être arrêté. Arrêtez le processus ${pid}, puis relancez Gramme.`,
  )
}
