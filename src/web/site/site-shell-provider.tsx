import { useCallback, useEffect, useMemo, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { publicPath } from '#contract/public-path.ts'
import { PathnameContext } from '#web/lib/navigation/link-context.ts'
import { takeFlashMessage } from '#web/lib/session/flash-message.ts'
import { paths } from '#web/entities/paths.ts'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { endSession, fallbackSignOutPath } from '#web/lib/session/session-requests.ts'
import { ShellContext, type Shell } from '#web/lib/session/shell-context.ts'
import { notifySuccess } from '#web/ui/notices.tsx'
import { saveToAccount } from './save-to-account.ts'
import { useFoundSession } from './use-found-session.ts'
import { address } from '#web/lib/navigation/address.ts'

interface SiteShellProviderProps {
  path: AppPath
  children: ReactNode
}

/** The site around its pages: plain links, and a look at who is signed in once the page is there. */
export function SiteShellProvider({ path, children }: SiteShellProviderProps) {
  const t = useTranslations('errors')
  const language = useLocale()
  const { session, setSession } = useFoundSession()

  useEffect(() => {
    const word = takeFlashMessage()
    if (word !== null) notifySuccess(word)
  }, [])

  const signOut = useCallback(async () => {
    if (session) await endSession(session.account)
    const way = fallbackSignOutPath(publicPath(paths.login, language))
    if (way !== undefined) {
      location.assign(address(way))
      return
    }
    setSession(null)
    notifySuccess(t('signedOut'))
  }, [session, setSession, language, t])

  const shell = useMemo<Shell>(
    () => ({
      session,
      signOut,
      saveToAccount: async (chosen) => {
        if (session) await saveToAccount(session.account, chosen)
      },
    }),
    [session, signOut],
  )
  return (
    <PathnameContext value={path}>
      <ShellContext value={shell}>{children}</ShellContext>
    </PathnameContext>
  )
}
