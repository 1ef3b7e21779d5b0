/** The name of a backup by the moment when it was begun: gramme-2026-11-26T030000Z.tar.zst. Their order is that of time. */
export function backupName(moment: Date): string {
  const [seconds = ''] = moment.toISOString().split('.')
  return `gramme-${seconds.replaceAll(':', '')}Z.tar.zst`
}

const NAME = /^gramme-\d{4}-\d\d-\d\dT\d{6}Z\.tar\.zst$/

/** Whether a file has a name that `backupName` gives: other files of a folder are not deleted. */
export function isBackupName(name: string): boolean {
  return NAME.test(name)
}

/** The moment that `backupName` was given, to the second. */
export function beganAtOf(name: string): Date {
  return new Date(name.replace(/^gramme-(.{10}T)(..)(..)(..)Z.*$/, '$1$2:$3:$4Z'))
}

/** Whether a file is a backup that was being written. */
export function isDraftName(name: string): boolean {
  const [, whole] = /^(.*)\.\d+\.part$/.exec(name) ?? []
  return whole !== undefined && isBackupName(whole)
}
