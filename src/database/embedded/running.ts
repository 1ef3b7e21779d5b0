import { join, resolve } from 'node:path'
import { ROLE } from './cluster.ts'
import { keptPassword } from './data-folder.ts'
import { tryFolderLock } from './folder-lock.ts'
import { isAlive, isPostgres, readPostmaster } from './postmaster-file.ts'

/** How to reach the PostgreSQL that a living Gramme runs on this folder; undefined when none does. */
export async function runningEmbedded(dataDir: string): Promise<string | undefined> {
  const folder = resolve(dataDir)
  const found = readPostmaster(join(folder, 'postgres'))
  if (!found || !isAlive(found.pid) || !isPostgres(found.pid)) return undefined
  const { secret: password } = keptPassword(folder)
  const connectionString = `postgresql://${ROLE}:${password}@127.0.0.1:${found.port}/${ROLE}`
  const { state, serverPid, release } = await tryFolderLock(connectionString)
  await release()
  return state === 'taken' && serverPid !== undefined && isAlive(serverPid) ? connectionString : undefined
}
