import { SESSIONS_SHOWN, type SessionInfo, type SessionList } from '#contract/sessions.ts'
import type { Database } from '#database/connect.ts'
import { clientAddress } from '../auth/client-address.ts'
import { deviceOf } from '../auth/device-of.ts'

type Row = Omit<SessionInfo, 'browser' | 'system' | 'address'> & {
  userAgent: string | null
  ipAddress: string | null
  total: number
}

/** @param token of the session that asks */
export async function listSessions({ pool }: Database, userId: string, token: string): Promise<SessionList> {
  const { rows } = await pool.query<Row>(
    `select id, user_agent as "userAgent", ip_address as "ipAddress", created_at as "startedAt",
       updated_at as "usedAt", token = $2 as current, count(*) over ()::int as total
     from auth.sessions where user_id = $1 and expires_at > now()
     order by token = $2 desc, updated_at desc, id limit ${SESSIONS_SHOWN}`,
    [userId, token],
  )
  return { items: rows.map(shown), total: rows[0]?.total ?? 0 }
}

function shown({ userAgent, ipAddress, total: _total, ...facts }: Row): SessionInfo {
  return {
    ...facts,
    ...deviceOf(userAgent ?? ''),
    address: ipAddress ? clientAddress(ipAddress) : null,
  }
}

/** Whether the account has such a session. */
export async function hasSession({ pool }: Database, userId: string, id: string): Promise<boolean> {
  const { rows } = await pool.query('select from auth.sessions where user_id = $1 and id = $2', [userId, id])
  return rows.length > 0
}

/** @returns whether there was such a session of the account */
export async function endSession({ pool }: Database, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await pool.query('delete from auth.sessions where user_id = $1 and id = $2', [
    userId,
    id,
  ])
  return rowCount === 1
}

/** @returns how many were ended */
export async function endOtherSessions({ pool }: Database, userId: string, token: string): Promise<number> {
  const { rowCount } = await pool.query('delete from auth.sessions where user_id = $1 and token <> $2', [
    userId,
    token,
  ])
  return rowCount ?? 0
}
