import { useBlocker } from '@tanstack/react-router'
import { confirmLeaving, hasUnsavedWork } from '#web/lib/navigation/unsaved-work.ts'
import { savesAnswered } from './pending-saves.ts'
import { tomorrowSearch } from './tomorrow-search.ts'

/**
 * Asks before a day with figures that could not be stored is left, for another day or another page. Leaving a field sends
 * what it holds: only its answer says whether anything would be lost.
 */
export function useConfirmLeavingDay(): void {
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: async ({ current, next }) => {
      const staysOnPage = current.pathname === next.pathname
      if (staysOnPage && tomorrowSearch(current.search).jour === tomorrowSearch(next.search).jour)
        return false
      // The guard of a service asks before another page by itself.
      if (!staysOnPage && hasUnsavedWork()) return false
      await savesAnswered()
      return !(await confirmLeaving())
    },
  })
}
