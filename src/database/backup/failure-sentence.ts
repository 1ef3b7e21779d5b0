import { sqlFailure } from '../sql-failure.ts'
import { isFullDisk, StartupError } from '../startup-error.ts'
import { isPassing } from '../passing-failure.ts'
import { reasonOf } from '../unreachable.ts'

const WRITING: Readonly<Record<string, string>> = {
  ENOENT: "le dossier où l'écrire n'existe pas",
  ENOTDIR: "le dossier où l'écrire est un fichier",
  EACCES: "ce dossier n'est pas accessible en écriture",
  EPERM: "ce dossier n'est pas accessible en écriture",
  EROFS: "ce disque n'est pas accessible en écriture",
  EISDIR: 'ce nom est celui d’un dossier',
}

/**
 * Why a backup or a restore failed, as a whole sentence for the operator; undefined when the cause is not known.
 * @param begin what failed, with what has become of it: 'La sauvegarde n'a pas été écrite'
 */
export function failureSentence(begin: string, error: unknown): string | undefined {
  if (error instanceof StartupError) return error.message
  if (isFullDisk(error)) return `${begin} : le disque est plein.`
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = WRITING[code]
  if (reason !== undefined) return `${begin} : ${reason}.`
  if (isPassing(error) || sqlFailure(error) !== undefined) return `${begin} : ${reasonOf(error)}.`
  return undefined
}
