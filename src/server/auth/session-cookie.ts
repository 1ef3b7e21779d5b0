import { parseCookie } from 'cookie'
import type { IncomingHttpHeaders } from 'node:http'
import type { Auth } from './auth.ts'

export const COOKIE_PREFIX = 'gramme'

/** Over https only this very host can set such a cookie (RFC 6265bis, `__Host-`): Secure, Path=/, no Domain. */
export function cookiePrefix(secure: boolean): string {
  return `${secure ? '__Host-' : ''}${COOKIE_PREFIX}`
}

export function cookieName(name: string, secure: boolean): string {
  return `${cookiePrefix(secure)}.${name}`
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
  return cookieName('session_token', options.advanced.defaultCookieAttributes.secure)
}
