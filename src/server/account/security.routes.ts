import { secondFactorOf } from '../auth/second-factor.ts'
import { member } from '../context.ts'

const routes = member.security

export const securityRoutes = routes.router({
  get: routes.get.handler(async ({ context }) => {
    const { enabled, recoveryCodes } = await secondFactorOf(context, context.userId)
    return { twoFactor: enabled, recoveryCodes: recoveryCodes?.length ?? null }
  }),
})
