import { and, eq, isNull } from 'drizzle-orm'
import { CARTE_TOKEN } from '#contract/public-cartes.ts'
import { authTables } from '#database/auth-tables.ts'
import type { Database } from '#database/connect.ts'
import { departures } from '#database/schema/departures.ts'
import { publicCartes } from '#database/schema/public-cartes.ts'
import { Attempts, type Pace } from '../auth/attempts.ts'
import type { Auth } from '../auth/auth.ts'
import { clientAddress } from '../auth/client-address.ts'
import { tooManyRequests } from '../auth/too-many-requests.ts'

/**
 * Addresses of nothing, asked for from one place. Many are free: behind one address all guests of a restaurant may
 * be reading codes that it printed before it renewed its own. A minute's wait is enough against guessing, as there
 * are more addresses than anyone tries.
 */
const WRONG_ADDRESSES: Pace = {
  free: 200,
  firstWaitMs: 5_000,
  longestWaitMs: 60_000,
  forgetMs: 3_600_000,
}

type LookupContext = { database: Database; auth: Auth; ip: string }
type Address = { userId: string; carteId: string }

/**
 * Whose carte is open at an address; undefined when none is, as while its account waits to be erased. A right address is always answered: a guest who tries others
 * does not keep the others in the room from reading the carte.
 * @throws TOO_MANY_REQUESTS for a wrong one, after many of them from one place
 */
export async function findAddress(
  { database, auth, ip }: LookupContext,
  token: string,
): Promise<Address | undefined> {
  const attempts = new Attempts(database, auth.options.secret)
  const key = attempts.key('public-carte', clientAddress(ip))
  const found = await read(database, token)
  if (found) return found
  const attempt = await attempts.begin(key, WRONG_ADDRESSES)
  if (!attempt.allowed) throw tooManyRequests(attempt.waitMs)
  return undefined
}

async function read(database: Database, token: string): Promise<Address | undefined> {
  if (!CARTE_TOKEN.test(token)) return undefined
  const rows = await authTables(database)
    .select({ userId: publicCartes.userId, carteId: publicCartes.carteId })
    .from(publicCartes)
    .leftJoin(departures, eq(departures.userId, publicCartes.userId))
    .where(and(eq(publicCartes.token, token), isNull(departures.userId)))
  return rows[0]
}
