import { randomBytes } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DiskFull, isFullDisk, StartupError } from '../startup-error.ts'

/** @throws StartupError when the folder cannot be made or written to. */
export function prepareDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new StartupError(
      isFile(dataDir)
        ? `Le dossier de données ${dataDir} est un fichier. Choisissez un dossier avec DATA_DIR.`
        : `Le dossier de données ${dataDir} n'est pas accessible en écriture. Donnez-en le droit à cet utilisateur, ou choisissez un autre dossier avec DATA_DIR.`,
    )
  }
}

/** Node's own recursive mkdir never returns where a file system makes no folders, as in /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** What a file of `keptRandom` has at least: 24 random bytes in base64url. */
const SHORTEST = 32

/**
 * A secret kept in a file, made where there is none: whole or not at all, whatever ends the start. Of two starts
 * at once, both get the one that came first.
 * @throws StartupError when the disk is full, or the file cannot be read or is too short to be one
 */
export function keptRandom(path: string, bytes: number): { secret: string; made: boolean } {
  const made = isLinked(path, bytes)
  const secret = contentOf(path)
  if (secret.length < SHORTEST)
    throw new StartupError(
      `Le fichier ${path} est incomplet, comme après un disque plein. Supprimez-le : Gramme le refera au prochain démarrage.`,
    )
  return { secret, made }
}

function isLinked(path: string, bytes: number): boolean {
  const draft = `${path}.${process.pid}`
  try {
    writeFileSync(draft, `${randomBytes(bytes).toString('base64url')}\n`, { mode: 0o600, flush: true })
    linkSync(draft, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw isFullDisk(error) ? new DiskFull() : error
  } finally {
    rmSync(draft, { force: true })
  }
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    throw new StartupError(`Le fichier ${path} n'est pas lisible par cet utilisateur.`)
  }
}

/** The password by which Gramme reaches its own PostgreSQL. @throws as `keptRandom` */
export function keptPassword(dataDir: string): { secret: string; made: boolean } {
  return keptRandom(join(dataDir, 'postgres-password'), 24)
}
