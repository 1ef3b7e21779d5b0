import { implement, ORPCError } from '@orpc/server'
import type { FastifyBaseLogger } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import { contract } from '#contract/contract.ts'
import { ERROR_STATUS } from '#contract/errors.ts'
import { type Acting, type ActingOptions, asMember, memberReader } from '#database/as-member.ts'
import type { Database } from '#database/connect.ts'
import type { Auth } from './auth/auth.ts'
import { findMember } from './auth/find-member.ts'

export type Context = {
  database: Database
  auth: Auth
  headers: IncomingHttpHeaders
  log: FastifyBaseLogger
}

/** Routes that anyone may call. */
export const open = implement(contract).$context<Context>()

/** Routes of a signed-in user; their handlers reach the user's rows through `asMember` alone. */
export const member = open.use(async ({ context, next }) => {
  const found = await findMember(context)
  if (!found)
    throw new ORPCError('UNAUTHORIZED', { status: ERROR_STATUS.UNAUTHORIZED, message: 'Sign in first' })
  const { userId } = found
  return next({
    context: {
      userId,
      reader: memberReader(context.database, userId),
      asMember: <Result>(work: (acting: Acting) => Promise<Result>, options?: ActingOptions) =>
        asMember(context.database, userId, work, options),
    },
  })
})
