import { type StandardOpenAPICodecOptions, StandardOpenAPICodec } from '@orpc/openapi/standard'
import type { ORPCError } from '@orpc/server'
import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard'
import { JsonText } from '../json-text.ts'
import { retryAfter } from '../retry-after.ts'

/**
 * Rows of SQL and figures of the domain are plain values already; the library would copy each of them first, which makes
 * a list of 50 sheets JSON in 0.5 to 0.8 ms instead of 0.2.
 */
class AsTheyAre extends StandardOpenAPIJsonSerializer {
  override serialize(data: unknown): ReturnType<StandardOpenAPIJsonSerializer['serialize']> {
    return [data, false]
  }
}

/** Sends an answer that is JSON already as it is. A refusal that says how long to wait says it in the Retry-After header too. */
class PlainJsonCodec extends StandardOpenAPICodec {
  override encode(...[output, procedure]: Parameters<StandardOpenAPICodec['encode']>) {
    if (!(output instanceof JsonText)) return super.encode(output, procedure)
    const encoded = super.encode(output.stream, procedure)
    return { ...encoded, headers: { ...encoded.headers, 'content-type': 'application/json; charset=utf-8' } }
  }

  override encodeError(error: ORPCError<string, unknown>): ReturnType<StandardOpenAPICodec['encodeError']> {
    const encoded = super.encodeError(error)
    const wait = retryAfter(error)
    if (wait === undefined) return encoded
    return { ...encoded, headers: { ...encoded.headers, 'retry-after': String(wait) } }
  }
}

/** Reads requests as the library does, and gives answers to JSON.stringify as they are. */
export function plainJson(options: StandardOpenAPICodecOptions): StandardOpenAPICodec {
  const serializer = new StandardOpenAPISerializer(new AsTheyAre(), new StandardBracketNotationSerializer())
  return new PlainJsonCodec(serializer, options)
}
