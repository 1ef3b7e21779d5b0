import { checkPassword } from '../auth/check-password.ts'
import { forgetSession, tokenOfSession } from '../auth/verified-sessions.ts'
import { member } from '../context.ts'
import { orNotFound } from '../or-not-found.ts'
import { noteAbout } from './events.ts'
import { inviteMember } from './invite-member.ts'
import { listInvitations, withdrawInvitation } from './invitations.queries.ts'
import { leaveHouse, removeMember } from './leaving.queries.ts'
import { changeMember, isMember, listMembers } from './members.queries.ts'
import { acceptHouse, offerHouse, takeBackOffer } from './offers.queries.ts'
import { orRefused } from './refusals.ts'

const routes = member.members

export const membersRoutes = routes.router({
  list: routes.list.handler(async ({ context }) => ({ items: await listMembers(context.database, context) })),

  change: routes.change.handler(async ({ input: { id, role, name, password }, context }) => {
    const note = noteAbout(context)
    if (role === 'owner') {
      orNotFound(await isMember(context.database, { userId: id, houseId: context.houseId }))
      await checkPassword(context, context.userId, password).catch(note.failure)
    }
    const changed = orRefused(await changeMember(context.database, context, { id, role, name }))
    if (role !== undefined) note.event('member-role-changed', id)
    return changed
  }),

  remove: routes.remove.handler(async ({ input: { id }, context }) => {
    const removed = orRefused(await removeMember(context.database, context, id))
    noteAbout(context).event('member-removed', id)
    return removed
  }),

  leave: routes.leave.handler(async ({ context }) => {
    const { database, userId, houseId } = context
    const token = await tokenOfSession(context)
    const next = orRefused(await leaveHouse(database, { userId, houseId, token }))
    noteAbout(context).event('house-left')
    forgetSession(context)
    context.answersTo({ userId, houseId: next.id, role: next.role })
    return next
  }),

  invite: routes.invite.handler(async ({ input: { password, ...invited }, context }) => {
    const note = noteAbout(context)
    await checkPassword(context, context.userId, password).catch(note.failure)
    const made = await inviteMember(context, invited)
    note.event('member-invited')
    return made
  }),

  invitations: routes.invitations.handler(async ({ context }) => ({
    items: await listInvitations(context.database, context.houseId),
  })),

  withdraw: routes.withdraw.handler(async ({ input: { id }, context }) => {
    orNotFound((await withdrawInvitation(context.database, context.houseId, id)) || undefined)
    noteAbout(context).event('invitation-withdrawn')
    return { id }
  }),

  offer: routes.offer.handler(async ({ input: { id, password }, context }) => {
    const note = noteAbout(context)
    orNotFound(await isMember(context.database, { userId: id, houseId: context.houseId }))
    await checkPassword(context, context.userId, password).catch(note.failure)
    const offered = orRefused(await offerHouse(context.database, context, id))
    note.event('house-offered', id)
    return offered
  }),

  takeBackOffer: routes.takeBackOffer.handler(async ({ input: { id }, context }) => {
    const taken = orRefused(await takeBackOffer(context.database, context, id))
    noteAbout(context).event('house-offer-ended', id)
    return taken
  }),

  acceptOffer: routes.acceptOffer.handler(async ({ input: { password }, context }) => {
    const { database, userId, houseId } = context
    const note = noteAbout(context)
    await checkPassword(context, userId, password).catch(note.failure)
    const { house, giver } = orNotFound(await acceptHouse(database, context))
    note.event('house-handed-over', giver)
    forgetSession(context)
    context.answersTo({ userId, houseId, role: house.role })
    return house
  }),
})
