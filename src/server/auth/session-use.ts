import type { IncomingHttpHeaders } from 'node:http'
import type { Database } from '#database/connect.ts'
import type { Session } from '#database/session-check.ts'
import { clientAddress } from './client-address.ts'
import { LONGEST_USER_AGENT } from './forward.ts'

/** A use is stored when the one before is older than this, or came from another network. */
const STORED_EVERY_MS = 5 * 60_000

/** The last use of a session that this server has stored. */
export type SessionUse = { storedAt?: number; storedFrom?: string }

type Use = { database: Database; headers: IncomingHttpHeaders; ip: string }

/** Stores when, from where and with what a session is used. */
export async function storeUse({ database, headers, ip }: Use, session: Session & SessionUse): Promise<void> {
  const now = performance.now()
  const from = clientAddress(ip)
  const { storedAt, storedFrom } = session
  if (storedAt !== undefined && now - storedAt < STORED_EVERY_MS && storedFrom === from) return
  // Noted first: of requests at once only one stores it.
  Object.assign(session, { storedAt: now, storedFrom: from } satisfies SessionUse)
  await database.pool.query({
    name: 'store-session-use',
    text: `update auth.sessions set updated_at = now(), ip_address = $2, user_agent = $3
           where token = $1 and expires_at > now()`,
    values: [session.token, from, (headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT)],
  })
}
