import { isVisitor } from '../demo/is-visitor.ts'
import { type Context, member } from '../context.ts'
import { checkPassword } from '../auth/check-password.ts'
import { tokenOfSession } from '../auth/verified-sessions.ts'
import { orNotFound } from '../or-not-found.ts'
import { clientOf } from '../security-log/client-of.ts'
import type { SecurityEvent } from '../security-log/security-log.ts'
import { endOtherSessions, endSession, hasSession, listSessions } from './sessions.queries.ts'

const routes = member.sessions

export const sessionsRoutes = routes.router({
  // A visitor of the demo has no session.
  list: routes.list.handler(async ({ context }) =>
    isVisitor(context)
      ? { items: [], total: 0 }
      : listSessions(context.database, context.userId, await tokenOfSession(context)),
  ),

  end: routes.end.handler(async ({ input, context }) => {
    const { database, userId } = context
    orNotFound((await hasSession(database, userId, input.id)) || undefined)
    await passwordOf(context, userId, input)
    orNotFound((await endSession(database, userId, input.id)) || undefined)
    record(context, userId, 'sessions-ended')
    return { id: input.id }
  }),

  endOthers: routes.endOthers.handler(async ({ input, context }) => {
    const { database, userId } = context
    await passwordOf(context, userId, input)
    const ended = await endOtherSessions(database, userId, await tokenOfSession(context))
    record(context, userId, 'sessions-ended')
    return { ended }
  }),
})

/** A session that was left open ends no other by itself. */
async function passwordOf(context: Context, userId: string, input: { password: string }): Promise<void> {
  await checkPassword(context, userId, input.password).catch((error: unknown) => {
    record(context, userId, 'sessions-ending-failed')
    throw error
  })
}

function record(context: Context, userId: string, event: SecurityEvent): void {
  context.securityLog.record({
    event,
    accountId: userId,
    subject: userId,
    ...clientOf(context),
  })
}
