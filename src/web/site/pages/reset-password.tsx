import { linkToken } from '#web/features/account/credentials/mail-link.ts'
import { ResetPasswordPage } from '#web/features/account/credentials/reset-password-page.tsx'
import { useOpenedHash } from '../use-opened-hash.ts'

const isRecovery = (hash: string) => linkToken(hash, 'recovery') !== undefined

export function Page() {
  return <ResetPasswordPage hash={useOpenedHash(isRecovery)} />
}
