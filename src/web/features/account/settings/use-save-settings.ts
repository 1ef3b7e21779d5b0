import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AccountChange } from '#contract/account.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { changeAccount } from '#web/lib/session/change-account.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { sessionQuery } from '#web/lib/session/session.ts'

/** Saves a part of the account. False in the demo, which saves nothing. */
export function useSaveSettings() {
  const queryClient = useQueryClient()
  const [savedAt, setSavedAt] = useState<Date>()

  async function save(change: AccountChange): Promise<boolean> {
    if (refusedInDemo()) return false
    await changeAccount(queryClient, change)
    void invalidateAfter(queryClient, 'account')
    if (change.fullName !== undefined) void queryClient.invalidateQueries(sessionQuery)
    setSavedAt(new Date())
    return true
  }

  return { save, savedAt }
}
