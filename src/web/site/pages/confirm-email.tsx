import { ConfirmEmailPage } from '#web/features/account/credentials/confirm-email-page.tsx'
import { linkToken } from '#web/features/account/credentials/mail-link.ts'
import { useOpenedHash } from '../use-opened-hash.ts'

const isConfirmation = (hash: string) => linkToken(hash, 'confirmation') !== undefined

export function Page() {
  return <ConfirmEmailPage hash={useOpenedHash(isConfirmation)} />
}
