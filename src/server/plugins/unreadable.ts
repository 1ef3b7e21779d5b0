import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts'
import { refusal } from '../translate-error.ts'
import { securityHeaders } from './security.ts'

/**
 * What is refused before any route and any hook: answered in the shape of every other refusal, with the same headers.
 * @returns options of Fastify
 */
export function unreadable(publicUrl: string) {
  const headersOf = securityHeaders(publicUrl)
  return {
    /** An address that cannot be decoded. */
    frameworkErrors: (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
      const { status, code, message } = refusal('BAD_REQUEST', 'The address cannot be read')
      void reply
        .headers({ ...headersOf(request.url), 'cache-control': 'no-store' })
        .status(status)
        .send({ code, message })
    },
    /** What is no HTTP, too large a head, or too slow: there is a connection, and no request. */
    clientErrorHandler: (error: Error & { code?: string }, socket: Socket): void => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return
      if (socket.writable) socket.write(answerTo(error.code, headersOf('/')))
      socket.destroy(error)
    },
  }
}

/** An expectation but 100-continue, which Node would refuse without a body, is ignored, as RFC 9110 allows. */
export function ignoreExpectations({ server }: FastifyInstance): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}

/** Refuses a request that names two hosts, or none in HTTP/1.1, as RFC 9112 asks. */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { httpVersion, rawHeaders } }, _reply, done) => {
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
    done(hosts > 1 || (hosts === 0 && httpVersion !== '1.0') ? unreadableRequest() : undefined)
  })
}

function unreadableRequest(): Error & { statusCode: number } {
  return Object.assign(new Error('No host, or two'), { statusCode: ERROR_STATUS.BAD_REQUEST })
}

const REFUSALS: Record<string, [code: ErrorCode, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['REQUEST_TIMEOUT', 'The request took too long to arrive'],
  HPE_HEADER_OVERFLOW: ['HEADERS_TOO_LARGE', 'The headers are too large'],
}

function answerTo(failure: string | undefined, headers: Record<string, string>): string {
  const { status, code, message } = refusal(
    ...(REFUSALS[failure ?? ''] ?? (['BAD_REQUEST', 'The request cannot be read'] as const)),
  )
  const body = JSON.stringify({ code, message })
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
}
