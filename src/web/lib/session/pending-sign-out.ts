import { removeStoredDraft, writeStoredDraft, readStoredDraft } from '../storage/draft-storage.ts'

/** A sign-out that the server has yet to hear of: this browser has forgotten the account already. */
export const PENDING_SIGN_OUT_KEY = 'gramme-sign-out'

/** Whose session is still to be ended; null for nobody's. */
export function pendingSignOut(): string | null {
  return readStoredDraft(PENDING_SIGN_OUT_KEY)
}

/** False in a browser that keeps nothing, where it would be forgotten. */
export function storePendingSignOut(userId: string): boolean {
  return writeStoredDraft(PENDING_SIGN_OUT_KEY, userId)
}

/** It is done, or another session has taken its place. */
export function clearPendingSignOut(): void {
  removeStoredDraft(PENDING_SIGN_OUT_KEY)
}
