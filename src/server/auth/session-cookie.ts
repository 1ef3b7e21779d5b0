import { parseCookie } from 'cookie'
import type { IncomingHttpHeaders } from 'node:http'
import type { Auth } from './auth.ts'

export const COOKIE_PREFIX = 'gramme'

/** Where browsers send our cookies: over https alone or not, and below which path. */
export type CookieReach = { secure: boolean; path: string }

/**
 * Over https only this very host can set such a cookie (RFC 6265bis, `__Host-`): Secure, Path=/, no Domain. Below a path
 * what else is on the host is not sent it, and `__Secure-` says as much as a browser then checks.
 */
export function cookiePrefix({ secure, path }: CookieReach): string {
  if (!secure) return COOKIE_PREFIX
  return `${path === '/' ? '__Host-' : '__Secure-'}${COOKIE_PREFIX}`
}

export function cookieName(name: string, reach: CookieReach): string {
  return `${cookiePrefix(reach)}.${name}`
}

/** The value of one cookie in a Cookie header, without quotes; of several with one name the first, as better-auth does. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  return header === undefined ? undefined : parseCookie(header)[name]?.replace(/^"(.*)"$/, '$1')
}

/** The session cookie of a request; its signature is not verified. */
export function readSessionCookie(request: { auth: Auth; headers: IncomingHttpHeaders }): string | undefined {
  return readCookie(request.headers.cookie, nameFor(request.auth))
}

/** A Cookie header with the session cookie alone. */
export function sessionCookieHeader(auth: Auth, value: string): Headers {
  return new Headers({ cookie: `${nameFor(auth)}=${encodeURIComponent(value)}` })
}

function nameFor({ options }: Auth): string {
  return cookieName('session_token', options.advanced.defaultCookieAttributes)
}
