import { holdsPreferences } from '#web/lib/session/session-data.ts'
import { useSession } from '#web/lib/session/shell-context.ts'

/** Whether the reader owns the house of their account, which is deleted with the account; true in the demo. */
export function useOwnHouse(): boolean {
  const session = useSession()
  return session == null || holdsPreferences(session)
}
