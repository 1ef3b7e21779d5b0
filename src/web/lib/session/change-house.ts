import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { basePaths } from '../navigation/base-paths.ts'
import { confirmLeaving, leaveTo } from '../navigation/unsaved-work.ts'
import { refuseWhileWritesWait } from '../waiting/refuse-while-writes-wait.ts'
import { forgetAccount } from './forget-account.ts'
import { useSession } from './shell-context.ts'

/**
 * Leaves the house that the page shows, by what `change` asks of the server. This browser erases what it has kept of the house before
 * anything else is shown, then loads the application at the home of the next one. Rejects, changing nothing, where the server
 * refuses, and while something that was typed waits on this device.
 */
export function useChangeHouse(): (change: () => Promise<unknown>) => Promise<void> {
  const queryClient = useQueryClient()
  const account = useSession()?.account
  return useCallback(
    async (change) => {
      if (account === undefined || !(await confirmLeaving())) return
      await refuseWhileWritesWait(account)
      await change()
      document.documentElement.style.visibility = 'hidden'
      queryClient.clear()
      await forgetAccount(account)
      leaveTo(basePaths.dashboard)
    },
    [queryClient, account],
  )
}
