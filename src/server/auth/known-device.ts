import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { isPassing } from '#database/passing-failure.ts'
import type { AuthServices } from './auth-services.ts'
import { cookieName, readCookie } from './session-cookie.ts'
import { findHash } from './stored-hash.ts'

/** Shorter than the 13 months that the cookie policy promises at most. */
const A_YEAR_S = 365 * 24 * 3600
const ID_BYTES = 16

type Keys = AuthServices['keys']

/** 'id.seal.seal': the first seal is verified without a statement, the second one ends with the password. */
function markOf(id: string, email: string, hash: string, { secret }: Keys): string {
  return [id, seal(secret, id, email), seal(secret, id, email, hash)].join('.')
}

function seal(secret: string, ...parts: string[]): string {
  return createHmac('sha256', secret)
    .update(['known device', ...parts].join('\n'))
    .digest('base64url')
}

function areSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/**
 * The id of a browser that has signed in to this account with its present password: its failures are counted under this id
 * alone. The cookie of a browser that is not known costs no statement.
 * @param address that the account has now, where `email` is the one that it had
 */
export async function knownDevice(
  { database, keys }: Pick<AuthServices, 'database' | 'keys'>,
  cookies: string | undefined,
  email: string,
  address = email,
): Promise<string | undefined> {
  const given = readCookie(cookies, cookieName('device', keys)) ?? ''
  const [id = '', ofAccount = ''] = given.split('.')
  if (!areSame(ofAccount, seal(keys.secret, id, email))) return undefined
  const hash = await findHash(database, address)
  return hash !== undefined && areSame(given, markOf(id, email, hash, keys)) ? id : undefined
}

/**
 * The Set-Cookie that makes a browser known until the password changes.
 * @param hash of the password as it is stored
 */
export function deviceMark(email: string, hash: string, keys: Keys): string {
  const { secure, path } = keys
  const below = path === '/' ? '' : path
  // `__Host-` allows no other path.
  const flags = `Path=${secure && below === '' ? '/' : `${below}/api/auth`}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  const mark = markOf(randomBytes(ID_BYTES).toString('base64url'), email, hash, keys)
  return `${cookieName('device', keys)}=${mark}; Max-Age=${A_YEAR_S}; ${flags}`
}

/**
 * The Set-Cookie for who has just set a password, or made the account; none when the account is gone, or the database is away:
 * what was done is answered all the same, and the next sign-in makes the browser known.
 */
export async function newDeviceMark(
  { database, keys }: Pick<AuthServices, 'database' | 'keys'>,
  email: string,
): Promise<string[]> {
  const hash = await findHash(database, email).catch((error: unknown) => {
    if (!isPassing(error)) throw error
  })
  return hash === undefined ? [] : [deviceMark(email, hash, keys)]
}
