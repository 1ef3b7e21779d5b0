import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { draftKey } from '#web/lib/storage/draft-storage.ts'
import { tabSession } from '#web/lib/session/tab-session.ts'
import { sessionQuery } from '#web/lib/session/session.ts'
import { isStored } from '../../editor/state/editor-state.ts'
import type { EditorState } from '../../editor/state/editor-state.ts'
import type { EditorStore } from '../../editor/state/editor-store.ts'
import { createDraftKeeper } from './draft-keeper.ts'

/** The key of one account's draft of a sheet; all sheets that are not stored yet share one. */
export function keyOfSheet(userId: string, stored: Pick<EditorState['stored'], 'id' | 'version'>): string {
  return draftKey(userId, isStored(stored) ? stored.id : 'new')
}

/** Keeps what is typed on this page, and says how that goes. */
export function useKeptDraft(store: EditorStore, userId: string, resumedAt: Date | null) {
  const queryClient = useQueryClient()
  const [keeper] = useState(() =>
    createDraftKeeper({
      store,
      keyOf: (stored) => keyOfSheet(userId, stored),
      mayKeep: () =>
        tabSession.state.get() === 'here' &&
        queryClient.getQueryData(sessionQuery.queryKey)?.user.id === userId,
      resumedAt,
    }),
  )
  useEffect(() => keeper.start(), [keeper])
  return { keeping: useSyncExternalStore(keeper.subscribe, keeper.keeping), takeOver: keeper.takeOver }
}
