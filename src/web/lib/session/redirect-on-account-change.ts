import type { QueryClient } from '@tanstack/react-query'
import { tabSession } from './tab-session.ts'
import { basePaths } from '#web/lib/navigation/base-paths.ts'
import { hasUnsavedWork, watchUnsavedWork } from '../navigation/unsaved-work.ts'
import { address } from '#web/lib/navigation/address.ts'

/**
 * Once another account or none is signed in, redirects to the new account's dashboard or to the sign-in page.
 * Unsaved work stays on the screen until it is given up (ui/account-notice says so).
 */
export function redirectOnAccountChange(queryClient: QueryClient): void {
  const follow = () => {
    const state = tabSession.state.get()
    if (state === 'here' || hasUnsavedWork()) return
    document.documentElement.style.visibility = 'hidden'
    queryClient.clear()
    // The page's id rarely exists in the other account.
    if (state === 'other')
      location.replace(address(tabSession.tablet() !== null ? basePaths.kitchen : basePaths.dashboard))
    else location.reload()
  }
  tabSession.listen()
  tabSession.state.subscribe(follow)
  // A form that gives way to the next one holds nothing for a moment.
  watchUnsavedWork(() => setTimeout(follow))
}
