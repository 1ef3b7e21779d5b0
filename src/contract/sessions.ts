import { z } from 'zod'
import { passwordAgain, passwordRefusals } from './account.ts'
import { notFound } from './errors.ts'
import { contractRoute } from './route.ts'
import { byId, deleted, id, instant } from './shapes.ts'

/** Systems as their browsers name them; Safari says the same on a Mac and on an iPad. */
const SYSTEMS = ['windows', 'mac', 'mac-or-ipad', 'iphone', 'ipad', 'android', 'chromeos', 'linux'] as const
export type System = (typeof SYSTEMS)[number]

/** Sessions that a list shows, the last used first; an account may have more. */
export const SESSIONS_SHOWN = 100

const session = z.object({
  id,
  browser: z
    .string()
    .nullable()
    .meta({ description: 'as it says of itself; null where it is no browser known here' }),
  system: z.enum(SYSTEMS).nullable(),
  address: z.string().nullable().meta({
    description: 'the network of the last use: an IPv4 address, or the first half of an IPv6 address',
  }),
  startedAt: instant,
  usedAt: instant.meta({ description: 'to five minutes' }),
  current: z.boolean().meta({ description: 'the one that asks' }),
})
export type SessionInfo = z.infer<typeof session>

const sessionList = z.object({ items: z.array(session).max(SESSIONS_SHOWN), total: z.int() })
export type SessionList = z.infer<typeof sessionList>

export const sessionsContract = {
  list: contractRoute
    .route({
      method: 'GET',
      path: '/sessions',
      tags: ['account'],
      summary: 'The sessions of the account, the last used first',
      description: `At most ${SESSIONS_SHOWN}; \`total\` counts them all.`,
    })
    .output(sessionList),
  end: contractRoute
    .errors(notFound)
    .errors(passwordRefusals)
    .route({
      method: 'DELETE',
      path: '/sessions/{id}',
      tags: ['account'],
      summary: 'End one session',
      description: 'It takes the password again, as an ended session signs somebody out.',
    })
    .input(byId.extend(passwordAgain.shape))
    .output(deleted),
  endOthers: contractRoute
    .errors(passwordRefusals)
    .route({
      method: 'DELETE',
      path: '/sessions',
      tags: ['account'],
      summary: 'End every session but the one that asks',
      description: 'It takes the password again.',
    })
    .input(passwordAgain)
    .output(z.object({ ended: z.int() })),
}
