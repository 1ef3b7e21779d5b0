import { useEffect } from 'react'
import { recoveryToken } from '#web/features/account/credentials/recovery-link.ts'
import { ResetPasswordPage } from '#web/features/account/credentials/reset-password-page.tsx'
import { useBrowserState } from '#web/lib/browser/use-browser-state.ts'

let opened: string | undefined
/** As the page was opened: a jump within it writes another one. */
const openedWith = () => (opened ??= location.hash)

/** Another link opened in the same window starts with empty fields. */
function onNewHash() {
  if (recoveryToken(location.hash) !== undefined) location.reload()
}

export function Page() {
  const hash = useBrowserState(openedWith)
  useEffect(() => {
    addEventListener('hashchange', onNewHash)
    return () => removeEventListener('hashchange', onNewHash)
  }, [])
  return <ResetPasswordPage hash={hash} />
}
