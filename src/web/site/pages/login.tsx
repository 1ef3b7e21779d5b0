import { SignInPage } from '#web/features/account/credentials/sign-in-page.tsx'
import { ownPath } from '#web/lib/navigation/app-path.ts'
import { paths } from '#web/entities/paths.ts'
import { useBrowserState } from '#web/lib/browser/use-browser-state.ts'
import { useLeadOn } from '../use-lead-on.ts'

const askedFrom = () => ownPath(new URLSearchParams(location.search).get('from'))

export function Page() {
  const from = useBrowserState(askedFrom)
  useLeadOn(from ?? paths.dashboard)
  return <SignInPage from={from} />
}
