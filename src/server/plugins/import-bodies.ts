import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { Database } from '#database/connect.ts'
import { MAX_IMPORT_BYTES } from '#domain/sheet-imports/limits.ts'
import type { Auth } from '../auth/auth.ts'
import { type Transfer, TransferLine } from '../pictures/transfer-line.ts'
import type { RequestBudget } from '../request-budget.ts'
import type { SecurityLog } from '../security-log/security-log.ts'
import { uploaderOf } from './uploader.ts'

/** What only plans an import is asked by who may import, so that a visitor of the demo sends no large body. */
const IMPORTS = [
  ['POST', '/api/sheet-imports'],
  ['POST', '/api/sheet-imports/plan'],
  ['POST', '/api/invoices'],
  ['POST', '/api/cartes/:id/sales'],
  ['PUT', '/api/cartes/:id/sales/:periodId/dishes'],
  ['POST', '/api/day-sales/put-back'],
] as const

/** A body of 8 MB is in memory as text and as objects while it is read and written: some 60 MB each. */
const BOUNDS = { ofServer: 4, ofAccount: 1, ofAddress: 2, waiting: { ofServer: 40, ofAccount: 6 } }
const PATIENCE_MS = 60_000

type Parts = { database: Database; auth: Auth; securityLog: SecurityLog; budget: RequestBudget }

/** The routes that take the sheets of an import, an invoice of thousands of lines, or a year of sales by day: larger bodies than the others, of someone signed in, a few at once. */
export function importBodies(app: FastifyInstance, parts: Parts, answer: RouteHandlerMethod): void {
  void app.register((bodies, _options, done) => {
    const line = new TransferLine({ ...BOUNDS, patienceMs: PATIENCE_MS })
    const admitted = new WeakMap<FastifyRequest, Transfer>()
    const preHandler = (request: FastifyRequest, _reply: FastifyReply, next: () => void) => {
      admitted.get(request)?.arrived()
      next()
    }
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      const uploader = await uploaderOf(request, reply, parts, 'write')
      if (!uploader) return reply
      admitted.set(request, await line.enter(uploader, reply.raw))
      return undefined
    }
    for (const [method, url] of IMPORTS)
      bodies.route({ method, url, onRequest, preHandler, bodyLimit: MAX_IMPORT_BYTES, handler: answer })
    done()
  })
}
