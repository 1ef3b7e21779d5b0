import { isNetworkFailure } from '../failure/failure.ts'

/** The key of what is said of a choice that this page shows and the account does not know. */
export function preferenceFailureKey(failure: unknown) {
  return isNetworkFailure(failure) ? 'errors.preferencesUnsent' : 'errors.preferences'
}
