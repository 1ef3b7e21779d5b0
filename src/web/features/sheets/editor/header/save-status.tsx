import { useTranslations } from 'use-intl'
import { useDemo } from '#web/lib/demo.ts'
import { useFormat } from '#web/lib/use-format.ts'
import { hasUnsavedWork } from '../state/editor-state.ts'
import { useEditorState } from '../state/use-editor.ts'
import classes from './save-status.module.css'

/** Whether what is on the screen is stored: always in sight, and spoken when it changes. */
export function SaveStatus() {
  const t = useTranslations('editor.status')
  const tDemo = useTranslations('demo')
  const demo = useDemo()
  const format = useFormat()
  const saving = useEditorState((state) => state.saving)
  const failed = useEditorState((state) => state.failure !== null)
  const unsaved = useEditorState(hasUnsavedWork)
  const savedAt = useEditorState((state) => state.savedAt?.toISOString() ?? state.stored.updatedAt)

  if (demo) return <output className={classes.status}>{tDemo('notSaved')}</output>
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
  return (
    <output className={classes.status} data-state={state}>
      {words[state]()}
    </output>
  )
}

function isToday(instant: string): boolean {
  return new Date(instant).toDateString() === new Date().toDateString()
}
