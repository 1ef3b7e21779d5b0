import { isVisitor } from '../demo/is-visitor.ts'
import { type Context, member } from '../context.ts'
import { findSession } from '../auth/verified-sessions.ts'
import { orNotFound } from '../or-not-found.ts'
import { clientOf } from '../security-log/client-of.ts'
import { refusal } from '../translate-error.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.queries.ts'

const routes = member.sessions

export const sessionsRoutes = routes.router({
  // A visitor of the demo has no session.
  list: routes.list.handler(async ({ context }) =>
    isVisitor(context)
      ? { items: [], total: 0 }
      : listSessions(context.database, context.userId, await tokenOf(context)),
  ),

  end: routes.end.handler(async ({ input, context }) => {
    const { database, userId } = context
    orNotFound((await endSession(database, userId, input.id)) || undefined)
    recordEnd(context, userId)
    return { id: input.id }
  }),

  endOthers: routes.endOthers.handler(async ({ context }) => {
    const { database, userId } = context
    const ended = await endOtherSessions(database, userId, await tokenOf(context))
    recordEnd(context, userId)
    return { ended }
  }),
})

async function tokenOf(context: Context): Promise<string> {
  const session = await findSession(context)
  if (!session) throw refusal('UNAUTHORIZED', 'Sign in first')
  return session.token
}

function recordEnd(context: Context, userId: string): void {
  context.securityLog.record({
    event: 'sessions-ended',
    accountId: userId,
    subject: userId,
    ...clientOf(context),
  })
}
