import { ownName } from '#web/lib/navigation/address.ts'

/** Where this tab remembers an invitation while its reader signs in: it is in no address that a server sees. */
export const INVITATION_KEY = 'gramme-invitation'

/** The token of the link that was opened, else of the one that this tab remembers. */
export function openedInvitation(hash: string): string | undefined {
  const token = hash.replace(/^#/, '')
  if (token !== '') {
    keepInvitation(token)
    return token
  }
  try {
    return sessionStorage.getItem(ownName(INVITATION_KEY)) ?? undefined
  } catch {
    return undefined
  }
}

function keepInvitation(token: string): void {
  try {
    sessionStorage.setItem(ownName(INVITATION_KEY), token)
  } catch {
    // Then its link is opened again after the sign-in.
  }
}

/** It has served. */
export function forgetInvitation(): void {
  try {
    sessionStorage.removeItem(ownName(INVITATION_KEY))
  } catch {
    // As above.
  }
}
