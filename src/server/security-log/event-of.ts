import type { CredentialsPath } from '#contract/credentials.ts'
import type { SecurityEvent } from './security-log.ts'

type Outcomes = { succeeded: SecurityEvent; failed?: SecurityEvent }

const EVENTS: Record<CredentialsPath, Outcomes> = {
  '/sign-up/email': { succeeded: 'sign-up', failed: 'sign-up-failed' },
  '/sign-in/email': { succeeded: 'sign-in', failed: 'sign-in-failed' },
  '/two-factor/verify-totp': { succeeded: 'sign-in', failed: 'second-factor-failed' },
  '/two-factor/verify-backup-code': { succeeded: 'sign-in-by-recovery-code', failed: 'second-factor-failed' },
  '/two-factor/enable': { succeeded: 'second-factor-prepared', failed: 'second-factor-change-failed' },
  '/two-factor/confirm': { succeeded: 'second-factor-on', failed: 'second-factor-change-failed' },
  '/two-factor/generate-backup-codes': {
    succeeded: 'recovery-codes-renewed',
    failed: 'second-factor-change-failed',
  },
  '/two-factor/disable': { succeeded: 'second-factor-off', failed: 'second-factor-change-failed' },
  '/passkey/generate-register-options': {
    succeeded: 'passkey-prepared',
    failed: 'passkey-change-failed',
  },
  '/passkey/verify-registration': { succeeded: 'passkey-added', failed: 'passkey-change-failed' },
  '/passkey/generate-authenticate-options': { succeeded: 'passkey-asked' },
  '/passkey/verify-authentication': { succeeded: 'sign-in-by-passkey', failed: 'sign-in-by-passkey-failed' },
  '/provider/begin': { succeeded: 'provider-asked', failed: 'provider-change-failed' },
  '/provider/unlink': { succeeded: 'provider-unlinked', failed: 'provider-change-failed' },
  '/sign-out': { succeeded: 'sign-out' },
  '/request-password-reset': { succeeded: 'reset-requested' },
  '/reset-password': { succeeded: 'password-reset', failed: 'password-reset-failed' },
  '/verify-email': { succeeded: 'address-confirmed', failed: 'address-confirmation-failed' },
  '/send-verification-email': { succeeded: 'confirmation-requested' },
  '/change-email': { succeeded: 'address-change-requested', failed: 'address-change-failed' },
  '/confirm-new-email': { succeeded: 'address-changed', failed: 'address-change-failed' },
  '/change-password': { succeeded: 'password-changed', failed: 'password-change-failed' },
}

/**
 * What an answer of a route of /api/auth means for the security log.
 * @param isRead whether its body keeps the rules of its fields
 * @returns undefined for what is no event: a server that was not able to answer
 */
export function eventOf(path: CredentialsPath, status: number, isRead: boolean): SecurityEvent | undefined {
  if (status === 429) return 'too-many-attempts'
  if (status >= 500) return undefined
  if (!isRead) return 'input-refused'
  return status === 200 ? EVENTS[path].succeeded : EVENTS[path].failed
}
