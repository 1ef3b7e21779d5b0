import { useCallback, useEffect, useMemo, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { publicPath } from '#contract/public-path.ts'
import { PathnameContext } from '#web/lib/navigation/link-context.ts'
import { takePartingWord } from '#web/lib/session/flash-message.ts'
import { paths, type AppPath } from '#web/lib/navigation/paths.ts'
import { endSession, wayOut } from '#web/lib/session/session-requests.ts'
import { SurroundingsContext, type Surroundings } from '#web/lib/session/shell-context.ts'
import { notifySuccess } from '#web/ui/notices.tsx'
import { tellAccount } from './tell-account.ts'
import { useFoundSession } from './use-found-session.ts'

interface SiteSurroundingsProps {
  path: AppPath
  children: ReactNode
}

/** The site around its pages: plain links, and a look at who is signed in once the page is there. */
export function SiteSurroundings({ path, children }: SiteSurroundingsProps) {
  const t = useTranslations('errors')
  const language = useLocale()
  const { session, setSession } = useFoundSession()

  useEffect(() => {
    const word = takePartingWord()
    if (word !== null) notifySuccess(word)
  }, [])

  const signOut = useCallback(async () => {
    if (session) await endSession(session.user.id)
    const way = wayOut(publicPath(paths.login, language))
    if (way !== undefined) {
      location.assign(way)
      return
    }
    setSession(null)
    notifySuccess(t('signedOut'))
  }, [session, setSession, language, t])

  const surroundings = useMemo<Surroundings>(
    () => ({
      session,
      signOut,
      tellAccount: async (chosen) => {
        if (session) await tellAccount(session.user.id, chosen)
      },
    }),
    [session, signOut],
  )
  return (
    <PathnameContext value={path}>
      <SurroundingsContext value={surroundings}>{children}</SurroundingsContext>
    </PathnameContext>
  )
}
