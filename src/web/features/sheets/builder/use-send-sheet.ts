import { useCallback, useRef } from 'react'
import type { TechSheetInput } from '#contract/sheets.ts'
import { MAX_PAGE_SIZE } from '#contract/list-limits.ts'
import { client } from '#web/lib/query/api.ts'
import { codeOf, isTransient } from '#web/lib/failure/failure.ts'
import { imprintOf } from '../editor/state/draft-content.ts'
import { draftOf } from '../editor/state/draft.ts'
import { isStored } from '../editor/state/editor-state.ts'
import type { SendSheet } from '../editor/saving/use-save.ts'
import { useCreateSheet, useSaveSheet } from '../sheets-api.ts'

/** Writes a new sheet the first time, and changes it from then on. */
export function useSendSheet(onCreated: (id: string) => void): SendSheet {
  const { mutateAsync: create } = useCreateSheet()
  const { mutateAsync: change } = useSaveSheet()
  // What was sent first without an answer: the server may have written it all the same.
  const unanswered = useRef<TechSheetInput | null>(null)

  return useCallback(
    async ({ id, version, ...sheet }) => {
      if (isStored({ version })) return change({ ...sheet, id, version })
      try {
        const created = await create(sheet)
        onCreated(created.id)
        return created
      } catch (failure) {
        const written = codeOf(failure) === 'TITLE_TAKEN' ? await findWritten(unanswered.current) : null
        if (written !== null) {
          unanswered.current = null
          onCreated(written.id)
          return change({ ...sheet, id: written.id, version: written.version })
        }
        if (isTransient(failure)) unanswered.current = sheet
        throw failure
      }
    },
    [create, change, onCreated],
  )
}

/** The sheet that holds just what was sent, so that it is not refused for its own name. */
async function findWritten(sent: TechSheetInput | null) {
  if (sent === null) return null
  const { items } = await client.sheets.list({ search: sent.title, limit: MAX_PAGE_SIZE })
  const named = items.find(({ title }) => title === sent.title)
  if (named === undefined) return null
  const sheet = await client.sheets.get({ id: named.id })
  return imprintOf(draftOf(sheet)) === JSON.stringify(sent) ? sheet : null
}
