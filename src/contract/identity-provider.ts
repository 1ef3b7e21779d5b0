/** The identity provider in the rows of accounts, and in the address that it leads back to. */
export const PROVIDER_ID = 'oidc'

/** What a visit to the identity provider is for: to sign in, to link it with an account, to sign in again. */
export const PROVIDER_PURPOSES = ['sign-in', 'link', 'confirm'] as const

/** Why the way back from the identity provider opened no session. */
export const PROVIDER_FAILURES = [
  'cancelled',
  'expired',
  'unreachable',
  'not-linked',
  'linked-elsewhere',
  'other-identity',
  'no-address',
  'unconfirmed-address',
  'closed',
  'not-invited',
  'failed',
] as const
export type ProviderFailure = (typeof PROVIDER_FAILURES)[number]
