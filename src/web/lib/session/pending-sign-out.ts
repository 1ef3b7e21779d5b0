import { removeStoredDraft, writeStoredDraft, readStoredDraft } from '../storage/draft-storage.ts'
import { ownName } from '#web/lib/navigation/address.ts'

/** A sign-out that the server has not received yet: this browser has deleted the account's data already. */
export const PENDING_SIGN_OUT_KEY = 'gramme-sign-out'

/** The account whose session is still to be ended; null when there is none. */
export function pendingSignOut(): string | null {
  return readStoredDraft(ownName(PENDING_SIGN_OUT_KEY))
}

/** False in a browser that keeps nothing, where it would be forgotten. */
export function storePendingSignOut(account: string): boolean {
  return writeStoredDraft(ownName(PENDING_SIGN_OUT_KEY), account)
}

/** It is done, or another session has taken its place. */
export function clearPendingSignOut(): void {
  removeStoredDraft(ownName(PENDING_SIGN_OUT_KEY))
}
