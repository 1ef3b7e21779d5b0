import { invitationIn } from '#web/features/account/credentials/mail-link.ts'
import { SignUpPage } from '#web/features/account/credentials/sign-up-page.tsx'
import { paths } from '#web/entities/paths.ts'
import { useLeadOn } from '../use-lead-on.ts'
import { useOpenedHash } from '../use-opened-hash.ts'

const isInvitation = (hash: string) => invitationIn(hash) !== undefined

export function Page() {
  const hash = useOpenedHash(isInvitation)
  useLeadOn(paths.dashboard)
  return <SignUpPage hash={hash} />
}
