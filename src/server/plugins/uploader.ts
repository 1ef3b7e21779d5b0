import type { FastifyReply, FastifyRequest } from 'fastify'
import { DEMO_USER_ID } from '#contract/demo.ts'
import type { TokenRights } from '#contract/token-limits.ts'
import type { Database } from '#database/connect.ts'
import { findCaller } from '../access-tokens/find-caller.ts'
import type { Auth } from '../auth/auth.ts'
import { clientAddress } from '../auth/client-address.ts'
import { isVisitor } from '../demo/is-visitor.ts'
import type { RequestBudget } from '../request-budget.ts'
import { retryAfter } from '../retry-after.ts'
import type { SecurityLog } from '../security-log/security-log.ts'
import { refusal, translateError } from '../translate-error.ts'

/** Bytes: the names of a recipe or of a file of sheets, which a visitor of the demo asks about. */
const MOST_OF_VISITOR = 128 * 1024

type Uploader = { userId: string; address: string }
type Parts = { database: Database; auth: Auth; securityLog: SecurityLog; budget: RequestBudget }

/**
 * Who uploads, before anything of the body is read; undefined where the request was refused, and is answered. A large body
 * counts twice against the budget: here, and in the route that reads it.
 * @param needed the rights that a token has to have; undefined where only a session will do
 */
export async function uploaderOf(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Parts,
  needed: TokenRights | undefined,
): Promise<Uploader | undefined> {
  const { headers, ip } = request
  const address = clientAddress(ip)
  try {
    if (isVisitor(request)) {
      parts.budget.spend(address)
      request.mostBytes = MOST_OF_VISITOR
      return { userId: DEMO_USER_ID, address }
    }
    const caller = await findCaller({ ...parts, headers, ip }, needed)
    if (!caller) throw refusal('UNAUTHORIZED', 'Sign in first')
    parts.budget.spend(caller.budget)
    request.mostBytes = Infinity
    return { userId: caller.userId, address }
  } catch (error) {
    const { code, message, status, data } = translateError(error)
    if (status >= 500) throw error
    const wait = retryAfter({ status, data })
    if (wait !== undefined) void reply.header('retry-after', wait)
    void reply.status(status).send({ code, message })
    return undefined
  }
}
