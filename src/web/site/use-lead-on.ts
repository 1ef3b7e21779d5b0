import { useEffect } from 'react'
import type { AppPath } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/surroundings.ts'

/** On pages for signing in: who is signed in already goes on; a server that cannot say keeps nobody out. */
export function useLeadOn(to: AppPath): void {
  const session = useSession()
  useEffect(() => {
    if (session) location.replace(to)
  }, [session, to])
}
