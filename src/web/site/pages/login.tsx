import { providerReturn } from '#web/features/account/credentials/provider-return.ts'
import { SignInPage } from '#web/features/account/credentials/sign-in-page.tsx'
import { ownPath } from '#web/lib/navigation/app-path.ts'
import { paths } from '#web/entities/paths.ts'
import { useBrowserState } from '#web/lib/browser/use-browser-state.ts'
import { useLeadOn } from '../use-lead-on.ts'
import { useOpenedHash } from '../use-opened-hash.ts'

const returnPath = () => ownPath(new URLSearchParams(location.search).get('from'))

/** A new one opens another page. */
const isNone = () => false

export function Page() {
  const from = useBrowserState(returnPath)
  const hash = useOpenedHash(isNone)
  // The notice of a restored account comes first.
  useLeadOn(from ?? paths.dashboard, hash !== undefined && providerReturn(hash).erasedAt === undefined)
  return <SignInPage from={from} hash={hash} />
}
