import type { IncomingHttpHeaders } from 'node:http'

const BEARER = /^bearer(?:\s+(?<token>.*))?$/is

/** What a request sends as a token, in an Authorization header of the scheme Bearer; undefined where it sends none. */
export function bearerOf({ authorization }: IncomingHttpHeaders): string | undefined {
  const found = BEARER.exec(authorization?.trim() ?? '')
  return found ? (found.groups?.token ?? '') : undefined
}
