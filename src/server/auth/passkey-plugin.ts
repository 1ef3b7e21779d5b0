import { passkey } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'

/**
 * Passkeys of better-auth, for the host of PUBLIC_URL. Each one names its account and was unlocked by its owner: the
 * plugin itself accepts those that were not.
 */
export function passkeyPlugin(publicUrl: string) {
  return passkey({
    rpID: new URL(publicUrl).hostname,
    rpName: 'Gramme',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: 'passkey' },
    registration: {
      afterVerification: ({ verification }) => {
        if (!verification.registrationInfo?.userVerified) throw notUnlocked()
      },
    },
    authentication: {
      afterVerification: ({ verification }) => {
        if (!verification.authenticationInfo.userVerified) throw notUnlocked()
      },
    },
  })
}

function notUnlocked(): APIError {
  return new APIError('UNAUTHORIZED', {
    code: 'AUTHENTICATION_FAILED',
    message: 'The passkey was not unlocked by its owner',
  })
}
