import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ErrorCode, ERROR_STATUS } from '#contract/errors.ts'
import { isParseable } from '#database/json-bounds.ts'

/** Bytes that anyone may send: a message of the contact form, a sign-in. What is larger is read of an admitted sender only. */
const MOST_OF_ANYONE = 16 * 1024
/** A member of an object or an item of a list takes more bytes than this on average in every large body of the contract. */
const LEAST_BYTES_OF_VALUE = 8

declare module 'fastify' {
  interface FastifyRequest {
    /** Bytes of a body that its sender may send; raised by who looks at session, rights and budget, before any of it is read. */
    mostBytes: number
  }
}

/**
 * What is looked at before a body costs anything: who sends a large one before it is read, how deeply it is nested and how
 * many values it holds before it is parsed. A compressed body is not unpacked, and is no JSON.
 */
export function requestBodies(app: FastifyInstance): void {
  app.decorateRequest('mostBytes', MOST_OF_ANYONE)
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (bytesOf(request) > request.mostBytes) done(failure('PAYLOAD_TOO_LARGE'))
    else done(null, payload)
  })
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const mostValues = request.routeOptions.bodyLimit / LEAST_BYTES_OF_VALUE
    if (isParseable(body, mostValues)) void parse(request, body.toString('utf8'), done)
    else done(failure('BAD_REQUEST'))
  })
}

/** Whether a request has to be admitted for its body, which is more than anyone may send. */
export function isLarge(request: FastifyRequest): boolean {
  return bytesOf(request) > MOST_OF_ANYONE
}

/** Infinity for a body that does not say its length. */
function bytesOf({ headers }: FastifyRequest): number {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity
}

function failure(code: ErrorCode): Error & { statusCode: number } {
  return Object.assign(new Error('The body was not read'), { statusCode: ERROR_STATUS[code] })
}
