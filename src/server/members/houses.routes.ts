import type { Database } from '#database/connect.ts'
import { inTransaction } from '#database/transaction.ts'
import { Attempts } from '../auth/attempts.ts'
import { clientAddress } from '../auth/client-address.ts'
import { ownerOf } from '../auth/owner-of.ts'
import { admit, PER_ADDRESS, whenAdmitted } from '../auth/sign-in-guard.ts'
import { forgetSession, tokenOfSession } from '../auth/verified-sessions.ts'
import { type Context, member, open } from '../context.ts'
import { orNotFound } from '../or-not-found.ts'
import { refusal } from '../translate-error.ts'
import { noteAbout } from './events.ts'
import { actIn, listHouses, switchHouse } from './houses.queries.ts'
import { findInvitation, type JoinRefusal, useInvitation } from './invitations.queries.ts'

const routes = member.houses

export const housesRoutes = open.houses.router({
  list: routes.list.handler(async ({ context }) => ({ items: await listHouses(context.database, context) })),

  switch: routes.switch.handler(async ({ input: { houseId }, context }) => {
    const { database, userId } = context
    const token = await tokenOfSession(context)
    const house = orNotFound(await switchHouse(database, { userId, houseId, token }))
    forgetSession(context)
    context.answersTo({ userId, houseId, role: house.role })
    return house
  }),

  invitation: open.houses.invitation.handler(async ({ input: { token }, context }) => {
    const found = await byToken(
      context,
      async () => (await findInvitation(context.database, token)) ?? 'ended',
    )
    if (typeof found === 'string') throw refused(found)
    return found
  }),

  join: routes.join.handler(async ({ input: { token }, context }) => {
    const { database, userId } = context
    const session = await tokenOfSession(context)
    const { email } = await ownerOf(database, userId)
    const joined = await byToken(context, () => joinBy(database, { token, userId, email, session }))
    if (typeof joined === 'string') throw refused(joined)
    noteAbout(context).event('house-joined')
    forgetSession(context)
    context.answersTo({ userId, houseId: joined.id, role: joined.role })
    return joined
  }),
})

type Joining = { token: string; userId: string; email: string; session: string }

/** Joins, and has the session act in the house. */
function joinBy({ pool }: Database, { token, userId, email, session }: Joining) {
  return inTransaction(pool, 'begin', async ({ query }) => {
    const joined = await useInvitation(query, { token, userId, email })
    if (typeof joined === 'object') await actIn(query, { userId, houseId: joined.id, token: session })
    return joined
  })
}

/** Looks for an invitation; unknown ones count against the place that asks. */
async function byToken<Found extends object>(
  { database, auth, ip }: Pick<Context, 'database' | 'auth' | 'ip'>,
  look: () => Promise<Found | JoinRefusal>,
): Promise<Found | JoinRefusal> {
  const attempts = new Attempts(database, auth.options.secret)
  const admission = await admit(attempts, attempts.key('house-invitation', clientAddress(ip)), PER_ADDRESS)
  return whenAdmitted(admission, look, (found) => (found === 'ended' ? 'failed' : 'undecided'))
}

function refused(why: JoinRefusal) {
  if (why === 'other-address')
    return refusal('INVITATION_FOR_ANOTHER', 'This invitation is for the account of another address')
  if (why === 'member') return refusal('MEMBER_ALREADY', 'The person belongs to this house already')
  if (why === 'full') return refusal('TOO_MANY_MEMBERS', 'The house has as many members as it may')
  return refusal('INVITATION_ENDED', 'There is no such invitation any more')
}
