import { useTranslations } from 'use-intl'
import { useDemo } from '#web/lib/demo.ts'
import { useFormat } from '#web/lib/use-format.ts'
import { SaveStatus } from '../../editor/header/save-status.tsx'
import classes from '../../editor/header/save-status.module.css'
import { hasUnsavedWork, isStored } from '../../editor/state/editor-state.ts'
import { useEditorState } from '../../editor/state/use-editor.ts'
import type { Keeping } from './draft-keeper.ts'

/** Whether what is on the screen is stored; if not, whether it would still be there after the tab is closed. */
export function DraftStatus({ keeping }: { keeping: Keeping }) {
  const t = useTranslations('builder.draft')
  const format = useFormat()
  const demo = useDemo()
  const busy = useEditorState(({ saving, failure }) => saving || failure !== null)
  const unsaved = useEditorState(hasUnsavedWork)
  const stored = useEditorState((state) => isStored(state.stored))

  if (demo) return <SaveStatus />
  if (!busy && unsaved && keeping.state === 'kept') {
    return <output className={classes.status}>{t('kept', { time: format.time(keeping.at) })}</output>
  }
  if (!busy && !unsaved && !stored) return <output className={classes.status}>{t('notYet')}</output>
  return <SaveStatus />
}
