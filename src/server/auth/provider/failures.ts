import type { ProviderFailure } from '#contract/identity-provider.ts'

/** Refuses a second identity of the provider for one account. */
export const OTHER_IDENTITY = 'OTHER_IDENTITY'

/** What better-auth calls the outcomes that a person can do something about (its `?error=`). */
const NAMED: Record<string, ProviderFailure> = {
  access_denied: 'cancelled',
  state_not_found: 'expired',
  state_mismatch: 'expired',
  account_not_linked: 'not-linked',
  account_already_linked_to_different_user: 'linked-elsewhere',
  email_not_found: 'no-address',
  unable_to_link_account: 'unconfirmed-address',
  REGISTRATION_CLOSED: 'closed',
  INVITATION_REQUIRED: 'not-invited',
  EMAIL_NOT_VERIFIED: 'unconfirmed-address',
  [OTHER_IDENTITY]: 'other-identity',
}

/** Why better-auth leads to this address; undefined where nothing failed. */
export function failureIn(location: URL): ProviderFailure | undefined {
  const error = location.searchParams.get('error')
  return error === null ? undefined : (NAMED[error] ?? 'failed')
}
