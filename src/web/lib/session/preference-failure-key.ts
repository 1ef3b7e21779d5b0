import { isNetworkFailure } from '../failure/failure.ts'

/** The message key for a preference that this page shows and the account could not store. */
export function preferenceFailureKey(failure: unknown) {
  return isNetworkFailure(failure) ? 'errors.preferencesUnsent' : 'errors.preferences'
}
