import { z } from 'zod'
import { passkeyName } from './credentials.ts'
import { notFound } from './errors.ts'
import { contractRoute } from './route.ts'
import { byId, deleted, id, instant } from './shapes.ts'

const passkey = z.object({
  id,
  name: z.string(),
  provider: z.string().nullable().meta({ description: 'what keeps it, as far as its model says so' }),
  createdAt: instant,
  usedAt: instant.nullable(),
})
export type Passkey = z.infer<typeof passkey>

const signInMeans = z.object({
  password: z.boolean().meta({ description: 'whether the account has one' }),
  provider: z
    .boolean()
    .nullable()
    .meta({ description: 'whether the identity provider is linked; null where the installation has none' }),
  recentUntil: instant.nullable().meta({
    description: 'until when the sign-in of this session stands for the password of an account without one',
  }),
  passkeys: z.array(passkey).meta({ description: 'the newest first' }),
  twoFactor: z.boolean().meta({ description: 'whether a sign-in by password asks for a code too' }),
  recoveryCodes: z.int().nullable().meta({
    description: 'those that are left; null without a second factor, or when the server cannot read them',
  }),
})
export type SignInMeans = z.infer<typeof signInMeans>

export const securityContract = {
  get: contractRoute
    .route({
      method: 'GET',
      path: '/account/security',
      tags: ['account'],
      summary: 'What signs in to the account',
    })
    .output(signInMeans),
  renamePasskey: contractRoute
    .errors(notFound)
    .route({ method: 'PATCH', path: '/passkeys/{id}', tags: ['account'], summary: 'Name a passkey' })
    .input(byId.extend({ name: passkeyName }))
    .output(passkey),
  removePasskey: contractRoute
    .errors(notFound)
    .route({
      method: 'DELETE',
      path: '/passkeys/{id}',
      tags: ['account'],
      summary: 'Remove a passkey: it signs in no more',
    })
    .input(byId)
    .output(deleted),
}
