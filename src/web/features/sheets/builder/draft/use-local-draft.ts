import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAtomValue } from '#web/lib/store/use-atom-value.ts'
import { draftKey } from '#web/lib/storage/draft-storage.ts'
import { tabSession } from '#web/lib/session/tab-session.ts'
import { sessionQuery } from '#web/lib/session/session.ts'
import { isStored } from '../../editor/state/editor-state.ts'
import type { EditorState } from '../../editor/state/editor-state.ts'
import type { EditorStore } from '../../editor/state/editor-store.ts'
import { createLocalDraft } from './local-draft.ts'

/** The key of one account's draft of a sheet; all sheets that are not stored yet share one. */
export function keyOfSheet(account: string, stored: Pick<EditorState['stored'], 'id' | 'version'>): string {
  return draftKey(account, isStored(stored) ? stored.id : 'new')
}

/** Stores what is typed on this page, with the status of that. */
export function useLocalDraft(store: EditorStore, account: string, resumedAt: Date | null) {
  const queryClient = useQueryClient()
  const [draft] = useState(() =>
    createLocalDraft({
      store,
      keyOf: (stored) => keyOfSheet(account, stored),
      mayKeep: () =>
        tabSession.state.get() === 'here' &&
        queryClient.getQueryData(sessionQuery.queryKey)?.account === account,
      resumedAt,
    }),
  )
  useEffect(() => draft.start(), [draft])
  return { draftStatus: useAtomValue(draft.status), takeOver: draft.takeOver }
}
