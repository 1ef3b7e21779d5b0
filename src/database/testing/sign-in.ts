import { randomBytes } from 'node:crypto'
import { authTables } from '../auth-tables.ts'
import type { Database } from '../connect.ts'
import { sessions } from '../schema/auth.ts'
import type { Session } from '../session-check.ts'

/** A session of the owner of a house. @param lastsMs until it expires; negative for one that has */
export async function signIn(database: Database, userId: string, lastsMs = 3_600_000): Promise<Session> {
  const token = randomBytes(16).toString('hex')
  const expiresAt = new Date(Date.now() + lastsMs)
  await authTables(database).insert(sessions).values({ userId, token, expiresAt })
  return { userId, houseId: userId, role: 'owner', token }
}
