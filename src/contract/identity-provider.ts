/** The identity provider in the rows of accounts, and in the address that it leads back to. */
export const PROVIDER_ID = 'oidc'

/** Why someone is led to the identity provider: to enter, to link it with an account, to show who is there once more. */
export const PROVIDER_PURPOSES = ['sign-in', 'link', 'confirm'] as const

/** Why the way back from the identity provider opened no session. */
export const PROVIDER_FAILURES = [
  'cancelled',
  'expired',
  'unreachable',
  'not-linked',
  'linked-elsewhere',
  'no-address',
  'unconfirmed-address',
  'closed',
  'not-invited',
  'failed',
] as const
export type ProviderFailure = (typeof PROVIDER_FAILURES)[number]
