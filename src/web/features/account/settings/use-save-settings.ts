import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AccountChange } from '#contract/account.ts'
import { orpc } from '#web/lib/query/api.ts'
import { changeAccount } from '#web/lib/session/change-account.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { sessionQuery } from '#web/lib/session/session.ts'

export interface SettingsSaving {
  pending: boolean
  /** Put into words where it is shown, in the language of that moment. */
  failure: unknown
  savedAt: Date | undefined
}

/** Saves a part of the account, once at a time; what was typed stays when it fails. */
export function useSaveSettings(): SettingsSaving & { save: (change: AccountChange) => Promise<boolean> } {
  const queryClient = useQueryClient()
  const busy = useRef(false)
  const [state, setState] = useState<SettingsSaving>({
    pending: false,
    failure: undefined,
    savedAt: undefined,
  })

  async function save(change: AccountChange): Promise<boolean> {
    if (busy.current || refusedInDemo()) return false
    busy.current = true
    setState((before) => ({ ...before, pending: true, failure: undefined }))
    try {
      await changeAccount(queryClient, change)
      // A method recosts every sheet; margins and thresholds colour every list.
      void queryClient.invalidateQueries({ queryKey: orpc.sheets.key() })
      if (change.fullName !== undefined) void queryClient.invalidateQueries(sessionQuery)
      setState({ pending: false, failure: undefined, savedAt: new Date() })
      return true
    } catch (failure) {
      setState((before) => ({ ...before, pending: false, failure }))
      return false
    } finally {
      busy.current = false
    }
  }

  return { ...state, save }
}
