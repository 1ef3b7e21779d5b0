import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { SESSION_S } from './auth.ts'
import { everyHour } from '../every-hour.ts'

/** Ahead of it only a clock that was wrong writes, which would make things last for longer than they may. */
const AHEAD = "now() + interval '1 hour'"

/**
 * Clears away what has run out: sessions, links of mails, invitations, counts of failures older than a day, security events older than a
 * year, accounts that were not confirmed within seven days. Those never had a session, so they hold nothing. Sessions, links,
 * counts and such accounts of a clock that was ahead go too.
 */
export async function clearExpired({ pool }: Database): Promise<void> {
  await pool.query(
    `delete from auth.sessions where expires_at not between now() and ${AHEAD} + interval '${SESSION_S} seconds'`,
  )
  await pool.query(`delete from auth.verifications where expires_at < now() or created_at > ${AHEAD}`)
  await pool.query(`delete from auth.house_invitations where expires_at < now() or created_at > ${AHEAD}`)
  await pool.query("delete from auth.security_events where minute < now() - interval '12 months'")
  await pool.query(
    `delete from auth.users where not email_verified
     and created_at not between now() - interval '7 days' and ${AHEAD}`,
  )
  await pool.query(
    `delete from auth.rate_limits where last_request not between
     (extract(epoch from now()) - 24 * 3600) * 1000 and extract(epoch from ${AHEAD}) * 1000`,
  )
}

/** Every hour while the server runs. */
export function housekeeping(app: FastifyInstance, database: Database): void {
  everyHour(app, () => clearExpired(database))
}
