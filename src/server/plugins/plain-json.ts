import { type StandardOpenAPICodecOptions, StandardOpenAPICodec } from '@orpc/openapi/standard'
import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard'

/** Rows of SQL and figures of the domain are plain values already; the library would copy each of them first. */
class AsTheyAre extends StandardOpenAPIJsonSerializer {
  override serialize(data: unknown): ReturnType<StandardOpenAPIJsonSerializer['serialize']> {
    return [data, false]
  }
}

/** Reads requests as the library does, and gives answers to JSON.stringify as they are. */
export function plainJson(options: StandardOpenAPICodecOptions): StandardOpenAPICodec {
  const serializer = new StandardOpenAPISerializer(new AsTheyAre(), new StandardBracketNotationSerializer())
  return new StandardOpenAPICodec(serializer, options)
}
