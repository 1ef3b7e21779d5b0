import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#database/connect.ts'
import { findCaller } from '../access-tokens/find-caller.ts'
import type { Auth } from '../auth/auth.ts'
import { clientAddress } from '../auth/client-address.ts'
import { retryAfter } from '../retry-after.ts'
import type { SecurityLog } from '../security-log/security-log.ts'
import { refusal, translateError } from '../translate-error.ts'

type Uploader = { userId: string; address: string }

/** Who uploads, before anything of the body is read; undefined where the request was refused, and is answered. */
export async function uploaderOf(
  { headers, ip }: FastifyRequest,
  reply: FastifyReply,
  parts: { database: Database; auth: Auth; securityLog: SecurityLog },
): Promise<Uploader | undefined> {
  try {
    const caller = await findCaller({ ...parts, headers, ip }, 'write')
    if (!caller) throw refusal('UNAUTHORIZED', 'Sign in first')
    return { userId: caller.userId, address: clientAddress(ip) }
  } catch (error) {
    const { code, message, status, data } = translateError(error)
    if (status >= 500) throw error
    const wait = retryAfter({ status, data })
    if (wait !== undefined) void reply.header('retry-after', wait)
    void reply.status(status).send({ code, message })
    return undefined
  }
}
