import { z } from 'zod'
import { INVITATION_DAYS, MAX_MEMBERS, MEMBER_NAME_MAX_LENGTH } from '#domain/house/limits.ts'
import { ROLES } from '#domain/house/role.ts'
import { passwordAgain, passwordRefusals } from './account.ts'
import { email } from './email.ts'
import { ERROR_STATUS, notFound } from './errors.ts'
import { house } from './houses.ts'
import { contractRoute } from './route.ts'
import { rule } from './rules.ts'
import { byId, deleted, id, instant, requiredText } from './shapes.ts'

const role = z.enum(ROLES, rule('required'))
const toOwners = { description: 'null to who is no owner' }

const houseMember = z.object({
  id: id.meta({ description: 'of the person, which answers call `personId`' }),
  name: z.string().meta({ description: 'what this house calls the person' }),
  role: z.enum(ROLES),
  email: z.string().nullable().meta(toOwners),
  joinedAt: instant.nullable().meta(toOwners),
  usedAt: instant.nullable().meta({
    description: 'the last use of a session, to five minutes; null: none is open, or who asks is no owner',
  }),
  isOffered: z
    .boolean()
    .meta({ description: 'whether the house is offered to this person, who has not accepted it' }),
})
export type Member = z.infer<typeof houseMember>

export const memberChange = passwordAgain.extend({
  password: passwordAgain.shape.password.meta({
    description: 'asked for to make an owner, and for nothing else',
  }),
  role: role.optional(),
  name: requiredText(MEMBER_NAME_MAX_LENGTH).optional(),
})

const houseInvitation = z.object({
  id,
  role: z.enum(ROLES),
  email: z.string().nullable().meta({ description: 'who alone may use it; null: whoever has the link' }),
  invitedBy: z.string().nullable().meta({ description: 'the name of the owner' }),
  createdAt: instant,
  expiresAt: instant,
})
export type HouseInvitation = z.infer<typeof houseInvitation>

export const invitationInput = passwordAgain.extend({ role, email: email.optional() })

const madeInvitation = houseInvitation.extend({
  address: z
    .url()
    .nullable()
    .meta({ description: 'the link, which is not shown again; null where it has left by mail' }),
})
export type MadeInvitation = z.infer<typeof madeInvitation>

const lastOwner = {
  LAST_OWNER: {
    status: ERROR_STATUS.LAST_OWNER,
    message: 'A house has one owner at least: hand it over first; nothing was changed',
  },
} as const
const invitable = {
  TOO_MANY_MEMBERS: {
    status: ERROR_STATUS.TOO_MANY_MEMBERS,
    message: `A house has ${MAX_MEMBERS} members at most, those who are invited counted`,
  },
  MEMBER_ALREADY: { status: ERROR_STATUS.MEMBER_ALREADY, message: 'A member of the house has this address' },
} as const

const tags = ['members']

/** The people of a house. */
export const membersContract = {
  list: contractRoute
    .route({
      method: 'GET',
      path: '/members',
      tags,
      summary: 'The people of the house: its owners first, then chefs, then cooks',
    })
    .output(z.object({ items: z.array(houseMember).max(MAX_MEMBERS) })),
  change: contractRoute
    .errors({ ...notFound, ...lastOwner, ...passwordRefusals })
    .route({
      method: 'PATCH',
      path: '/members/{id}',
      tags,
      summary: 'Change the role of a member, or what the house calls them',
      description: 'Another role holds from the next request of the member on.',
    })
    .input(byId.extend(memberChange.shape))
    .output(houseMember),
  remove: contractRoute
    .errors({ ...notFound, ...lastOwner })
    .route({
      method: 'DELETE',
      path: '/members/{id}',
      tags,
      summary: 'Remove a member',
      description: 'Their sessions and access tokens in this house end. What they have done stays.',
    })
    .input(byId)
    .output(deleted),
  leave: contractRoute
    .errors(lastOwner)
    .route({
      method: 'POST',
      path: '/members/leave',
      tags,
      summary: 'Leave the house',
      description:
        'The session acts in another house of the person then, which is a new and empty one for who has no other.',
    })
    .output(house),
  invite: contractRoute
    .errors({ ...passwordRefusals, ...invitable })
    .route({
      method: 'POST',
      path: '/house-invitations',
      tags,
      successStatus: 201,
      summary: 'Invite somebody into the house',
      description: `Good for ${INVITATION_DAYS} days, and once. With an address it leaves by mail, and ends the one before it of that address.`,
    })
    .input(invitationInput)
    .output(madeInvitation),
  invitations: contractRoute
    .route({
      method: 'GET',
      path: '/house-invitations',
      tags,
      summary: 'The invitations that can still be used, the newest first',
    })
    .output(z.object({ items: z.array(houseInvitation).max(MAX_MEMBERS) })),
  withdraw: contractRoute
    .errors(notFound)
    .route({ method: 'DELETE', path: '/house-invitations/{id}', tags, summary: 'Withdraw an invitation' })
    .input(byId)
    .output(deleted),
  offer: contractRoute
    .errors({ ...notFound, ...passwordRefusals })
    .route({
      method: 'POST',
      path: '/members/{id}/offer',
      tags,
      summary: 'Offer the house to a member who is no owner',
      description: `Nothing changes until it is accepted, within ${INVITATION_DAYS} days. It ends the offer before it.`,
    })
    .input(byId.extend(passwordAgain.shape))
    .output(houseMember),
  takeBackOffer: contractRoute
    .errors(notFound)
    .route({
      method: 'DELETE',
      path: '/members/{id}/offer',
      tags,
      summary: 'Take an offer of the house back',
    })
    .input(byId)
    .output(houseMember),
  acceptOffer: contractRoute
    .errors({ ...notFound, ...passwordRefusals })
    .route({
      method: 'POST',
      path: '/members/offer/accept',
      tags,
      summary: 'Accept the house that is offered: its owner from now on, and who offered it is a chef',
    })
    .input(passwordAgain)
    .output(house),
}
