import { join } from 'node:path'

/** Where backups go unless BACKUP_DIR says so. */
export function defaultBackupFolder(dataDir: string): string {
  return join(dataDir, 'backups')
}

/** Whether Gramme makes the folder of the backups: one that BACKUP_DIR names and that is missing may be a disk that is not there. */
export function isDefaultFolder(settings: { dataDir: string; backups: { folder: string } }): boolean {
  return settings.backups.folder === defaultBackupFolder(settings.dataDir)
}
