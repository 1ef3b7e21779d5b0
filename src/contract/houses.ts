import { z } from 'zod'
import { INVITATION_DAYS, MAX_MEMBERS } from '#domain/house/limits.ts'
import { ROLES } from '#domain/house/role.ts'
import { ERROR_STATUS, notFound } from './errors.ts'
import { contractRoute } from './route.ts'
import { rule } from './rules.ts'
import { id, instant } from './shapes.ts'

export const house = z.object({ id, name: z.string(), role: z.enum(ROLES) })
export type House = z.infer<typeof house>

const ofPerson = house.extend({
  isHere: z.boolean().meta({ description: 'the one that this session acts in' }),
  offeredBy: z
    .string()
    .nullable()
    .meta({ description: 'the name of the owner who offers this house to the person' }),
})
export type HouseOfPerson = z.infer<typeof ofPerson>

const byToken = z.object({
  token: z
    .string(rule('required'))
    .min(1, rule('required'))
    .max(200, rule('too-long'))
    .meta({ description: 'what follows # in the link of the invitation' }),
})

const shownInvitation = z.object({
  houseName: z.string(),
  role: z.enum(ROLES),
  invitedBy: z.string().nullable().meta({ description: 'the name of the owner' }),
  email: z.string().nullable().meta({ description: 'the account that alone may use it; null: any' }),
  expiresAt: instant,
})
export type ShownInvitation = z.infer<typeof shownInvitation>

const ended = {
  INVITATION_ENDED: {
    status: ERROR_STATUS.INVITATION_ENDED,
    message: `There is no such invitation: it was used or withdrawn, is older than ${INVITATION_DAYS} days, or is not whole`,
  },
} as const

/** The page that an invitation opens; its token follows `#`, which no server sees. */
export const INVITATION_PATH = '/invitation'

const tags = ['houses']

/** The houses of a person. */
export const housesContract = {
  list: contractRoute
    .route({
      method: 'GET',
      path: '/houses',
      tags,
      summary: 'The houses that the person belongs to, by name',
    })
    .output(z.object({ items: z.array(ofPerson) })),
  switch: contractRoute
    .errors(notFound)
    .route({
      method: 'POST',
      path: '/houses/switch',
      tags,
      summary: 'Act in another house from now on, in this session',
      description:
        'The next requests of every page of this browser are answered for that house; a page that was loaded before is refused as one of another account.',
    })
    .input(z.object({ houseId: id }))
    .output(house),
  invitation: contractRoute
    .errors(ended)
    .route({
      method: 'POST',
      path: '/houses/invitation',
      tags,
      summary: 'What an invitation is for',
      description: 'Many unknown ones from one place are slowed down.',
    })
    .input(byToken)
    .output(shownInvitation),
  join: contractRoute
    .errors({
      ...ended,
      INVITATION_FOR_ANOTHER: {
        status: ERROR_STATUS.INVITATION_FOR_ANOTHER,
        message: 'This invitation is for the account of another address',
      },
      MEMBER_ALREADY: {
        status: ERROR_STATUS.MEMBER_ALREADY,
        message: 'The person belongs to this house already; the invitation is not used up',
      },
      TOO_MANY_MEMBERS: {
        status: ERROR_STATUS.TOO_MANY_MEMBERS,
        message: `A house has ${MAX_MEMBERS} members at most`,
      },
    })
    .route({
      method: 'POST',
      path: '/houses/join',
      tags,
      summary: 'Join the house of an invitation, and act in it from now on',
    })
    .input(byToken)
    .output(house),
}
