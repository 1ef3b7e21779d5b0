import { randomBytes } from 'node:crypto'
import {
  accessSync,
  constants,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../startup-error.ts'

/** @throws StartupError when the folder cannot be made or written to. */
export function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new StartupError(
      isFile(dataDir)
        ? `Le dossier de données ${dataDir} est un fichier. Choisissez un dossier avec DATA_DIR.`
        : `Le dossier de données ${dataDir} n'est pas accessible en écriture. Donnez-en le droit à cet utilisateur, ou choisissez un autre dossier avec DATA_DIR.`,
    )
  }
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** The database's password, made at the first start; of two starts at once, both get the one that came first. */
export function keptPassword(dataDir: string): string {
  const path = join(dataDir, 'postgres-password')
  const draft = `${path}.${process.pid}`
  try {
    writeFileSync(draft, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
    linkSync(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    throw new StartupError(`Le fichier ${path} n'est pas lisible par cet utilisateur.`)
  }
}
