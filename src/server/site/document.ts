import type { FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isCurrent, weakEtag } from '../etag.ts'
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts'

/** Worth its time: each document is compressed once, when somebody first asks for it. */
const BROTLI_QUALITY = 9

/** A text of the site that stays as it is until the server ends, in every encoding that somebody has asked for. */
export class SiteDocument {
  readonly #content: Buffer
  readonly #etag: string
  readonly #headers: Record<string, string>
  readonly #encoded = new Map<Encoding, Promise<Buffer>>()

  constructor(content: string, headers: Record<string, string>) {
    this.#content = Buffer.from(content)
    this.#etag = weakEtag(content)
    this.#headers = headers
  }

  /** Asked for each time, and sent when the browser has another or none. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // Its policy also where the browser has it: the headers of that answer replace those it has kept.
    reply.headers({
      ...this.#headers,
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag: this.#etag,
    })
    if (isCurrent(request, this.#etag)) return reply.status(304).send()
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    if (!encoding) return reply.send(this.#content)
    return reply.header('content-encoding', encoding).send(await this.#encode(encoding))
  }

  #encode(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding)
    if (known) return known
    const encoded = compress(this.#content, encoding)
    this.#encoded.set(encoding, encoded)
    return encoded
  }
}

function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(content)
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}
