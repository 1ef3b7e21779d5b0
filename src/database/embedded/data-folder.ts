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
import { StartupError } from '../startup-error.ts'

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

/** The database's password, made where there is none; of two starts at once, both get the one that came first. */
export function keptPassword(dataDir: string): { password: string; made: boolean } {
  const path = join(dataDir, 'postgres-password')
  const draft = `${path}.${process.pid}`
  let made = false
  try {
    writeFileSync(draft, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
    linkSync(draft, path)
    made = true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  try {
    return { password: readFileSync(path, 'utf8').trim(), made }
  } catch {
    throw new StartupError(`Le fichier ${path} n'est pas lisible par cet utilisateur.`)
  }
}
