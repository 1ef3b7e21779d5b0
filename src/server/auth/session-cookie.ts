import { createHmac, timingSafeEqual } from 'node:crypto'

export const COOKIE_PREFIX = 'gramme'

/** Browsers take a `__Secure-` cookie over https only. */
export function cookieName(name: string, secure: boolean): string {
  return `${secure ? '__Secure-' : ''}${COOKIE_PREFIX}.${name}`
}

/** The value of one cookie in a Cookie header; the first of several counts. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined
  for (const part of header.split(';')) {
    const equals = part.indexOf('=')
    if (equals === -1 || part.slice(0, equals).trim() !== name) continue
    return decoded(
      part
        .slice(equals + 1)
        .trim()
        .replace(/^"(.*)"$/, '$1'),
    )
  }
  return undefined
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

type Keys = { secret: string; secure: boolean }

/** The session cookie as it came, whoever signed it. */
export function readSessionCookie(header: string | undefined, secure: boolean): string | undefined {
  return readCookie(header, cookieName('session_token', secure))
}

/**
 * The session token in a Cookie header, when its signature is ours: `token.base64(HMAC-SHA256(token))`,
 * as better-auth writes it. A test holds the two together.
 */
export function readSessionToken(header: string | undefined, { secret, secure }: Keys): string | undefined {
  const value = readSessionCookie(header, secure)
  if (value === undefined) return undefined
  const dot = value.lastIndexOf('.')
  if (dot < 1) return undefined
  const token = value.slice(0, dot)
  const given = Buffer.from(value.slice(dot + 1), 'base64')
  const right = createHmac('sha256', secret).update(token).digest()
  return given.length === right.length && timingSafeEqual(given, right) ? token : undefined
}
