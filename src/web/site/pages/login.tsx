import { SignInPage } from '#web/features/account/credentials/sign-in-page.tsx'
import { ownPath, paths } from '#web/lib/navigation/paths.ts'
import { useBrowserFact } from '#web/lib/browser/use-browser-state.ts'
import { useLeadOn } from '../use-lead-on.ts'

const askedFrom = () => ownPath(new URLSearchParams(location.search).get('from'))

export function Page() {
  const from = useBrowserFact(askedFrom)
  useLeadOn(from ?? paths.dashboard)
  return <SignInPage from={from} />
}
