import { twoFactor } from 'better-auth/plugins/two-factor'
import { CALLBACK_PATH } from './provider/newcomers.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'

const DAY_S = 24 * 3600
/** How long a sign-in waits for its second step. */
const SECOND_STEP_S = 600
/** How long a browser that is trusted needs no second step; from the last sign-in on. */
const TRUST_S = 30 * DAY_S

/**
 * Codes of an authenticator, of better-auth.
 * @param afterProvider whether a sign-in by the identity provider asks for one too, as one by password does
 */
export function secondFactorPlugin({ afterProvider }: { afterProvider: boolean }) {
  const plugin = twoFactor({
    issuer: 'Gramme',
    twoFactorCookieMaxAge: SECOND_STEP_S,
    trustDeviceMaxAge: TRUST_S,
    // The sign-in of an account without a password is checked before: check-password.ts.
    allowPasswordless: true,
    // Gramme counts wrong codes itself, so that strangers do not lock the owner out: two-factor.ts.
    accountLockout: { enabled: false },
    backupCodeOptions: { customBackupCodesGenerate: makeRecoveryCodes, storeBackupCodes: 'encrypted' },
  })
  if (!afterProvider) return plugin
  for (const hook of plugin.hooks.after) {
    const original = hook.matcher.bind(hook)
    hook.matcher = (context) => original(context) || context.path === CALLBACK_PATH
  }
  return plugin
}
