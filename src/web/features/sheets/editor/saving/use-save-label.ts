import { useTranslations } from 'use-intl'
import { useEditorState } from '../state/use-editor.ts'

/** What the button that saves says: of a sheet that another window has deleted, that it makes it again. */
export function useSaveLabel(): string {
  const t = useTranslations('editor.save')
  const tCommon = useTranslations('common')
  const saving = useEditorState((state) => state.saving)
  const gone = useEditorState((state) => state.gone)
  if (saving) return tCommon('saving')
  return gone ? t('createAgain') : tCommon('save')
}
