import { lastBackup } from './backups/last-backups.queries.ts'
import { open } from './context.ts'
import { refusal } from './translate-error.ts'
import { version } from './version.ts'

export const health = open.health.handler(async ({ context }) => {
  const last = await lastBackup(context.database.pool).catch(() => {
    throw refusal('UNAVAILABLE', 'The database does not answer')
  })
  const backup = last ? { endedAt: last.endedAt, ageSeconds: ageOf(last.endedAt) } : null
  return { status: 'ok', version, backup }
})

function ageOf(moment: string): number {
  return Math.max(0, Math.round((Date.now() - Date.parse(moment)) / 1000))
}
