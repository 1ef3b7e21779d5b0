import { refusal } from './translate-error.ts'
import { open } from './context.ts'
import { version } from './version.ts'

export const health = open.health.handler(async ({ context }) => {
  try {
    await context.database.pool.query('SELECT 1')
  } catch {
    throw refusal('UNAVAILABLE', 'The database does not answer')
  }
  return { status: 'ok', version }
})
