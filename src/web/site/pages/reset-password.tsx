import { useEffect } from 'react'
import { ResetPasswordPage } from '#web/features/account/credentials/reset-password-page.tsx'
import { useBrowserFact } from '#web/lib/use-browser-fact.ts'

const onNewHash = () => location.reload()

export function Page() {
  const hash = useBrowserFact(() => location.hash)
  // Another link opened in the same window starts anew.
  useEffect(() => {
    addEventListener('hashchange', onNewHash)
    return () => removeEventListener('hashchange', onNewHash)
  }, [])
  return <ResetPasswordPage hash={hash} />
}
