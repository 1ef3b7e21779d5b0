import { z } from 'zod'
import { contractRoute } from './route.ts'

const signInMeans = z.object({
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
      summary: 'What signs in to the account beside its password',
    })
    .output(signInMeans),
}
