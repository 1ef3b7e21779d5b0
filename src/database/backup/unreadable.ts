import { FORMAT_VERSION } from './format.ts'
import { StartupError } from '../startup-error.ts'

/** Why a file is refused as a backup, each in one sentence; `name` is the file's. */
export const unreadable = {
  foreign: (name: string) => new StartupError(`${name} n'est pas une sauvegarde de Gramme.`),
  cut: (name: string) =>
    new StartupError(
      `La sauvegarde ${name} est incomplète : sa fin manque. Copiez-la de nouveau, ou prenez-en une autre.`,
    ),
  damaged: (name: string, what: string) =>
    new StartupError(
      `La sauvegarde ${name} est abîmée (${what}). Copiez-la de nouveau, ou prenez-en une autre.`,
    ),
  newer: (name: string, version: string) =>
    new StartupError(
      `La sauvegarde ${name} vient d'une version plus récente de Gramme (${version}). Mettez Gramme à jour, puis relancez la restauration.`,
    ),
  newerFormat: (name: string, format: number, version: string) =>
    new StartupError(
      `La sauvegarde ${name} vient de Gramme ${version}, qui l'écrit sous une forme plus récente (${format}, ici ${FORMAT_VERSION}). Mettez Gramme à jour, puis relancez la restauration.`,
    ),
  unknownMigration: (name: string, migration: string) =>
    new StartupError(
      `La sauvegarde ${name} a été faite avec une version de développement de Gramme, dont la migration (${migration}) n'est dans aucune version publiée. Restaurez-la avec cette version-là.`,
    ),
  otherTables: (name: string, what: string) =>
    new StartupError(
      `La sauvegarde ${name} n'a pas les tables que sa migration fait attendre (${what}). Rien n'a été écrit.`,
    ),
}

const SYSTEM: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `Le fichier ${path} n'existe pas.`,
  EACCES: (path) => `Le fichier ${path} n'est pas lisible par cet utilisateur.`,
  EISDIR: (path) => `${path} est un dossier ; donnez le fichier d'une sauvegarde.`,
}

/** The sentence for what breaks as a file is opened; what no operator can act on stays as it is. */
export function openingError(path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const sentence = SYSTEM[code]?.(path)
  return sentence === undefined ? error : new StartupError(sentence)
}
