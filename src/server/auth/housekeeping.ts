import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { everyHour } from '../every-hour.ts'

/**
 * Clears away what has run out: sessions, reset links, counts of failures older than a day, security events older than a year,
 * accounts that were not confirmed within seven days. Those never had a session, so they hold nothing.
 */
export async function clearExpired({ pool }: Database): Promise<void> {
  await pool.query('delete from auth.sessions where expires_at < now()')
  await pool.query('delete from auth.verifications where expires_at < now()')
  await pool.query("delete from auth.security_events where minute < now() - interval '12 months'")
  await pool.query(
    "delete from auth.users where not email_verified and created_at < now() - interval '7 days'",
  )
  await pool.query(
    'delete from auth.rate_limits where last_request < (extract(epoch from now()) - 24 * 3600) * 1000',
  )
}

/** Every hour while the server runs. */
export function housekeeping(app: FastifyInstance, database: Database): void {
  everyHour(app, () => clearExpired(database))
}
