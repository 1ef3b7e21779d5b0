import { useCallback } from 'react'
import type { TechSheet } from '#contract/sheets.ts'
import { madeBeforeOf } from '#web/lib/failure/made-before.ts'
import { isStored } from '../state/editor-state.ts'
import { useCreateSheet, useSaveSheet } from '../../sheets-api.ts'
import type { SendSheet } from './use-save.ts'

/**
 * Creates a sheet that is not stored, and changes it from then on. The page is one sheet: where the answer of the first
 * time was lost, what is on the screen by now is a change of what it has made.
 */
export function useSendSheet(onCreated: (id: string) => void): SendSheet {
  const { mutateAsync: create } = useCreateSheet()
  const { mutateAsync: change } = useSaveSheet()

  return useCallback(
    async ({ id, version, ...sheet }) => {
      if (isStored({ version })) return change({ ...sheet, id, version })
      try {
        const created = await create(sheet)
        onCreated(created.id)
        return created
      } catch (failure) {
        const found = madeBeforeOf(failure)
        if (found === undefined) throw failure
        const made = found as TechSheet
        onCreated(made.id)
        return change({ ...sheet, id: made.id, version: made.version })
      }
    },
    [create, change, onCreated],
  )
}
