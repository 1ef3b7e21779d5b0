import { createHmac, timingSafeEqual } from 'node:crypto'
import { cookieName, readCookie } from './session-cookie.ts'

/** Shorter than the 13 months that the cookie policy promises at most. */
const A_YEAR_S = 365 * 24 * 3600

type Keys = { secret: string; secure: boolean }

function markOf(email: string, secret: string): string {
  return createHmac('sha256', secret).update(`known device\n${email}`).digest('base64url')
}

/**
 * A browser that has signed in to this account before carries its mark. What strangers do to the account,
 * or neighbours behind the same address, does not slow it down: it answers for its own failures only.
 */
export function isKnownDevice(cookies: string | undefined, email: string, { secret, secure }: Keys): boolean {
  const given = Buffer.from(readCookie(cookies, cookieName('device', secure)) ?? '')
  const right = Buffer.from(markOf(email, secret))
  return given.length === right.length && timingSafeEqual(given, right)
}

/** The Set-Cookie that makes a browser known. */
export function deviceMark(email: string, { secret, secure }: Keys): string {
  const flags = `Path=${secure ? '/' : '/api/auth'}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return `${cookieName('device', secure)}=${markOf(email, secret)}; Max-Age=${A_YEAR_S}; ${flags}`
}
