import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import { StoredState } from '#web/ui/stored-state.tsx'
import { useEditorState } from '../state/use-editor.ts'
import { useUnsaved } from '../state/use-unsaved.ts'

/** Of the sheet that is being written. */
export function SaveStatus() {
  const t = useTranslations('editor.status')
  const format = useFormat()
  const saving = useEditorState((state) => state.saving)
  const failed = useEditorState((state) => state.failure !== null)
  const unsaved = useUnsaved()
  const savedAt = useEditorState((state) => state.savedAt?.toISOString() ?? state.stored.updatedAt)

  const state = saving ? 'saving' : failed ? 'failed' : unsaved ? 'unsaved' : 'saved'
  const words = {
    saving: () => t('saving'),
    failed: () => t('failed'),
    unsaved: () => t('unsaved'),
    saved: () =>
      isToday(savedAt)
        ? t('savedAt', { time: format.time(savedAt) })
        : t('savedOn', { date: format.dateLong(savedAt) }),
  }
  return <StoredState state={state}>{words[state]()}</StoredState>
}

function isToday(instant: string): boolean {
  return new Date(instant).toDateString() === new Date().toDateString()
}
