import { holdsPreferences } from '#web/lib/session/session-data.ts'
import { useSession } from '#web/lib/session/shell-context.ts'

/** Whether the reader owns the house of their own account, which goes with it; a visitor of the demo looks at it so. */
export function useOwnHouse(): boolean {
  const session = useSession()
  return session == null || holdsPreferences(session)
}
