import { setTimeout as delay } from 'node:timers/promises'
import { lastBackup } from './backups/last-backups.queries.ts'
import { open } from './context.ts'
import { refusal } from './translate-error.ts'
import { version } from './version.ts'

/** A proxy that asks whether this server is ready has to know it sooner than after the timeout of a statement. */
const PATIENCE_MS = 2_000

/** Uses no database: a supervisor has no reason to restart this server when the database fails. */
export const live = open.live.handler(() => ({ status: 'ok', version }))

export const health = open.health.handler(async ({ context }) => {
  const late = delay(PATIENCE_MS, undefined, { ref: false }).then(() => {
    throw new Error('No answer in time')
  })
  const last = await Promise.race([lastBackup(context.database.pool), late]).catch(() => {
    throw refusal('UNAVAILABLE', 'The database does not answer')
  })
  const backup = last ? { endedAt: last.endedAt, ageSeconds: ageOf(last.endedAt) } : null
  return { status: 'ok', version, backup }
})

function ageOf(moment: string): number {
  return Math.max(0, Math.round((Date.now() - Date.parse(moment)) / 1000))
}
