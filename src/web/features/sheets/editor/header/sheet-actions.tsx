import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useEditor, useEditorState } from '../state/use-editor.ts'
import { focusScaling } from '../../scaling/scaling-bar.tsx'
import { useSaveLabel } from '../saving/use-save-label.ts'
import { SaveStatus } from './save-status.tsx'
import classes from './sheet-actions.module.css'
import { useExportSheetPdf } from '../../pages/use-export-sheet-pdf.ts'
import { useLeftOutParts } from '../../document/use-left-out-parts.ts'

interface SheetActionsProps {
  publication: { published: boolean; busy: boolean; toggle: () => void }
  onSave: () => void
  showFailure: (text: string | null) => void
}

export function SheetActions({ publication, onSave, showFailure }: SheetActionsProps) {
  const t = useTranslations('editor')
  const saveLabel = useSaveLabel()
  const sentence = useFailureSentence()
  const id = useEditorState(({ stored }) => stored.id)
  const saving = useEditorState((state) => state.saving)
  const store = useEditor()
  // On a telephone the bar under the thumb saves.
  const phone = usePhone()
  const size = phone ? 'xs' : 'sm'
  const { leftOut } = useLeftOutParts()
  const pdf = useExportSheetPdf(id, leftOut)
  const verb = publication.published ? t('publication.unpublish') : t('publication.publish')

  const exportPdf = () => {
    showFailure(null)
    // What is on the page has no figures for its portions yet.
    if (store.state().draft.scaling?.state === 'asked') {
      focusScaling()
      return
    }
    pdf.mutate(store.view(), {
      onError: (failure) => showFailure(sentence(t('exportFailed'), failure)),
    })
  }

  return (
    <div className={classes.actions}>
      {!phone && <SaveStatus />}
      <ButtonLink to={paths.recipe(id)} variant="default" size={size} title={t('readRecipe')}>
        {t('read')}
      </ButtonLink>
      <ButtonLink to={paths.previewRecipe(id)} variant="default" size={size}>
        {t('print')}
      </ButtonLink>
      <Button variant="default" size={size} onClick={exportPdf} disabled={pdf.isPending}>
        {pdf.isPending ? t('exportingPdf') : t('exportPdf')}
      </Button>
      <Button
        variant="default"
        size={size}
        onClick={publication.toggle}
        disabled={publication.busy || saving}
      >
        {publication.busy ? t('publication.busy') : verb}
      </Button>
      {!phone && (
        <Button onClick={onSave} disabled={saving} title="Ctrl + S">
          {saveLabel}
        </Button>
      )}
    </div>
  )
}
