import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isBackupName } from '#database/backup/backup-name.ts'
import { isDefaultFolder } from '../backups/default-folder.ts'
import type { Settings } from '../config.ts'
import { type Finding, right, wrong } from './finding.ts'

/** Below it a database soon fails, and with it every save. */
const LEAST_ROOM = 500e6
/** Next to the size of the last backup. */
const GROWTH = 1.2

/** @param leastRoom bytes */
export function checkDataFolder({ dataDir }: Settings, leastRoom = LEAST_ROOM): Finding {
  const remedy =
    "Donnez-en le droit à l'utilisateur qui lance Gramme, ou choisissez un autre dossier avec DATA_DIR."
  if (!existsSync(dataDir)) {
    const parent = existingAbove(dataDir)
    return isWritable(parent)
      ? right(`Le dossier de données ${dataDir} sera fait au premier démarrage.`)
      : wrong(`Le dossier de données ${dataDir} ne peut pas être fait dans ${parent}.`, remedy)
  }
  if (!statSync(dataDir).isDirectory())
    return wrong(`Le dossier de données ${dataDir} est un fichier.`, 'Choisissez un dossier avec DATA_DIR.')
  if (!isWritable(dataDir))
    return wrong(`Le dossier de données ${dataDir} n'est pas accessible en écriture.`, remedy)
  return room(`Le dossier de données ${dataDir}`, dataDir, leastRoom)
}

/** @param leastRoom bytes */
export function checkBackupFolder(settings: Settings, leastRoom = LEAST_ROOM): Finding {
  const { folder, at } = settings.backups
  if (!existsSync(folder)) {
    if (isDefaultFolder(settings))
      return right(`Le dossier des sauvegardes ${folder} sera fait avec la première.`)
    if (at === undefined) return right(`Le dossier ${folder} n'existe pas ; BACKUP_AT=never n'y fait rien.`)
    return wrong(
      `Le dossier des sauvegardes ${folder} n'existe pas.`,
      'Montez son disque, ou corrigez BACKUP_DIR : aucune sauvegarde ne se fait.',
    )
  }
  if (!isWritable(folder))
    return wrong(
      `Le dossier des sauvegardes ${folder} n'est pas accessible en écriture.`,
      "Donnez-en le droit à l'utilisateur qui lance Gramme, ou corrigez BACKUP_DIR.",
    )
  const newest = readdirSync(folder).filter(isBackupName).toSorted().at(-1)
  const next = newest === undefined ? 0 : statSync(join(folder, newest)).size * GROWTH
  return room(`Le dossier des sauvegardes ${folder}`, folder, Math.max(leastRoom, next))
}

function room(what: string, folder: string, least: number): Finding {
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  return free < least
    ? wrong(
        `${what} n'a plus que ${inMegabytes(free)} de libre.`,
        'Faites de la place sur ce disque, ou agrandissez-le.',
      )
    : right(`${what} est accessible, avec ${inMegabytes(free)} de libre.`)
}

const MEGABYTE = new Intl.NumberFormat('fr-FR', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 })

function inMegabytes(bytes: number): string {
  return MEGABYTE.format(bytes / 1e6)
}

function existingAbove(path: string): string {
  const parent = dirname(path)
  return existsSync(parent) ? parent : existingAbove(parent)
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}
