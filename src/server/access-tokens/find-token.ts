import type { TokenRights } from '#contract/token-limits.ts'
import type { Database } from '#database/connect.ts'
import { inCrowd } from '#database/crowds.ts'
import { type Member, MEMBERSHIP, membershipIn } from '#database/memberships.ts'
import { clientAddress } from '../auth/client-address.ts'
import { hashToken, isWholeToken } from './token-text.ts'

/** A token that was given out and not revoked; it may have expired. */
export type FoundToken = Member & { id: string; rights: TokenRights; expired: boolean }

/** Like a use of a session, one is stored every five minutes, or when it comes from another network. */
const FIND = {
  name: 'find-access-token',
  text: `select token.id, token.user_id as "userId", ${MEMBERSHIP}, token.rights,
      coalesce(token.expires_at <= now(), false) as expired,
      coalesce(token.used_at < now() - interval '5 minutes' or token.used_from <> $2, true) as "isNews"
    from auth.access_tokens token ${membershipIn('token')} where token.hash = $1
      and not exists (select from auth.departures where user_id = token.user_id)`,
}

const STORE_USE = {
  name: 'store-access-token-use',
  text: 'update auth.access_tokens set used_at = now(), used_from = $2 where id = $1',
}

/**
 * The account of a token, found by its hash in an index: what is compared reveals nothing of the token. Its use is stored,
 * every few minutes.
 * @param ip of the client
 */
export async function findToken(
  { pool }: Database,
  token: string,
  ip: string,
): Promise<FoundToken | undefined> {
  if (!isWholeToken(token)) return undefined
  const from = clientAddress(ip)
  // Its sender is a stranger until it is found.
  const { rows } = await inCrowd('accounts', () =>
    pool.query<FoundToken & { isNews: boolean }>({ ...FIND, values: [hashToken(token), from] }),
  )
  const [row] = rows
  if (!row) return undefined
  const { isNews, ...found } = row
  if (isNews && !found.expired) await pool.query({ ...STORE_USE, values: [found.id, from] })
  return found
}
