import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { Action, ActionLink } from '#web/ui/actions/action.tsx'
import { MoreMenu } from '#web/ui/actions/more-menu.tsx'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useEditor, useEditorState } from '../state/use-editor.ts'
import { focusScaling } from '../../scaling/scaling-bar.tsx'
import { useAmountsDrawer } from '../amounts/use-amounts-drawer.tsx'
import { useSaveLabel } from '../saving/use-save-label.ts'
import { useExportSheetPdf } from '../../pages/use-export-sheet-pdf.ts'
import { useLeftOutParts } from '../../document/use-left-out-parts.ts'

export interface SheetActionsProps {
  publication: { published: boolean; busy: boolean; toggle: () => void }
  onSave: () => void
  showFailure: (text: string | null) => void
}

/** What is done with the sheet; on a telephone the bar under the thumb saves it. */
export function SheetActions({ publication, onSave, showFailure }: SheetActionsProps) {
  const t = useTranslations('editor')
  const tPortions = useTranslations('portions')
  const amounts = useAmountsDrawer()
  const saveLabel = useSaveLabel()
  const id = useEditorState(({ stored }) => stored.id)
  const saving = useEditorState((state) => state.saving)
  const phone = usePhone()
  const verb = publication.published ? t('publication.unpublish') : t('publication.publish')
  const publish = (
    <Action onClick={publication.toggle} disabled={publication.busy || saving}>
      {publication.busy ? t('publication.busy') : verb}
    </Action>
  )
  const print = <ActionLink to={paths.previewRecipe(id)}>{t('print')}</ActionLink>

  return (
    <>
      <ActionLink to={paths.recipe(id)}>{t('read')}</ActionLink>
      {!phone && print}
      {!phone && publish}
      <MoreMenu>
        {phone && print}
        <ExportAction showFailure={showFailure} />
        <Action onClick={amounts.open}>{tPortions('open')}</Action>
        {phone && publish}
      </MoreMenu>
      {amounts.drawer}
      {!phone && (
        <Button onClick={onSave} disabled={saving} title="Ctrl + S">
          {saveLabel}
        </Button>
      )}
    </>
  )
}

function ExportAction({ showFailure }: Pick<SheetActionsProps, 'showFailure'>) {
  const t = useTranslations('editor')
  const sentence = useFailureSentence()
  const store = useEditor()
  const id = useEditorState(({ stored }) => stored.id)
  const { leftOut } = useLeftOutParts()
  const pdf = useExportSheetPdf(id, leftOut)

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
    <Action onClick={exportPdf} disabled={pdf.isPending}>
      {pdf.isPending ? t('exportingPdf') : t('exportPdf')}
    </Action>
  )
}
