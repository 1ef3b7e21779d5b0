import type { refusals as french } from '../fr/refusals.ts'
import type { Translation } from '../translation.ts'

export const refusals = {
  INVALID_EMAIL_OR_PASSWORD: 'Wrong email or password',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL:
    'This email address is already in use. Please sign in or use another email address.',
  EMAIL_NOT_VERIFIED:
    'The address of this account is not confirmed yet: open the link you were sent by email.',
  INVALID_TOKEN: 'Invalid or expired reset link',
  INVALID_PASSWORD: 'The current password is wrong',
  MISSING_OR_NULL_ORIGIN: 'Your browser hides where this request comes from: the server refuses it.',
  REGISTRATION_CLOSED: 'This installation of Gramme takes no new accounts.',
  INVITATION_REQUIRED: 'Accounts of this installation of Gramme are created by invitation.',
  INVITATION_ENDED:
    'This invitation has expired, or has been used. If you already have an account, sign in; otherwise ask the person who runs this installation for a new invitation.',
  INVALID_CODE: 'This code is not the right one, or has been used: wait for the next one.',
  INVALID_BACKUP_CODE: 'This recovery code does not exist, or has been used.',
  INVALID_TWO_FACTOR_COOKIE: 'More than ten minutes have passed: give your password again.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Too many wrong codes: give your password again.',
  TOTP_ALREADY_ENABLED: 'Two-factor authentication is already on: reload the page.',
  TOTP_NOT_ENABLED: 'Two-factor authentication is not on: reload the page.',
  TWO_FACTOR_UNREADABLE:
    'The key of this server has changed since you set up two-factor authentication: it can no longer check your codes. Ask the person who runs this installation to turn it off for your account.',
  TOO_MANY_PASSKEYS: 'This account has as many passkeys as it may: remove one first.',
  CHALLENGE_NOT_FOUND: 'More than five minutes have passed: start again.',
  PASSKEY_NOT_FOUND: 'This passkey belongs to no account here: it was removed, or comes from elsewhere.',
  AUTHENTICATION_FAILED: 'This passkey was not accepted.',
  FAILED_TO_VERIFY_REGISTRATION: 'This passkey was not accepted.',
  PROVIDER_UNREACHABLE:
    'The service that identifies you does not answer. Try again in a moment; if it lasts, tell the person who runs this installation.',
  PROVIDER_ONLY: 'Here you sign in with the identity service of the installation, without a password.',
  PROVIDER_ELSEWHERE:
    'The identity service knows the public address of Gramme alone: open Gramme at that address.',
  EMAIL_TAKEN: 'This address already has an account.',
} as const satisfies Translation<typeof french>
