/** The name of a backup by the moment when it was begun: gramme-2026-11-26T030000Z.tar.zst. Their order is that of time. */
export function backupName(moment: Date): string {
  const [seconds = ''] = moment.toISOString().split('.')
  return `gramme-${seconds.replaceAll(':', '')}Z.tar.zst`
}
