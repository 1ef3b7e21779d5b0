import type { QueryClient } from '@tanstack/react-query'
import { pageAccount } from './tab-session.ts'
import { paths } from '../navigation/paths.ts'
import { holdsUnsavedWork, watchUnsavedWork } from '../navigation/unsaved-work.ts'

/**
 * Once the session is another's or nobody's, the page goes: to what the new account has, or to the sign-in page.
 * Unsaved work stays on the screen until it is given up (ui/account-notice says so).
 */
export function followAccount(queryClient: QueryClient): void {
  const follow = () => {
    const state = pageAccount.state()
    if (state === 'here' || holdsUnsavedWork()) return
    document.documentElement.style.visibility = 'hidden'
    queryClient.clear()
    // An address of the one is seldom one of the other's.
    if (state === 'other') location.replace(paths.dashboard)
    else location.reload()
  }
  pageAccount.listen()
  pageAccount.subscribe(follow)
  // A form that gives way to the next one holds nothing for a moment.
  watchUnsavedWork(() => setTimeout(follow))
}
