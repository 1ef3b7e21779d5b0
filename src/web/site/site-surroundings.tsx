import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useLocale } from 'use-intl'
import { publicPath } from '#contract/public-path.ts'
import { forgetDrafts } from '#web/lib/kept-drafts.ts'
import { PathnameContext } from '#web/lib/navigation.ts'
import { forgetReading } from '#web/lib/offline/kept-reading.ts'
import { takePartingWord } from '#web/lib/parting-word.ts'
import { paths, type AppPath } from '#web/lib/paths.ts'
import type { Session } from '#web/lib/session-facts.ts'
import { endSession, fetchSession } from '#web/lib/session-requests.ts'
import { SurroundingsContext, type Surroundings } from '#web/lib/surroundings.ts'
import { notifySuccess } from '#web/ui/notices.tsx'
import { tellAccount } from './tell-account.ts'

interface SiteSurroundingsProps {
  path: AppPath
  children: ReactNode
}

/** The site around its pages: plain links, and a look at who is signed in once the page is there. */
export function SiteSurroundings({ path, children }: SiteSurroundingsProps) {
  const language = useLocale()
  const [session, setSession] = useState<Session | null>()

  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const look = async () => {
      const found = await fetchSession(signal).catch(() => null)
      if (!signal.aborted) setSession(found)
    }
    void look()
    // The back button shows a page as it was left: the session may have changed since.
    addEventListener('pageshow', ({ persisted }) => void (persisted && look()), { signal })
    return () => left.abort()
  }, [])

  useEffect(() => {
    const word = takePartingWord()
    if (word !== null) notifySuccess(word)
  }, [])

  const signOut = useCallback(async () => {
    if (session) {
      await endSession(session.user.id)
      forgetDrafts(session.user.id)
    }
    await forgetReading()
    location.assign(publicPath(paths.login, language))
  }, [session, language])

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
