import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { TABLET_PREFIX } from '#contract/account-header.ts'
import type { Auth } from '../auth/auth.ts'
import { cookieName, readCookie } from '../auth/session-cookie.ts'

/** As many bits as the hash has: nothing is gained by guessing. */
const SECRET_BYTES = 32
const SECRET = /^[\w-]{43}$/
/** Shorter than the 13 months that the cookie policy promises at most. */
const A_YEAR_S = 365 * 24 * 3600

type Requester = { auth: Auth; headers: IncomingHttpHeaders }
/** What names a tablet, and what remembers that its PIN was given. */
export const KITCHEN_COOKIES = ['kitchen', 'kitchen-open'] as const
type Cookie = (typeof KITCHEN_COOKIES)[number]

/** What the requests of a tablet are kept and named by, in the place of the account of who is signed in. */
export const accountOfDevice = (id: string) => TABLET_PREFIX + id

export const newSecret = () => randomBytes(SECRET_BYTES).toString('base64url')

/** What is stored of a secret. */
export const secretHash = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** What a browser sends as the secret of its tablet; undefined where it sends nothing that has the shape of one. */
export function secretOf({ auth, headers }: Requester): string | undefined {
  const sent = readCookie(headers.cookie, nameOf(auth, 'kitchen'))
  return sent !== undefined && SECRET.test(sent) ? sent : undefined
}

/** Keeps the secret for a year, from each look at the state of the tablet on. */
export const deviceCookie = (auth: Auth, secret: string) =>
  cookie(auth, 'kitchen', { value: secret, maxAge: A_YEAR_S })

/** Takes away what names a tablet and what opens it. */
export const withoutDevice = (auth: Auth) => [
  cookie(auth, 'kitchen', { value: '', maxAge: 0 }),
  lockedCookie(auth),
]

type Pinned = { id: string; pinHash: string | null }

/** Opens the tablet until its browser ends, or another PIN is chosen. */
export const openCookie = (auth: Auth, device: Pinned) =>
  cookie(auth, 'kitchen-open', { value: sealOf(auth, device) })

export const lockedCookie = (auth: Auth) => cookie(auth, 'kitchen-open', { value: '', maxAge: 0 })

/** Whether the PIN of the tablet has to be given first. */
export function isLocked({ auth, headers }: Requester, device: Pinned): boolean {
  if (device.pinHash === null) return false
  const given = Buffer.from(readCookie(headers.cookie, nameOf(auth, 'kitchen-open')) ?? '')
  const right = Buffer.from(sealOf(auth, device))
  return given.length !== right.length || !timingSafeEqual(given, right)
}

function sealOf({ options }: Auth, { id, pinHash }: Pinned): string {
  return createHmac('sha256', options.secret)
    .update(['kitchen open', id, pinHash].join('\n'))
    .digest('base64url')
}

function nameOf({ options }: Auth, name: Cookie): string {
  return cookieName(name, options.advanced.defaultCookieAttributes)
}

function cookie(auth: Auth, name: Cookie, { value, maxAge }: { value: string; maxAge?: number }): string {
  const { secure, path } = auth.options.advanced.defaultCookieAttributes
  const flags = ['HttpOnly', 'SameSite=Lax', ...(secure ? ['Secure'] : [])]
  const lasts = maxAge === undefined ? [] : [`Max-Age=${maxAge}`]
  return [`${nameOf(auth, name)}=${value}`, `Path=${path}`, ...lasts, ...flags].join('; ')
}
