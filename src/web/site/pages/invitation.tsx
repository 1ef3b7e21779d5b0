import { InvitationPage } from '#web/features/account/joining/invitation-page.tsx'
import { openedInvitation } from '#web/features/account/joining/kept-invitation.ts'
import { useOpenedHash } from '../use-opened-hash.ts'

const isInvitation = (hash: string) => hash.length > 1

export function Page() {
  const hash = useOpenedHash(isInvitation)
  return <InvitationPage token={hash === undefined ? null : openedInvitation(hash)} />
}
