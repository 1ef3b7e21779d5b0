import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import { StoredState } from '#web/ui/stored-state.tsx'
import { SaveStatus } from '../../editor/header/save-status.tsx'
import { hasUnsavedWork, isStored } from '../../editor/state/editor-state.ts'
import { useEditorState } from '../../editor/state/use-editor.ts'
import type { LocalDraftStatus } from './local-draft.ts'

/** Whether what is on the screen is stored; if not, whether it would still be there after the tab is closed. */
export function DraftStatus({ draftStatus }: { draftStatus: LocalDraftStatus }) {
  const t = useTranslations('builder.draft')
  const format = useFormat()
  const busy = useEditorState(({ saving, failure }) => saving || failure !== null)
  const unsaved = useEditorState(hasUnsavedWork)
  const stored = useEditorState((state) => isStored(state.stored))

  if (!busy && unsaved && draftStatus.state === 'kept') {
    return <StoredState>{t('kept', { time: format.time(draftStatus.at) })}</StoredState>
  }
  if (!busy && !unsaved && !stored) return <StoredState>{t('notYet')}</StoredState>
  return <SaveStatus />
}
