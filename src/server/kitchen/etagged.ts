import type { IncomingHttpHeaders } from 'node:http'
import { weakEtag } from '../etag.ts'

/** An answer with its ETag; 304 where the reader has the same already, as If-None-Match says. */
export function etagged<Body>(headers: IncomingHttpHeaders, body: Body) {
  const etag = weakEtag(JSON.stringify(body))
  const isKnown = headers['if-none-match']?.includes(etag) ?? false
  return isKnown
    ? { status: 304 as const, headers: { etag } }
    : { status: 200 as const, headers: { etag }, body }
}
