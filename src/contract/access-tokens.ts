import { z } from 'zod'
import { passwordAgain, passwordRefusals } from './account.ts'
import { ERROR_STATUS, notFound } from './errors.ts'
import { contractRoute } from './route.ts'
import { rule } from './rules.ts'
import { byId, deleted, id, instant, requiredText } from './shapes.ts'
import { TOKEN_NAME_MAX_LENGTH, TOKEN_RIGHTS, TOKENS_MAX } from './token-limits.ts'

/** A token may last so long at most, where it has an end. */
const LONGEST_YEARS = 10

const tokenName = requiredText(TOKEN_NAME_MAX_LENGTH)
const tokenRights = z.enum(TOKEN_RIGHTS, rule('required'))

/** Whether a token may end at this moment: in the future, within ten years. */
export function isTokenEnd(expiresAt: string): boolean {
  const latest = new Date()
  latest.setFullYear(latest.getFullYear() + LONGEST_YEARS)
  const end = Date.parse(expiresAt)
  return end > Date.now() && end <= latest.getTime()
}

const accessToken = z.object({
  id,
  name: z.string(),
  beginning: z
    .string()
    .meta({ description: 'the first characters of the token, which distinguish it from others' }),
  rights: z.enum(TOKEN_RIGHTS),
  createdAt: instant,
  expiresAt: instant.nullable().meta({ description: 'null: it has no end' }),
  usedAt: instant.nullable().meta({ description: 'to five minutes; null: never' }),
  usedFrom: z.string().nullable().meta({
    description: 'the network of the last use: an IPv4 address, or the first half of an IPv6 address',
  }),
})
export type AccessToken = z.infer<typeof accessToken>

export const newAccessToken = passwordAgain.extend({
  name: tokenName,
  rights: tokenRights,
  expiresAt: z.iso
    .datetime(rule('invalid'))
    .refine(isTokenEnd, rule('out-of-range'))
    .nullable()
    .meta({ description: 'within ten years; null: it has no end' }),
})
export type NewAccessToken = z.infer<typeof newAccessToken>

const madeAccessToken = accessToken.extend({
  token: z.string().meta({ description: 'the token itself, which is answered this once' }),
})
export type MadeAccessToken = z.infer<typeof madeAccessToken>

const tags = ['account']

export const accessTokensContract = {
  list: contractRoute
    .route({
      method: 'GET',
      path: '/access-tokens',
      tags,
      summary: 'The personal access tokens of the account, the newest first',
      description: 'Those that have expired among them, until they are revoked.',
    })
    .output(z.object({ items: z.array(accessToken).max(TOKENS_MAX) })),
  create: contractRoute
    .errors({
      ...passwordRefusals,
      TOO_MANY_TOKENS: {
        status: ERROR_STATUS.TOO_MANY_TOKENS,
        message: `An account has ${TOKENS_MAX} access tokens at most`,
      },
    })
    .route({
      method: 'POST',
      path: '/access-tokens',
      tags,
      successStatus: 201,
      summary: 'Make a personal access token',
      description:
        'The answer alone has the token: the server keeps what verifies it, and cannot show it again.',
    })
    .input(newAccessToken)
    .output(madeAccessToken),
  revoke: contractRoute
    .errors(notFound)
    .route({
      method: 'DELETE',
      path: '/access-tokens/{id}',
      tags,
      summary: 'Revoke a personal access token',
      description: 'The next request with it is refused.',
    })
    .input(byId)
    .output(deleted),
}
