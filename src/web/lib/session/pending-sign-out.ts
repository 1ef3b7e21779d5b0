import { forgetText, keepText, keptText } from '../storage/draft-storage.ts'

/** A sign-out that the server has yet to hear of: this browser has forgotten the account already. */
export const UNFINISHED_KEY = 'gramme-sign-out'

/** Whose session is still to be ended; null for nobody's. */
export function unfinishedSignOut(): string | null {
  return keptText(UNFINISHED_KEY)
}

/** False in a browser that keeps nothing, where it would be forgotten. */
export function noteUnfinishedSignOut(userId: string): boolean {
  return keepText(UNFINISHED_KEY, userId)
}

/** It is done, or another session has taken its place. */
export function forgetUnfinishedSignOut(): void {
  forgetText(UNFINISHED_KEY)
}
