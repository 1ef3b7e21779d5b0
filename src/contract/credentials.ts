import { z } from 'zod'
import { passwordAgain } from './account.ts'
import { LANGUAGES, THEMES } from './facts/settings.ts'
import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSKEY_NAME_MAX_LENGTH,
  FULL_NAME_MAX_LENGTH,
} from './account-limits.ts'
import { email } from './email.ts'
import { PROVIDER_PURPOSES } from './identity-provider.ts'
import { guessableBy, isSamePassword } from './new-password.ts'
import { rule } from './rules.ts'
import { requiredText } from './shapes.ts'

const anyPassword = z
  .string(rule('required'))
  .min(1, rule('required'))
  .max(PASSWORD_MAX_LENGTH, rule('too-long'))

/** In signs as they are hashed, an accent with its letter. */
function isLongEnough(password: string): boolean {
  return Array.from(password.normalize('NFKC')).length >= PASSWORD_MIN_LENGTH
}

/** A common one is refused by the server, which has the list. */
const newPassword = z
  .string(rule('required'))
  .min(1, rule('required'))
  .refine(isLongEnough, rule('too-short'))
  .max(PASSWORD_MAX_LENGTH, rule('too-long'))
  .refine((password) => guessableBy(password) === undefined, {
    error: rule('password-predictable'),
    when: ({ issues }) => issues.length === 0,
  })

/** Whether the access tokens of the account outlast its password. */
const keepTokens = z.boolean(rule('invalid')).optional()

/** The secret of a link that came by mail. */
const linkToken = z.string(rule('required')).min(1, rule('required')).max(200, rule('too-long'))

/** Six figures of an authenticator, or a recovery code, however it is spaced; a recovery code has a hyphen in it. */
const code = z
  .string(rule('required'))
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().min(1, rule('required')).max(40, rule('too-long')))
const secondStep = z.object({ code, trustDevice: z.boolean(rule('invalid')).optional() })

/** What a device answers; better-auth reads it. */
const signedByDevice = z.looseObject({ id: z.string(rule('invalid')).max(2_000, rule('too-long')) })
export const passkeyName = requiredText(PASSKEY_NAME_MAX_LENGTH)

/** A path of this application with its query: no address of another host. */
const ownPath = z
  .string()
  .max(2_000, rule('too-long'))
  .regex(/^\/([^/\\].*)?$/, rule('invalid'))

/** What /api/auth takes: each route of it that Gramme uses, and no other. */
export const credentials = {
  '/sign-up/email': z
    .object({
      name: requiredText(FULL_NAME_MAX_LENGTH),
      email,
      password: newPassword,
      rememberMe: z.boolean(rule('invalid')).optional(),
      /** Of the page the account is made on; the account starts in them. */
      language: z.enum(LANGUAGES, rule('invalid')).optional(),
      theme: z.enum(THEMES, rule('invalid')).optional(),
      /** The token of an invitation, where one is needed. */
      invitation: linkToken.optional(),
      /** The token of an invitation to a house: the account begins as its member, also where registration is closed. */
      houseInvitation: linkToken.optional(),
    })
    .refine(({ password, ...owner }) => guessableBy(password, owner) !== 'password-personal', {
      error: rule('password-personal'),
      path: ['password'],
    }),
  '/sign-in/email': z.object({
    email,
    password: anyPassword,
    rememberMe: z.boolean(rule('invalid')).optional(),
  }),
  '/two-factor/verify-totp': secondStep,
  '/two-factor/verify-backup-code': secondStep,
  '/two-factor/enable': passwordAgain,
  '/two-factor/confirm': z.object({ code }),
  '/two-factor/generate-backup-codes': passwordAgain,
  '/two-factor/disable': passwordAgain,
  '/passkey/generate-register-options': passwordAgain,
  '/passkey/verify-registration': z.object({ response: signedByDevice, name: passkeyName }),
  '/passkey/generate-authenticate-options': z.object({}),
  '/passkey/verify-authentication': z.object({ response: signedByDevice }),
  /** Leads to the identity provider. Linking it with the account that is signed in asks for the password. */
  '/provider/begin': passwordAgain.extend({
    purpose: z.enum(PROVIDER_PURPOSES, rule('invalid')),
    /** The page that the browser comes back to. */
    to: ownPath.optional(),
    language: z.enum(LANGUAGES, rule('invalid')).optional(),
    theme: z.enum(THEMES, rule('invalid')).optional(),
    invitation: linkToken.optional(),
  }),
  '/provider/unlink': passwordAgain,
  '/sign-out': z.object({}),
  '/request-password-reset': z.object({ email }),
  '/reset-password': z.object({
    token: linkToken,
    newPassword,
    keepTokens,
  }),
  '/verify-email': z.object({ token: linkToken }),
  '/send-verification-email': z.object({ email }),
  /** Asked for by who is signed in; the link of the mail confirms it. */
  '/change-email': passwordAgain.extend({ newEmail: email }),
  '/confirm-new-email': z.object({ token: linkToken }),
  '/change-password': z
    .object({ currentPassword: anyPassword, newPassword, keepTokens })
    .refine(({ currentPassword, newPassword }) => !isSamePassword(currentPassword, newPassword), {
      error: rule('password-unchanged'),
      path: ['newPassword'],
    }),
} as const
export type CredentialsPath = keyof typeof credentials

/** What /api/auth answers beside the codes of errors.ts. */
export const CREDENTIALS_ERRORS = [
  'INVALID_EMAIL_OR_PASSWORD',
  'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
  'EMAIL_NOT_VERIFIED',
  'INVALID_TOKEN',
  'INVALID_PASSWORD',
  'MISSING_OR_NULL_ORIGIN',
  'REGISTRATION_CLOSED',
  'INVITATION_REQUIRED',
  'INVITATION_ENDED',
  'EMAIL_TAKEN',
  'INVALID_CODE',
  'INVALID_BACKUP_CODE',
  'INVALID_TWO_FACTOR_COOKIE',
  'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
  'TOTP_ALREADY_ENABLED',
  'TOTP_NOT_ENABLED',
  'TWO_FACTOR_UNREADABLE',
  'TOO_MANY_PASSKEYS',
  'CHALLENGE_NOT_FOUND',
  'PASSKEY_NOT_FOUND',
  'AUTHENTICATION_FAILED',
  'FAILED_TO_VERIFY_REGISTRATION',
  'PROVIDER_UNREACHABLE',
  'PROVIDER_ONLY',
  'PROVIDER_ELSEWHERE',
] as const
export type CredentialsError = (typeof CREDENTIALS_ERRORS)[number]
